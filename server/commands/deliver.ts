import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Ledger } from '#server/ledger/ledger.ts';
import { queueDelivery } from '#server/ledger/queue-delivery.ts';

/** Later accounts have their turn between two jobs. */
const roundsAtOnce = 20;

/** Delivers the account's open commands, oldest first. `last`: no retry follows, so every problem is an outcome. */
export const deliver = async (ctx: Context, account: Account, ledger: Ledger, last: boolean): Promise<void> => {
  for (let round = 0; round < roundsAtOnce; round++) {
    const went = await ledger.deliver(ctx, account, last);
    if (went === 'nothing' || went === 'waits') return;
    // The commands after a failed one still have all their tries.
    if (went === 'given-up') break;
  }
  await ctx.db.asUser(account.userId, (tx) => queueDelivery(ctx, tx, account, ledger.name));
};
