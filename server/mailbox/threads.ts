// Threads as the browser gets them: those that changed since a revision, whole, with the facts about their sender.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { MessageId, ThreadId, UserId } from '#domain/id.ts';
import { Address, Attachment, Invitation, type Message, Reading, type SenderFacts, type Thread } from '#domain/mail.ts';
import type { Tx } from '#server/db/database.ts';

/** Threads in one answer; those that share the last one's revision come with it. */
const pageSize = 100;

export type ThreadsSince = {
  threads: Thread[];
  gone: ThreadId[];
  /** The revision of the last thread given, when more wait; null when that was all. */
  upTo: number | null;
};

/** Threads in the inbox that changed after `since`, and those that left it or vanished after `since`. */
export const threadsSince = async (tx: Tx, userId: UserId, since: number): Promise<ThreadsSince> => {
  const changed = await tx
    .selectFrom('thread')
    .select(['id', 'revision', 'gone'])
    .where('user_id', '=', userId)
    .where('revision', '>', String(since))
    .where((is) =>
      // Who knows nothing yet need not hear of what is no longer there.
      since === 0
        ? is('in_inbox', '=', true)
        : is.or([is('in_inbox', '=', true), is('left_inbox_at', '>', String(since)), is('gone', '=', true)]),
    )
    .orderBy('revision')
    .modifyEnd(sql`fetch first ${sql.lit(pageSize)} rows with ties`)
    .execute();
  const here = changed.filter((thread) => !thread.gone).map((thread) => thread.id);
  return {
    threads: await threadsById(tx, userId, here),
    gone: changed.filter((thread) => thread.gone).map((thread) => thread.id),
    upTo: changed.length >= pageSize ? Number(changed.at(-1)?.revision) : null,
  };
};

const threadsById = async (tx: Tx, userId: UserId, ids: readonly ThreadId[]): Promise<Thread[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('message')
    .selectAll()
    .where('user_id', '=', userId)
    .where('thread_id', 'in', ids)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const messages = Map.groupBy(rows, (row) => row.thread_id);
  const facts = await factsOf(tx, userId, [...new Set(rows.map((row) => row.sender_email))]);
  return ids.flatMap((id) => {
    const own = messages.get(id) ?? [];
    const latest = own.findLast((row) => !row.labels.includes('SENT') && !row.labels.includes('DRAFT')) ?? own.at(-1);
    if (!latest) return [];
    return [{ id, messages: own.map(shown), sender: facts.get(latest.sender_email) ?? { received: 0, sent: 0 } }];
  });
};

/** How often each address wrote to the person, and the person to it, in the mail that Flow has. */
const factsOf = async (tx: Tx, userId: UserId, emails: readonly string[]): Promise<Map<string, SenderFacts>> => {
  const { rows } = await sql<{ email: string; received: number; sent: number }>`
    select email,
           (select count(*)::int from message where user_id = ${userId} and sender_email = email) as received,
           (select count(*)::int from message where user_id = ${userId} and sent_to <> '{}' and sent_to @> array[email]) as sent
    from unnest(${sql.val([...emails])}::text[]) as asked(email)
  `.execute(tx);
  return new Map(rows.map(({ email, received, sent }) => [email, { received, sent }]));
};

type Row = {
  id: MessageId;
  sender_name: string;
  sender_email: string;
  recipients: unknown;
  copied: unknown;
  subject: string;
  received_at: Date;
  labels: string[];
  reading: unknown;
  attachments: unknown;
  invitation: unknown;
  state: 'parsed' | 'unparsed';
};

const Addresses = z.array(Address);
const Attachments = z.array(Attachment);

const shown = (row: Row): Message => ({
  id: row.id,
  from: { name: row.sender_name, email: row.sender_email },
  to: Addresses.parse(row.recipients),
  cc: Addresses.parse(row.copied),
  subject: row.subject,
  at: row.received_at.toISOString(),
  labels: row.labels,
  reading: Reading.parse(row.reading),
  attachments: Attachments.parse(row.attachments),
  invitation: row.invitation === null ? null : Invitation.parse(row.invitation),
  state: row.state,
});
