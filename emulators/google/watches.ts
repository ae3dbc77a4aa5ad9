/** Watched mailboxes with their labels. A watch lasts seven days of the movable clock. */

import { integer, list, text } from '#emulators/rows.ts';
import { badRequest } from './errors.ts';
import type { Google } from './google.ts';

export type Watch = {
  topic: string;
  labels: string[];
  /** Whether to exclude the labels instead of including them. */
  excluding: boolean;
  expiresAt: Date;
  /** Whether to announce a change of a message with these labels. */
  concerns(labels: readonly string[]): boolean;
};

const lifeMs = 7 * 86_400_000;

/** Returns the expiry. Repeating extends it. Rejects a second topic, like Gmail. */
export const startWatch = (
  google: Google,
  mailbox: string,
  asked: { topic: string; labels: string[]; excluding: boolean },
): Date => {
  const current = activeWatch(google, mailbox);
  if (current && current.topic !== asked.topic) {
    throw badRequest(
      'Only one user push notification client allowed per developer (call /stop then try again)',
      'failedPrecondition',
    );
  }
  const expiresAt = new Date(google.clock.now().getTime() + lifeMs);
  google.store.run(
    `INSERT INTO watch VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE
     SET topic = excluded.topic, labels = excluded.labels, excluding = excluded.excluding, expires_at = excluded.expires_at`,
    mailbox,
    asked.topic,
    JSON.stringify(asked.labels),
    asked.excluding ? 1 : 0,
    expiresAt.getTime(),
  );
  return expiresAt;
};

export const endWatch = ({ store }: Google, mailbox: string): void => {
  store.run('DELETE FROM watch WHERE mailbox = ?', mailbox);
};

export const activeWatch = ({ store, clock }: Google, mailbox: string): Watch | undefined => {
  const row = store.one('SELECT * FROM watch WHERE mailbox = ? AND expires_at > ?', mailbox, clock.now().getTime());
  if (!row) return undefined;
  const labels = list(row, 'labels');
  const excluding = integer(row, 'excluding') === 1;
  return {
    topic: text(row, 'topic'),
    labels,
    excluding,
    expiresAt: new Date(integer(row, 'expires_at')),
    concerns: (given) => labels.length === 0 || given.some((label) => labels.includes(label)) !== excluding,
  };
};
