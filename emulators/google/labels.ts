import * as z from 'zod';
import { integer, type Row, text, textOrNull } from '#emulators/rows.ts';
import type { Store } from '#emulators/store.ts';
import { apiError, badRequest, notFound } from './errors.ts';
import type { Google } from './google.ts';
import { type Cause, relabel } from './mailbox.ts';

const labelColor = z.strictObject({
  textColor: z.string().regex(/^#[0-9a-f]{6}$/i, 'is no color'),
  backgroundColor: z.string().regex(/^#[0-9a-f]{6}$/i, 'is no color'),
});

/** The label fields that a person may set. */
export const labelChoice = z.strictObject({
  name: z.string(),
  messageListVisibility: z.optional(z.enum(['show', 'hide'])),
  labelListVisibility: z.optional(z.enum(['labelShow', 'labelShowIfUnread', 'labelHide'])),
  color: z.optional(labelColor),
});
export type LabelChoice = z.infer<typeof labelChoice>;

export type Label = LabelChoice & { id: string; type: 'system' | 'user' };

export const systemLabels: Label[] = [
  ...['INBOX', 'SENT', 'DRAFT', 'IMPORTANT', 'STARRED', 'UNREAD'].map(shown),
  ...['TRASH', 'SPAM', 'CHAT'].map(hidden),
  ...['PERSONAL', 'SOCIAL', 'PROMOTIONS', 'UPDATES', 'FORUMS'].map((name) => hidden(`CATEGORY_${name}`)),
];

export const labelsIn = (store: Store, mailbox: string): Label[] => {
  const own = store.all('SELECT * FROM label WHERE mailbox = ? ORDER BY position', mailbox);
  return [...systemLabels, ...own.map(labelOf)];
};

export const labelWith = (store: Store, mailbox: string, id: string): Label => {
  const label = labelsIn(store, mailbox).find((one) => one.id === id);
  if (!label) throw notFound();
  return label;
};

/** An unknown label fails the whole call. */
export const knownLabelIds = (store: Store, mailbox: string, ids: readonly string[]): string[] => {
  const known = new Set(labelsIn(store, mailbox).map((label) => label.id));
  for (const id of ids) if (!known.has(id)) throw badRequest(`Invalid label: ${id}`);
  return [...ids];
};

/** Like `knownLabelIds`, but also accepts label names. */
export const labelIdsNamed = (store: Store, mailbox: string, namesOrIds: readonly string[]): string[] => {
  const byName = new Map(labelsIn(store, mailbox).map((label) => [label.name, label.id]));
  return knownLabelIds(
    store,
    mailbox,
    namesOrIds.map((name) => byName.get(name) ?? name),
  );
};

/** Never reuses numbers, because something may still refer to a deleted label. */
export const addLabel = (store: Store, mailbox: string, choice: LabelChoice): Label => {
  const name = freeName(store, mailbox, choice.name);
  return store.transaction(() => {
    const row = store.one(
      'UPDATE account SET last_label = last_label + 1 WHERE email = ? RETURNING last_label',
      mailbox,
    );
    if (!row) throw notFound();
    const position = integer(row, 'last_label');
    const id = `Label_${position}`;
    store.run(
      'INSERT INTO label VALUES (?, ?, ?, ?, ?, ?, ?)',
      mailbox,
      id,
      name,
      position,
      choice.messageListVisibility ?? 'show',
      choice.labelListVisibility ?? 'labelShow',
      choice.color ? JSON.stringify(choice.color) : null,
    );
    return labelWith(store, mailbox, id);
  });
};

export const changeLabel = (store: Store, mailbox: string, id: string, change: Partial<LabelChoice>): Label => {
  const label = ownLabelWith(store, mailbox, id, 'update');
  const next = { ...label, ...change };
  store.run(
    'UPDATE label SET name = ?, in_message_list = ?, in_label_list = ?, color = ? WHERE mailbox = ? AND id = ?',
    freeName(store, mailbox, next.name, id),
    next.messageListVisibility ?? 'show',
    next.labelListVisibility ?? 'labelShow',
    next.color ? JSON.stringify(next.color) : null,
    mailbox,
    id,
  );
  return labelWith(store, mailbox, id);
};

/** Removes the label from every message, each with its own history record. */
export const deleteLabel = (google: Google, mailbox: string, id: string, cause: Cause): void => {
  const { store } = google;
  ownLabelWith(store, mailbox, id, 'delete');
  store.transaction(() => {
    const bearing = store.all(
      'SELECT m.id FROM message_label l JOIN message m ON m.row = l.message WHERE l.label = ? AND m.mailbox = ? ORDER BY m.row',
      id,
      mailbox,
    );
    for (const message of bearing) relabel(google, mailbox, text(message, 'id'), { add: [], remove: [id] }, cause);
    store.run('DELETE FROM label WHERE mailbox = ? AND id = ?', mailbox, id);
  });
};

/** The counters that `labels.get` returns and `labels.list` does not. */
export const labelCounters = (store: Store, mailbox: string, labelId: string): Record<string, number> => {
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
};

const ownLabelWith = (store: Store, mailbox: string, id: string, act: 'update' | 'delete'): Label => {
  const label = labelWith(store, mailbox, id);
  if (label.type === 'system') throw badRequest(`Invalid ${act} request`);
  return label;
};

/** Compares names case-insensitively. They must differ from the system labels. */
const freeName = (store: Store, mailbox: string, name: string, except?: string): string => {
  const labelName = name.trim();
  if (labelName === '' || labelName.length > 225) throw badRequest('Invalid label name');
  const clash = labelsIn(store, mailbox).find(
    (label) => label.id !== except && label.name.toLowerCase() === labelName.toLowerCase(),
  );
  if (clash?.type === 'system') throw badRequest('Invalid label name');
  if (clash) {
    throw apiError({ code: 409, message: 'Label name exists or conflicts', reason: 'aborted', status: 'ABORTED' });
  }
  return labelName;
};

function shown(id: string): Label {
  return { id, name: id, type: 'system' };
}

function hidden(id: string): Label {
  return { id, name: id, type: 'system', messageListVisibility: 'hide', labelListVisibility: 'labelHide' };
}

const labelOf = (row: Row): Label => {
  const color = textOrNull(row, 'color');
  return {
    id: text(row, 'id'),
    type: 'user',
    ...labelChoice.parse({
      name: text(row, 'name'),
      messageListVisibility: text(row, 'in_message_list'),
      labelListVisibility: text(row, 'in_label_list'),
      ...(color === null ? {} : { color: JSON.parse(color) }),
    }),
  };
};
