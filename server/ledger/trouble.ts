// Trouble of one ledger with its provider: kept, so that every tab tells the person once, and forgotten with the next delivery that works.
import type { LiveEvent } from '#api/live.ts';
import { type LedgerName, ledgers } from '#domain/change/ledgers.ts';
import type { UserId } from '#domain/id.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** The trouble that began first stands until it is over, however often the delivery fails. */
export const noteTrouble = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { ledger, problem }: { ledger: LedgerName; problem: ProblemCode },
): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ledger_trouble')
    .values({ user_id: userId, ledger, problem, since: ctx.clock.now() })
    .onConflict((row) => row.columns(['user_id', 'ledger']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
};

export const endTrouble = async (ctx: Context, tx: Tx, userId: UserId, ledger: LedgerName): Promise<void> => {
  const { numDeletedRows } = await tx
    .deleteFrom('ledger_trouble')
    .where('user_id', '=', userId)
    .where('ledger', '=', ledger)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
};

export const troublesLive = async (tx: Tx, userId: UserId): Promise<LiveEvent[]> => {
  const rows = await tx
    .selectFrom('ledger_trouble')
    .select(['ledger', 'problem'])
    .where('user_id', '=', userId)
    .orderBy('ledger')
    .execute();
  return [{ kind: 'troubles', troubles: rows.map((row) => ({ ...row, title: ledgers[row.ledger].title })) }];
};
