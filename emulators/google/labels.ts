/** The labels of a mailbox: Gmail's own, and the person's. */
import { badRequest, notFound } from './errors.ts';
import { integer, text } from './rows.ts';
import type { Store } from './store.ts';

export type Label = {
  id: string;
  name: string;
  type: 'system' | 'user';
  messageListVisibility?: 'show' | 'hide';
  labelListVisibility?: 'labelShow' | 'labelHide';
};

export const systemLabels: Label[] = [
  ...['INBOX', 'SENT', 'DRAFT', 'IMPORTANT', 'STARRED', 'UNREAD'].map(shown),
  ...['TRASH', 'SPAM', 'CHAT'].map(hidden),
  ...['PERSONAL', 'SOCIAL', 'PROMOTIONS', 'UPDATES', 'FORUMS'].map((name) => hidden(`CATEGORY_${name}`)),
];

export function labelsIn(store: Store, mailbox: string): Label[] {
  const own = store.all('SELECT id, name FROM label WHERE mailbox = ? ORDER BY position', mailbox);
  return [...systemLabels, ...own.map((row) => ownLabel(text(row, 'id'), text(row, 'name')))];
}

export function labelWith(store: Store, mailbox: string, id: string): Label {
  const label = labelsIn(store, mailbox).find((found) => found.id === id);
  if (!label) throw notFound();
  return label;
}

/** Label ids given by a caller; one that the mailbox does not have fails the whole call. */
export function knownLabelIds(store: Store, mailbox: string, ids: readonly string[]): string[] {
  const known = new Set(labelsIn(store, mailbox).map((label) => label.id));
  for (const id of ids) if (!known.has(id)) throw badRequest(`Invalid label: ${id}`);
  return [...ids];
}

/** As `knownLabelIds`, and names of the mailbox's own labels count too. */
export function labelIdsNamed(store: Store, mailbox: string, namesOrIds: readonly string[]): string[] {
  const byName = new Map(labelsIn(store, mailbox).map((label) => [label.name, label.id]));
  return knownLabelIds(
    store,
    mailbox,
    namesOrIds.map((name) => byName.get(name) ?? name),
  );
}

export function addLabel(store: Store, mailbox: string, name: string): Label {
  const last = store.one('SELECT coalesce(max(position), 0) AS position FROM label WHERE mailbox = ?', mailbox);
  const position = (last ? integer(last, 'position') : 0) + 1;
  const label = ownLabel(`Label_${position}`, name);
  store.run('INSERT INTO label (mailbox, id, name, position) VALUES (?, ?, ?, ?)', mailbox, label.id, name, position);
  return label;
}

/** The four counters that `labels.get` gives and `labels.list` does not. */
export function labelCounters(store: Store, mailbox: string, labelId: string): Record<string, number> {
  const row = store.one(
    `SELECT count(*) AS messages, count(u.label) AS unread, count(DISTINCT m.thread_id) AS threads,
            count(DISTINCT CASE WHEN u.label IS NOT NULL THEN m.thread_id END) AS unread_threads
     FROM message m JOIN message_label l ON l.message = m.row AND l.label = ?
     LEFT JOIN message_label u ON u.message = m.row AND u.label = 'UNREAD' WHERE m.mailbox = ?`,
    labelId,
    mailbox,
  );
  if (!row) return {};
  return {
    messagesTotal: integer(row, 'messages'),
    messagesUnread: integer(row, 'unread'),
    threadsTotal: integer(row, 'threads'),
    threadsUnread: integer(row, 'unread_threads'),
  };
}

function shown(id: string): Label {
  return { id, name: id, type: 'system' };
}

function hidden(id: string): Label {
  return { id, name: id, type: 'system', messageListVisibility: 'hide', labelListVisibility: 'labelHide' };
}

function ownLabel(id: string, name: string): Label {
  return { id, name, type: 'user', messageListVisibility: 'show', labelListVisibility: 'labelShow' };
}
