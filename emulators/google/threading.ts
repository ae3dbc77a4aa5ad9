/** Which thread a message joins: by an explicit key or id, else as Gmail does, by what it answers and its subject. */
import { notFound } from './errors.ts';
import { type MailFacts, mailFacts } from './mail-facts.ts';
import { text, textOrNull } from './rows.ts';
import type { Store } from './store.ts';

export function threadFor(
  store: Store,
  mailbox: string,
  mail: { threadKey?: string; threadId?: string },
  facts: MailFacts,
): string | undefined {
  if (mail.threadId) return mail.threadId;
  if (mail.threadKey) return threadWithKey(store, mailbox, mail.threadKey);
  return threadAnswered(store, mailbox, facts);
}

/**
 * The thread that a call names, if the message really answers one of its messages under the same subject; without that
 * Gmail begins a new one. A thread that is not there is Google's 404.
 */
export function threadAskedFor(
  store: Store,
  mailbox: string,
  mail: { raw: Uint8Array; threadId?: string | undefined },
): { threadId?: string } {
  if (!mail.threadId) return {};
  const there = store.all(
    'SELECT rfc_id, subject_key FROM message WHERE mailbox = ? AND thread_id = ?',
    mailbox,
    mail.threadId,
  );
  if (there.length === 0) throw notFound();
  const { references, subjectKey } = mailFacts(mail.raw);
  const answered = there.some(
    (row) => references.includes(textOrNull(row, 'rfc_id') ?? '') && text(row, 'subject_key') === subjectKey,
  );
  return answered ? { threadId: mail.threadId } : {};
}

function threadWithKey(store: Store, mailbox: string, key: string): string | undefined {
  const row = store.one('SELECT thread_id FROM message WHERE mailbox = ? AND thread_key = ? LIMIT 1', mailbox, key);
  return row && text(row, 'thread_id');
}

function threadAnswered(store: Store, mailbox: string, facts: MailFacts): string | undefined {
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
}
