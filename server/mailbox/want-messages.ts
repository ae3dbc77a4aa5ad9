// Queues messages known by id for fetching. Skips stored and deleted ones.
import { sql } from 'kysely';
import type { Account, MessageId, ThreadId } from '#domain/id.ts';
import { readingVersion } from '#reading/read.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export type QueuedMessage = { id: MessageId; threadId: ThreadId };

/**
 * The live sync fetches `now` (inbox arrivals) and `soon` (other arrivals). The backfill fetches the rest, and the
 * person can pause it: unread inbox, inbox, messages a comparison needs to look up, older mail.
 */
export const priorities = { now: 0, soon: 1, unread: 2, inbox: 3, look: 4, older: 5 } as const;

export const wantMessages = async (
  tx: Tx,
  account: Account,
  refs: readonly QueuedMessage[],
  priority: number,
  { large = false }: { large?: boolean } = {},
): Promise<void> => {
  if (refs.length === 0) return;
  await sql`
    insert into fetch_queue as queued (user_id, account_id, message_id, thread_id, priority, large)
    select ${account.userId}, ${account.id}, wanted.id, wanted.thread_id, ${priority}, ${large}
    from ${unnested(refs)}
    where not exists (select from message where ${ofAccount(account, 'message')} and message.id = wanted.id)
      and not exists (select from tombstone where ${ofAccount(account, 'tombstone')} and tombstone.message_id = wanted.id)
    on conflict (user_id, account_id, message_id) do update set
      priority = least(queued.priority, excluded.priority), large = queued.large or excluded.large
    where queued.priority > excluded.priority or (excluded.large and not queued.large)
  `.execute(tx);
};

/** Fetches inbox messages again that an older reader read. */
export const wantReadAnew = async (tx: Tx, account: Account): Promise<void> => {
  await sql`
    insert into fetch_queue (user_id, account_id, message_id, thread_id, priority)
    select user_id, account_id, id, thread_id, ${priorities.inbox}::int from message
    where ${ofAccount(account)} and 'inbox' = any(provider_labels) and (reading->>'version')::int < ${readingVersion}
    on conflict (user_id, account_id, message_id) do nothing
  `.execute(tx);
};

/** A page may name a message twice while mail arrives. */
const unnested = (refs: readonly QueuedMessage[]) => {
  const once = [...new Map(refs.map((ref) => [ref.id, ref])).values()];
  return sql`unnest(${sql.val(once.map((ref) => ref.id))}::text[], ${sql.val(once.map((ref) => ref.threadId))}::text[])
    as wanted(id, thread_id)`;
};
