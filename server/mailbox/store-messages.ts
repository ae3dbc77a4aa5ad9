// Stores fetched messages, removes deleted ones, and clears both from the fetch queue.

import { sql } from 'kysely';
import type { Account, MessageId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Cursor } from '#server/cursor.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { ProviderMessage } from '#server/ports.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { resendThreadsOf } from './resend-threads.ts';
import { showLabels, showThreads, type Touched } from './show-labels.ts';

export type FetchedMessage = { message: ProviderMessage; parsed: ParsedMessage };

/**
 * Keeps known content unless an older reader made it, takes labels that are not older, and never restores deleted
 * messages. Returns the new ones. If not `settled`, a delivery returned meanwhile and known messages may be newer, so
 * it queues them for another fetch.
 */
export const storeMessages = async (
  tx: Tx,
  account: Account,
  fetched: readonly FetchedMessage[],
  { revision, settled }: { revision: number; settled: boolean },
): Promise<Touched[]> => {
  const ids = fetched.map(({ message }) => message.id);
  const doubtful = settled ? none : await idsIn(tx, account, 'message', ids);
  const certain = ids.filter((id) => !doubtful.has(id));
  await unqueue(tx, account, certain);
  const dead = await idsIn(tx, account, 'tombstone', certain);
  const alive = fetched.filter(({ message }) => !doubtful.has(message.id) && !dead.has(message.id));
  if (alive.length === 0) return [];
  const written = await tx
    .insertInto('message')
    .values(alive.map((one) => rowOf(account, one)))
    .onConflict((row) =>
      row
        .columns(['user_id', 'account_id', 'id'])
        .doUpdateSet({
          provider_labels: sql<Label[]>`excluded.provider_labels`,
          cursor: sql<Cursor>`excluded.cursor`,
          reading: sql<string>`case when ${versionOf('message')} < ${versionOf('excluded')} then excluded.reading else message.reading end`,
        })
        .where(sql<boolean>`excluded.cursor >= message.cursor`),
    )
    .returning(['id as messageId', 'thread_id as threadId', sql<boolean>`xmax = 0`.as('isNew')])
    .execute();
  await showLabels(tx, account, written, revision);
  const added = written.filter((row) => row.isNew);
  const fresh = new Set(added.map(({ messageId }) => messageId));
  const sent = alive.filter(({ message }) => fresh.has(message.id) && message.labels.includes('sent'));
  await resendThreadsOf(
    tx,
    account,
    sent.map(({ parsed }) => parsed.sentTo),
    revision,
  );
  return added;
};

/** Deletes messages with their pending edits and leaves tombstones. */
export const dropMessages = async (
  tx: Tx,
  account: Account,
  ids: readonly MessageId[],
  { revision, at }: { revision: number; at: Date },
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .insertInto('tombstone')
    .values([...new Set(ids)].map((id) => ({ ...accountKey(account), message_id: id, at })))
    .onConflict((row) => row.columns(['user_id', 'account_id', 'message_id']).doNothing())
    .execute();
  await tx.deleteFrom('pending_change').where(ofAccount(account)).where('message_id', 'in', ids).execute();
  await unqueue(tx, account, ids);
  const dropped = await tx
    .deleteFrom('message')
    .where(ofAccount(account))
    .where('id', 'in', ids)
    .returning('thread_id')
    .execute();
  await showThreads(tx, account, [...new Set(dropped.map((row) => row.thread_id))], revision);
};

const unqueue = async (tx: Tx, account: Account, ids: readonly MessageId[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.deleteFrom('fetch_queue').where(ofAccount(account)).where('message_id', 'in', ids).execute();
};

const versionOf = (row: 'message' | 'excluded') => sql`(${sql.ref(row)}.reading->>'version')::int`;

const none: ReadonlySet<MessageId> = new Set();

/** Ids with a row or a tombstone. */
const idsIn = async (
  tx: Tx,
  account: Account,
  table: 'message' | 'tombstone',
  ids: readonly MessageId[],
): Promise<ReadonlySet<MessageId>> => {
  if (ids.length === 0) return none;
  const rows =
    table === 'message'
      ? await tx.selectFrom('message').select('id').where(ofAccount(account)).where('id', 'in', ids).execute()
      : await tx
          .selectFrom('tombstone')
          .select('message_id as id')
          .where(ofAccount(account))
          .where('message_id', 'in', ids)
          .execute();
  return new Set(rows.map((row) => row.id));
};

const rowOf = (account: Account, { message, parsed }: FetchedMessage) => ({
  ...accountKey(account),
  id: message.id,
  thread_id: message.threadId,
  provider_labels: message.labels,
  labels: message.labels,
  cursor: message.cursor,
  received_at: message.receivedAt,
  sender_name: clean(parsed.from.name),
  sender_email: clean(parsed.from.email),
  recipients: json(parsed.to),
  copied: json(parsed.cc),
  reply_to: json(parsed.replyTo),
  subject: clean(parsed.subject),
  reading: json(parsed.reading),
  attachments: json(parsed.attachments),
  invitation: parsed.invitation && json(parsed.invitation),
  state: parsed.state,
  unsubscribe: parsed.unsubscribe && json(parsed.unsubscribe),
  sent_to: message.labels.includes('sent') ? parsed.sentTo.map(clean) : [],
});

// PostgreSQL's text holds neither NUL nor lone surrogates, and hostile mail has both.
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const json = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? clean(part) : part));
