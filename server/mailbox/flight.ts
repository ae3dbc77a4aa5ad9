import { sql } from 'kysely';
import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';

/**
 * Runs `work` unless another worker does this for the account. The lock ends with its connection, so a killed worker frees it at once.
 * Its transaction holds no snapshot and no row.
 */
export const alone = (
  ctx: Context,
  account: Account,
  what: 'sync' | 'backfill',
  work: () => Promise<void>,
): Promise<'ran' | 'busy'> =>
  ctx.db.asUser(account.userId, async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`mailbox.${what} ${account.id}`}, 0)) as mine
    `.execute(tx);
    if (!rows[0]?.mine) return 'busy';
    await work();
    return 'ran';
  });
