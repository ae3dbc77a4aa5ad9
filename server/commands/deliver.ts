// The job that carries a ledger's commands to its provider, round after round until none waits. It ends in outcomes or waits. It
// never stays failed, because that would hold up the account's later commands.
import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Ledger } from '#server/ledger/ledger.ts';
import { queueDelivery } from '#server/ledger/queue-delivery.ts';

/** Rounds of one job. Between jobs, other accounts have their turn. */
const roundsAtOnce = 20;

/** Delivers the account's open commands, oldest first. `last`: there is no later try, so trouble of any kind is an outcome now. */
export const deliver = async (ctx: Context, account: Account, ledger: Ledger, last: boolean): Promise<void> => {
  for (let round = 0; round < roundsAtOnce; round++) {
    const went = await ledger.deliver(ctx, account, last);
    if (went === 'nothing' || went === 'waits') return;
    // The commands after one that was given up have all their tries before them.
    if (went === 'given-up') break;
  }
  await ctx.db.asUser(account.userId, (tx) => queueDelivery(ctx, tx, account, ledger.name));
};
