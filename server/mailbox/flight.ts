// One at a time: of the syncs of an account, and of its backfills, only one runs, whichever worker has it.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';

/**
 * Runs `work` unless another worker is at the same for this account. The lock lives with its connection, so a worker that is
 * killed lets go of it at once; the transaction around it holds no snapshot and no row.
 */
export const alone = (
  ctx: Context,
  userId: UserId,
  what: 'sync' | 'backfill',
  work: () => Promise<void>,
): Promise<'ran' | 'busy'> =>
  ctx.db.asUser(userId, async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`mailbox.${what} ${userId}`}, 0)) as mine
    `.execute(tx);
    if (!rows[0]?.mine) return 'busy';
    await work();
    return 'ran';
  });
