/**
 * Lists messages, threads and drafts, newest first. A page token names the last returned entry, so mail that arrives between pages
 * neither repeats nor hides anything. A switch turns tokens into offsets.
 */
import * as z from 'zod';
import { integer, type Row, text } from '#emulators/rows.ts';
import type { Store } from '#emulators/store.ts';
import { countOf, pageToken, readPageToken } from './gmail-call.ts';
import type { GoogleContext } from './google.ts';
import { knownLabelIds, labelsIn } from './labels.ts';
import { type Condition, labelCondition, searchCondition } from './search.ts';
import { mentions, parseQuery } from './search-query.ts';

export type ListPage = { rows: Row[]; nextPageToken?: string; resultSizeEstimate: number };

/** The last returned entry, or an offset. */
const place = z.union([z.tuple([z.number(), z.string()]), z.int().min(0)]);

export const listMessages = (c: GoogleContext, mailbox: string): ListPage => {
  const condition = listCondition(c, mailbox);
  return listed(c, condition, 'SELECT m.id, m.thread_id, m.at FROM message m WHERE', '');
};

/** A thread sorts by its newest matching message. */
export const listThreads = (c: GoogleContext, mailbox: string): ListPage => {
  const condition = listCondition(c, mailbox);
  const newest = `SELECT m.thread_id AS id, max(m.at) AS at FROM message m WHERE`;
  return listed(c, condition, newest, 'GROUP BY m.thread_id');
};

export const listDrafts = (c: GoogleContext, mailbox: string): ListPage => {
  const condition = listCondition(c, mailbox);
  const drafts = `SELECT m.id, m.thread_id, m.at, d.id AS draft_id FROM message m
    JOIN draft d ON d.mailbox = m.mailbox AND d.message_id = m.id WHERE`;
  return listed(c, condition, drafts, '');
};

const listed = (c: GoogleContext, condition: Condition, select: string, group: string): ListPage => {
  const { store, switches } = c.var.google;
  const most = countOf(c, 'maxResults', 100, 500);
  const asked = readPageToken(c, place) ?? 0;
  const [at, id] = typeof asked === 'number' ? [Number.MAX_SAFE_INTEGER, ''] : asked;
  const skipped = typeof asked === 'number' ? asked : 0;
  const matching = `SELECT * FROM (${select} ${condition.sql} ${group})`;
  const rows = store.all(
    `${matching} WHERE at < ? OR (at = ? AND id < ?) ORDER BY at DESC, id DESC LIMIT ? OFFSET ?`,
    ...condition.values,
    at,
    at,
    id,
    most + 1,
    skipped,
  );
  const total = store.one(`SELECT count(*) AS total FROM (${matching} LIMIT 1000)`, ...condition.values);
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  const byOffset = switches.now().pageTokens === 'offset';
  return {
    rows: page,
    ...(last ? { nextPageToken: pageToken(byOffset ? skipped + most : [integer(last, 'at'), text(last, 'id')]) } : {}),
    resultSizeEstimate: total ? integer(total, 'total') : 0,
  };
};

/** Excludes spam and trash unless the call includes them in one of Google's three ways. */
const listCondition = (c: GoogleContext, mailbox: string): Condition => {
  const { store, clock } = c.var.google;
  const labelIds = knownLabelIds(store, mailbox, c.req.queries('labelIds') ?? []);
  const query = parseQuery(c.req.query('q') ?? '');
  const asked = searchCondition(query, { mailbox, labels: labelsIn(store, mailbox), now: clock.now() });
  const named = (label: string): boolean =>
    c.req.query('includeSpamTrash') === 'true' ||
    labelIds.includes(label) ||
    mentions(query, 'in', [label.toLowerCase(), 'anywhere', ...(label === 'TRASH' ? ['bin'] : [])]) ||
    ['label', 'is'].some((operator) => mentions(query, operator, [label.toLowerCase()]));
  const hidden = ['SPAM', 'TRASH'].filter((label) => !named(label)).map(labelCondition);
  const parts = [
    { sql: labelIds.some((label) => isRare(store, label)) ? '+m.mailbox = ?' : 'm.mailbox = ?', values: [mailbox] },
    ...labelIds.map((label) => (isRare(store, label) ? rareCondition(label) : labelCondition(label))),
    ...hidden.map(({ sql, values }) => ({ sql: `NOT ${sql}`, values })),
    asked,
  ];
  return { sql: parts.map((part) => part.sql).join(' AND '), values: parts.flatMap((part) => part.values) };
};

/**
 * Looks up a rare label in the label table. Otherwise a list of the inbox would scan all mail. The plus sign keeps
 * SQLite from choosing the scan anyway.
 */
const rareCondition = (labelId: string): Condition => ({
  sql: 'm.row IN (SELECT message FROM message_label WHERE label = ?)',
  values: [labelId],
});

const isRare = (store: Store, labelId: string): boolean => {
  const row = store.one(
    'SELECT count(*) AS few FROM (SELECT 1 FROM message_label WHERE label = ? LIMIT 5000)',
    labelId,
  );
  return row !== undefined && integer(row, 'few') < 5_000;
};
