/** Chooses a message's thread: by explicit key or id, otherwise by references and subject, as Gmail does. */

import { integer, text, textOrNull } from '#emulators/rows.ts';
import type { Store } from '#emulators/store.ts';
import { notFound } from './errors.ts';
import { type MailFacts, mailFacts } from './mail-facts.ts';

export const threadFor = (
  store: Store,
  mailbox: string,
  mail: { threadKey?: string; threadId?: string; ownThread?: boolean },
  facts: MailFacts,
): string | undefined => {
  if (mail.ownThread) return undefined;
  if (mail.threadId) return mail.threadId;
  if (mail.threadKey) return threadWithKey(store, mailbox, mail.threadKey);
  return threadAnswered(store, mailbox, facts);
};

export type ThreadRequest = { threadId: string } | { ownThread: true };

/**
 * A message joins the named thread if it answers one of its messages under the same subject, or if the thread holds only a draft with
 * that subject. Otherwise Gmail starts a new thread. An unknown thread is Google's 404.
 */
export const requestedThread = (
  store: Store,
  mailbox: string,
  mail: { raw: Uint8Array; threadId?: string | undefined },
): ThreadRequest => {
  if (!mail.threadId) return { ownThread: true };
  const there = store.all(
    `SELECT rfc_id, subject_key, EXISTS (SELECT 1 FROM draft d WHERE d.mailbox = m.mailbox AND d.message_id = m.id) AS draft
     FROM message m WHERE mailbox = ? AND thread_id = ?`,
    mailbox,
    mail.threadId,
  );
  if (there.length === 0) throw notFound();
  const { references, subjectKey } = mailFacts(mail.raw);
  const alike = there.filter((row) => text(row, 'subject_key') === subjectKey);
  const answered = alike.some((row) => references.includes(textOrNull(row, 'rfc_id') ?? ''));
  const onlyDrafted = alike.length === there.length && there.every((row) => integer(row, 'draft') === 1);
  return answered || onlyDrafted ? { threadId: mail.threadId } : { ownThread: true };
};

const threadWithKey = (store: Store, mailbox: string, key: string): string | undefined => {
  const row = store.one('SELECT thread_id FROM message WHERE mailbox = ? AND thread_key = ? LIMIT 1', mailbox, key);
  return row && text(row, 'thread_id');
};

const threadAnswered = (store: Store, mailbox: string, facts: MailFacts): string | undefined => {
  for (const rfcId of facts.references) {
    const row = store.one(
      'SELECT thread_id FROM message WHERE mailbox = ? AND rfc_id = ? AND subject_key = ? LIMIT 1',
      mailbox,
      rfcId,
      facts.subjectKey,
    );
    if (row) return text(row, 'thread_id');
  }
  return undefined;
};
