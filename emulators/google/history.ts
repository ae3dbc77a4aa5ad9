/** Changes of a mailbox since a cursor. A forgotten cursor is Gmail's 404. */
import type { gmail_v1 } from '@googleapis/gmail';
import * as z from 'zod';
import { bigint, list, type Row, text } from '#emulators/rows.ts';
import { badRequest, notFound } from './errors.ts';
import { countOf, pageToken, readPageToken } from './gmail-call.ts';
import type { Google, GoogleContext } from './google.ts';
import { knownLabelIds } from './labels.ts';

const cursor = z.string().regex(/^\d{1,19}$/);

export const currentHistoryId = ({ store }: Google, mailbox: string): bigint => {
  const row = store.one('SELECT history_id FROM account WHERE email = ?', mailbox);
  if (!row) throw notFound();
  return bigint(row, 'history_id');
};

export const listHistory = (c: GoogleContext, mailbox: string): gmail_v1.Schema$ListHistoryResponse => {
  const { google } = c.var;
  const start = startOf(c, mailbox);
  const after = readPageToken(c, cursor);
  const most = countOf(c, 'maxResults', 100, 500);
  const { sql, values } = filters(c, mailbox);
  const rows = google.store.all(
    `SELECT * FROM history h WHERE mailbox = ? AND id > ? ${sql} ORDER BY id LIMIT ?`,
    mailbox,
    after === undefined ? start : BigInt(after),
    ...values,
    most + 1,
  );
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  return {
    ...(page.length > 0 ? { history: page.map(historyResource) } : {}),
    ...(last ? { nextPageToken: pageToken(String(bigint(last, 'id'))) } : {}),
    historyId: String(currentHistoryId(google, mailbox)),
  };
};

const startOf = (c: GoogleContext, mailbox: string): bigint => {
  const given = c.req.query('startHistoryId');
  if (given === undefined) throw badRequest('Missing startHistoryId', 'required');
  if (!/^\d{1,19}$/.test(given)) throw badRequest(`Invalid value at 'start_history_id' (TYPE_UINT64), "${given}"`);
  const row = c.var.google.store.one('SELECT history_floor FROM account WHERE email = ?', mailbox);
  if (!row || BigInt(given) < bigint(row, 'history_floor')) throw notFound();
  return BigInt(given);
};

const filters = (c: GoogleContext, mailbox: string): { sql: string; values: string[] } => {
  const types = (c.req.queries('historyTypes') ?? []).map((name) => {
    const type = typeNames[name];
    if (!type) throw badRequest(`Invalid value at 'history_types', "${name}"`);
    return type;
  });
  const labelIds = knownLabelIds(
    c.var.google.store,
    mailbox,
    c.req.query('labelId') ? [c.req.query('labelId') ?? ''] : [],
  );
  const byType = types.length > 0 ? `AND type IN (${types.map(() => '?').join(', ')})` : '';
  const holds = (column: string): string => `EXISTS (SELECT 1 FROM json_each(h.${column}) WHERE value = ?)`;
  const byLabel = labelIds.length > 0 ? `AND (${holds('labels')} OR ${holds('message_labels')})` : '';
  return { sql: `${byType} ${byLabel}`, values: [...types, ...labelIds, ...labelIds] };
};

const typeNames: Record<string, string> = {
  messageAdded: 'messagesAdded',
  messageDeleted: 'messagesDeleted',
  labelAdded: 'labelsAdded',
  labelRemoved: 'labelsRemoved',
};

const historyResource = (row: Row): gmail_v1.Schema$History => {
  const type = text(row, 'type');
  const message = { id: text(row, 'message_id'), threadId: text(row, 'thread_id') };
  const labelIds = list(row, 'message_labels');
  const detailed = labelIds.length > 0 ? { ...message, labelIds } : message;
  const changed = type.startsWith('labels') ? { labelIds: list(row, 'labels') } : {};
  return { id: String(bigint(row, 'id')), messages: [message], [type]: [{ message: detailed, ...changed }] };
};
