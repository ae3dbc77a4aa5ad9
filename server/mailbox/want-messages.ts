// The list of messages known by id and not yet fetched. What is stored already is not wanted again.
import { sql } from 'kysely';
import type { MessageId, ThreadId, UserId } from '#domain/id.ts';
import type { Tx } from '#server/db/database.ts';

/** Lower priority numbers are fetched first. */
export const wantMessages = async (
  tx: Tx,
  userId: UserId,
  refs: readonly { id: MessageId; threadId: ThreadId }[],
  priority: number,
): Promise<void> => {
  if (refs.length === 0) return;
  await sql`
    insert into fetch_queue (user_id, message_id, thread_id, priority)
    select ${userId}, wanted.id, wanted.thread_id, ${priority}
    from unnest(${sql.val(refs.map((ref) => ref.id))}::text[], ${sql.val(refs.map((ref) => ref.threadId))}::text[])
      as wanted(id, thread_id)
    where not exists (select from message where message.user_id = ${userId} and message.id = wanted.id)
    on conflict (user_id, message_id) do nothing
  `.execute(tx);
};

/** Everything that is stored, to learn its labels anew, or that it is gone. */
export const wantStored = async (tx: Tx, userId: UserId, priority: number): Promise<void> => {
  await sql`
    insert into fetch_queue (user_id, message_id, thread_id, priority)
    select user_id, id, thread_id, ${priority} from message where user_id = ${userId}
    on conflict (user_id, message_id) do nothing
  `.execute(tx);
};
