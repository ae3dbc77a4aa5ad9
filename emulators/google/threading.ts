/** Which thread a message joins: by an explicit key or id, else as Gmail does, by what it answers and its subject. */
import type { MailFacts } from './mail-facts.ts';
import { text } from './rows.ts';
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
