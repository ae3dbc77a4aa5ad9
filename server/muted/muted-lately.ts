import { sql } from 'kysely';
import { mostThreads } from '#api/mailbox.ts';
import type { Account, ThreadId } from '#domain/id.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

/** The muted threads with the latest mail, and how many older ones there are. */
export const mutedLately = async (tx: Tx, account: Account): Promise<{ ids: ThreadId[]; older: number }> => {
  const { rows } = await sql<{ id: ThreadId; all: number }>`
    select muted.thread_id as id, count(*) over ()::integer as all
    from muted_thread as muted cross join lateral (
      select received_at from message
      where message.user_id = muted.user_id and message.account_id = muted.account_id and message.thread_id = muted.thread_id
      order by received_at desc limit 1
    ) as latest
    where ${ofAccount(account, 'muted')}
    order by latest.received_at desc, muted.thread_id
    limit ${mostThreads}
  `.execute(tx);
  return { ids: rows.map(({ id }) => id), older: (rows[0]?.all ?? 0) - rows.length };
};
