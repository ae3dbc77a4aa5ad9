// Writes fetched messages into the mailbox, beside whatever is pending for them, and takes them off the list of what to fetch.
import { sql } from 'kysely';
import type { MessageId, UserId } from '#domain/id.ts';
import type { Tx } from '#server/db/database.ts';
import type { RawMessage } from '#server/ports.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { showLabels, showThreads } from './show-labels.ts';

export type FetchedMessage = { raw: RawMessage; parsed: ParsedMessage };

/** Repeating it changes nothing: a message that is known gets the provider's labels of now and keeps its content. */
export const storeMessages = async (
  tx: Tx,
  userId: UserId,
  fetched: readonly FetchedMessage[],
  revision: number,
): Promise<void> => {
  if (fetched.length === 0) return;
  await tx
    .insertInto('message')
    .values(fetched.map((message) => rowOf(userId, message)))
    .onConflict((row) =>
      row.columns(['user_id', 'id']).doUpdateSet({ provider_labels: sql<string[]>`excluded.provider_labels` }),
    )
    .execute();
  await tx
    .deleteFrom('fetch_queue')
    .where('user_id', '=', userId)
    .where(
      'message_id',
      'in',
      fetched.map(({ raw }) => raw.id),
    )
    .execute();
  const touched = fetched.map(({ raw }) => ({ messageId: raw.id, threadId: raw.threadId }));
  await showLabels(tx, userId, touched, revision);
};

/** Takes messages that the provider no longer has out of the mailbox, with what was pending for them. */
export const dropMessages = async (
  tx: Tx,
  userId: UserId,
  ids: readonly MessageId[],
  revision: number,
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.deleteFrom('pending_change').where('user_id', '=', userId).where('message_id', 'in', ids).execute();
  await tx.deleteFrom('fetch_queue').where('user_id', '=', userId).where('message_id', 'in', ids).execute();
  const dropped = await tx
    .deleteFrom('message')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .returning('thread_id')
    .execute();
  await showThreads(tx, userId, [...new Set(dropped.map((row) => row.thread_id))], revision);
};

const rowOf = (userId: UserId, { raw, parsed }: FetchedMessage) => ({
  user_id: userId,
  id: raw.id,
  thread_id: raw.threadId,
  provider_labels: raw.labels,
  labels: raw.labels,
  received_at: raw.receivedAt,
  sender_name: clean(parsed.from.name),
  sender_email: clean(parsed.from.email),
  recipients: json(parsed.to),
  copied: json(parsed.cc),
  subject: clean(parsed.subject),
  reading: json(parsed.reading),
  attachments: json(parsed.attachments),
  invitation: parsed.invitation && json(parsed.invitation),
  state: parsed.state,
  sent_to: raw.labels.includes('SENT') ? parsed.sentTo.map(clean) : [],
});

// PostgreSQL's text holds neither NUL nor half a surrogate pair; hostile mail has both.
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const json = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? clean(part) : part));
