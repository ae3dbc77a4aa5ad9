// Stores a ledger's delivery problem, to announce it once per tab. The next successful delivery clears it.
import type { LiveEvent } from '#api/live.ts';
import { type LedgerName, ledgers } from '#domain/change/ledgers.ts';
import type { Account } from '#domain/id.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

/** The first problem stays until a delivery succeeds. */
export const noteTrouble = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { ledger, problem }: { ledger: LedgerName; problem: ProblemCode },
): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ledger_trouble')
    .values({ user_id: account.userId, account_id: account.id, ledger, problem, since: ctx.clock.now() })
    .onConflict((row) => row.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) await ctx.live.tell(tx, account, { kind: 'sync', number: 0 });
};

export const endTrouble = async (ctx: Context, tx: Tx, account: Account, ledger: LedgerName): Promise<void> => {
  const { numDeletedRows } = await tx
    .deleteFrom('ledger_trouble')
    .where(ofAccount(account))
    .where('ledger', '=', ledger)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await ctx.live.tell(tx, account, { kind: 'sync', number: 0 });
};

export const troublesLive = async (tx: Tx, account: Account): Promise<LiveEvent[]> => {
  const rows = await tx
    .selectFrom('ledger_trouble')
    .select(['ledger', 'problem'])
    .where(ofAccount(account))
    .orderBy('ledger')
    .execute();
  return [{ kind: 'troubles', troubles: rows.map((row) => ({ ...row, title: ledgers[row.ledger].title })) }];
};
