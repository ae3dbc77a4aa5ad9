/** All changes of a mailbox. Each message change writes one history record in the same transaction. */
import { createHash } from 'node:crypto';
import { bigint, integer, type Row, text } from '#emulators/rows.ts';
import { notFound } from './errors.ts';
import type { Google } from './google.ts';
import { type MailFacts, mailFacts } from './mail-facts.ts';
import { threadFor } from './threading.ts';

export type HistoryType = 'messagesAdded' | 'messagesDeleted' | 'labelsAdded' | 'labelsRemoved';

/** The call that caused a change. Null for the control plane and the seed. */
export type Cause = { at: Date; call: number | null };

export type NewMail = {
  raw: Uint8Array;
  labels: string[];
  at: Date;
  threadKey?: string;
  threadId?: string;
  /** Starts a thread even if the mail is a reply. */
  ownThread?: boolean;
};

export type MessageIds = { id: string; threadId: string };

export type Relabelling = { add: string[]; remove: string[] };

export const insertMail = (google: Google, mailbox: string, mail: NewMail, cause: Cause): MessageIds => {
  const { store } = google;
  return store.transaction(() => {
    const facts = mailFacts(mail.raw);
    const id = freshId(google, mailbox, mail.at);
    const threadId = threadFor(store, mailbox, mail, facts) ?? id;
    const row = insertRow(google, mailbox, { ...mail, id, threadId }, facts);
    for (const label of new Set(mail.labels)) store.run('INSERT INTO message_label VALUES (?, ?)', row, label);
    record(google, mailbox, { row, id, threadId }, { type: 'messagesAdded', labels: [] }, cause);
    return { id, threadId };
  });
};

/** A label edit without effect writes no record. */
export const relabel = (
  google: Google,
  mailbox: string,
  messageId: string,
  change: Relabelling,
  cause: Cause,
): void => {
  const { store } = google;
  store.transaction(() => {
    const message = messageRow(google, mailbox, messageId);
    const target = { row: integer(message, 'row'), id: messageId, threadId: text(message, 'thread_id') };
    const had = new Set(labelsOf(google, target.row));
    const added = [...new Set(change.add)].filter((label) => !had.has(label));
    const removed = [...new Set(change.remove)].filter((label) => had.has(label));
    for (const label of added) store.run('INSERT INTO message_label VALUES (?, ?)', target.row, label);
    if (added.length > 0) record(google, mailbox, target, { type: 'labelsAdded', labels: added }, cause);
    for (const label of removed) {
      store.run('DELETE FROM message_label WHERE message = ? AND label = ?', target.row, label);
    }
    if (removed.length > 0) record(google, mailbox, target, { type: 'labelsRemoved', labels: removed }, cause);
  });
};

export const trashing: Relabelling = { add: ['TRASH'], remove: ['INBOX', 'SPAM'] };
/** Gmail does not return an untrashed message to the inbox. */
export const untrashing: Relabelling = { add: [], remove: ['TRASH'] };

export const deleteMail = (google: Google, mailbox: string, messageId: string, cause: Cause): void => {
  const { store } = google;
  store.transaction(() => {
    const message = messageRow(google, mailbox, messageId);
    const row = integer(message, 'row');
    record(
      google,
      mailbox,
      { row, id: messageId, threadId: text(message, 'thread_id') },
      { type: 'messagesDeleted', labels: [] },
      cause,
    );
    store.run('INSERT INTO gone VALUES (?, ?)', mailbox, messageId);
    store.run('DELETE FROM draft WHERE mailbox = ? AND message_id = ?', mailbox, messageId);
    store.run('DELETE FROM message_label WHERE message = ?', row);
    store.run('DELETE FROM message_text WHERE rowid = ?', row);
    store.run('DELETE FROM message WHERE row = ?', row);
  });
};

/** Forgets all history, so every existing cursor is too old. */
export const expireHistory = (google: Google, mailbox: string): void => {
  const floor = nextHistoryId(google, mailbox);
  google.store.run('UPDATE account SET history_floor = ? WHERE email = ?', floor, mailbox);
  google.store.run('DELETE FROM history WHERE mailbox = ? AND id < ?', mailbox, floor);
};

export const messageRow = (google: Google, mailbox: string, messageId: string): Row => {
  const row = google.store.one('SELECT * FROM message WHERE mailbox = ? AND id = ?', mailbox, messageId);
  if (!row) throw notFound();
  return row;
};

export const labelsOf = (google: Google, row: number): string[] =>
  google.store
    .all('SELECT label FROM message_label WHERE message = ? ORDER BY label', row)
    .map((row) => text(row, 'label'));

type Target = { row: number; id: string; threadId: string };

const insertRow = (
  { store }: Google,
  mailbox: string,
  mail: NewMail & { id: string; threadId: string },
  facts: MailFacts,
): number => {
  const row = store.insert(
    `INSERT INTO message (mailbox, id, thread_id, thread_key, at, size, snippet, rfc_id, subject_key, attachments, history_id, raw)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)`,
    mailbox,
    mail.id,
    mail.threadId,
    mail.threadKey ?? null,
    mail.at.getTime(),
    mail.raw.byteLength,
    facts.snippet,
    facts.messageId,
    facts.subjectKey,
    facts.files.length,
    mail.raw,
  );
  const { from, to, cc, bcc, deliveredTo, subject, body, files, list } = facts;
  store.run(
    `INSERT INTO message_text (rowid, sender, recipients, cc, bcc, delivered, subject, body, files, list)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row,
    from,
    to,
    cc,
    bcc,
    deliveredTo,
    subject,
    body,
    files.join('\n'),
    list,
  );
  return row;
};

const record = (
  google: Google,
  mailbox: string,
  target: Target,
  change: { type: HistoryType; labels: string[] },
  cause: Cause,
): void => {
  const historyId = nextHistoryId(google, mailbox);
  const labels = labelsOf(google, target.row);
  google.push.changed(mailbox, [...labels, ...change.labels]);
  google.store.run('UPDATE message SET history_id = ? WHERE row = ?', historyId, target.row);
  google.store.run(
    `INSERT INTO history (mailbox, id, type, message_id, thread_id, labels, message_labels, at, call)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    mailbox,
    historyId,
    change.type,
    target.id,
    target.threadId,
    JSON.stringify(change.labels),
    JSON.stringify(labels),
    cause.at.getTime(),
    cause.call,
  );
};

/** RETURNING would make the text index write itself out for each mail of a long transaction. */
const nextHistoryId = ({ store }: Google, mailbox: string): bigint => {
  store.run('UPDATE account SET history_id = history_id + 1 WHERE email = ?', mailbox);
  const row = store.one('SELECT history_id FROM account WHERE email = ?', mailbox);
  if (!row) throw notFound();
  return bigint(row, 'history_id');
};

/** Sixteen hexadecimal digits that grow with time, as in Gmail, and differ between mailboxes. Deleted messages keep their id reserved. */
const freshId = ({ store }: Google, mailbox: string, at: Date): string => {
  const salt = createHash('sha256').update(mailbox).digest().readUInt16BE(0);
  let id = (BigInt(at.getTime()) << 20n) | (BigInt(salt) << 4n);
  const taken = (table: string): boolean =>
    store.one(`SELECT 1 FROM ${table} WHERE mailbox = ? AND id = ?`, mailbox, hex(id)) !== undefined;
  while (taken('message') || taken('gone')) id += 1n;
  return hex(id);
};

const hex = (id: bigint): string => id.toString(16).padStart(16, '0');
