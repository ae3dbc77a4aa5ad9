import * as z from 'zod/mini';
import type { Account, MessageId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import { Address, Attachment, Invitation, type Message, Reading, type Thread } from '#domain/mail.ts';
import { Unsubscribe } from '#domain/unsubscribe.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { mutedAmong } from './ledger/muted.ts';
import { remindersOf } from './ledger/reminders.ts';
import { factsOf } from './sender-facts.ts';

/** `light`: readings without paragraphs. */
export type Form = 'light' | 'whole';

/** In the order of `ids`. Leaves out threads without messages. */
export const threadsById = async (
  tx: Tx,
  account: Account,
  ids: readonly ThreadId[],
  form: Form,
): Promise<Thread[]> => {
  if (ids.length === 0) return [];
  const rows = await rowsOf(tx, account, form)
    .where('thread_id', 'in', ids)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const messages = Map.groupBy(rows, (row) => row.thread_id);
  const facts = await factsOf(tx, account, [...new Set(rows.map((row) => row.sender_email))]);
  const reminders = await remindersOf(tx, account, ids);
  const muted = await mutedAmong(tx, account, ids);
  return ids.flatMap((id) => {
    const reminder = reminders.get(id);
    const own = messages.get(id) ?? [];
    const latest = own.findLast((row) => !row.labels.includes('sent') && !row.labels.includes('drafts')) ?? own.at(-1);
    if (!latest) return [];
    const sender = facts.get(latest.sender_email) ?? { received: 0, sent: 0 };
    const marks = { ...(reminder ? { reminder } : {}), ...(muted.has(id) ? { muted: true as const } : {}) };
    return [{ id, messages: own.map(shown), sender, ...marks }];
  });
};

/** Leaves out unknown ids. */
export const messagesById = async (
  tx: Tx,
  account: Account,
  ids: readonly MessageId[],
): Promise<Map<MessageId, Message>> => {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(tx, account, 'whole').where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, shown(row)]));
};

/** The newest `most` messages of these threads with text, oldest first in each. Keeps the order of the threads. */
export const messagesOfThreads = async (
  tx: Tx,
  account: Account,
  ids: readonly ThreadId[],
  most: number,
): Promise<{ id: ThreadId; messages: Message[] }[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('message')
    .select(['id', 'thread_id'])
    .where(ofAccount(account))
    .where('thread_id', 'in', ids)
    .orderBy('received_at', 'desc')
    .limit(most)
    .execute();
  const messages = await messagesById(
    tx,
    account,
    rows.map(({ id }) => id),
  );
  return ids.map((id) => ({
    id,
    messages: rows
      .filter(({ thread_id }) => thread_id === id)
      .flatMap((row) => messages.get(row.id) ?? [])
      .toReversed(),
  }));
};

const rowsOf = (tx: Tx, account: Account, form: Form) =>
  tx
    .selectFrom('message')
    .select([
      'id',
      'thread_id',
      'sender_name',
      'sender_email',
      'recipients',
      'copied',
      'reply_to',
      'subject',
      'received_at',
      'labels',
      'attachments',
      'invitation',
      'state',
      'unsubscribe',
      form === 'light' ? 'light as reading' : 'reading',
    ])
    .where(ofAccount(account));

type Row = {
  id: MessageId;
  sender_name: string;
  sender_email: string;
  recipients: unknown;
  copied: unknown;
  reply_to: unknown;
  subject: string;
  received_at: Date;
  labels: Label[];
  reading: unknown;
  attachments: unknown;
  invitation: unknown;
  state: 'parsed' | 'unparsed';
  unsubscribe: unknown;
};

const Addresses = z.array(Address);
const Attachments = z.array(Attachment);

const withReplyTo = (replyTo: Address[]) => (replyTo.length > 0 ? { replyTo } : {});

const withUnsubscribe = (kept: unknown) => (kept === null ? {} : { unsubscribe: Unsubscribe.parse(kept) });

const shown = (row: Row): Message => ({
  id: row.id,
  from: { name: row.sender_name, email: row.sender_email },
  to: Addresses.parse(row.recipients),
  cc: Addresses.parse(row.copied),
  ...withReplyTo(Addresses.parse(row.reply_to)),
  subject: row.subject,
  at: row.received_at.toISOString(),
  labels: row.labels,
  reading: Reading.parse(row.reading),
  attachments: Attachments.parse(row.attachments),
  invitation: row.invitation === null ? null : Invitation.parse(row.invitation),
  state: row.state,
  ...withUnsubscribe(row.unsubscribe),
});
