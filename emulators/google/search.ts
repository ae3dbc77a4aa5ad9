/** Compiles a search to SQL conditions: words use the text index, the rest columns and labels. */
import { badRequest } from './errors.ts';
import type { Label } from './labels.ts';
import type { Query } from './search-query.ts';

export type Condition = { sql: string; values: (string | number)[] };
export type SearchScope = { mailbox: string; labels: Label[]; now: Date };

export const searchCondition = (query: Query, scope: SearchScope): Condition => {
  if (query.kind === 'not') {
    return without(searchCondition(query.of, scope));
  }
  if (query.kind === 'term') return termCondition(query, scope);
  const parts = query.of.map((part) => searchCondition(part, scope));
  return parts.length === 0 ? everything : joined(parts, query.kind === 'all' ? 'AND' : 'OR');
};

export const labelCondition = (labelId: string): Condition => ({
  sql: 'EXISTS (SELECT 1 FROM message_label l WHERE l.message = m.row AND l.label = ?)',
  values: [labelId],
});

const joined = (parts: Condition[], by: 'AND' | 'OR'): Condition => ({
  sql: `(${parts.map((part) => part.sql).join(` ${by} `)})`,
  values: parts.flatMap((part) => part.values),
});

const every = (parts: Condition[]): Condition => joined(parts, 'AND');

const without = ({ sql, values }: Condition): Condition => ({ sql: `NOT (${sql})`, values });

type Term = { operator: string; value: string };

const ownLabels: Condition = {
  sql: `EXISTS (SELECT 1 FROM message_label l WHERE l.message = m.row AND l.label LIKE 'Label_%')`,
  values: [],
};
const everything: Condition = { sql: '1', values: [] };
const nothing: Condition = { sql: '0', values: [] };

const termCondition = (term: Term, scope: SearchScope): Condition => {
  const known = Object.hasOwn(operators, term.operator) ? operators[term.operator] : undefined;
  if (known) return known(term.value, scope);
  return words(null, term.operator === '' ? term.value : `${term.operator} ${term.value}`);
};

const operators: Record<string, (value: string, scope: SearchScope) => Condition> = {
  from: (value, scope) => words('sender', personOf(value, scope)),
  to: (value, scope) => words('{recipients cc bcc}', personOf(value, scope)),
  cc: (value, scope) => words('cc', personOf(value, scope)),
  bcc: (value, scope) => words('bcc', personOf(value, scope)),
  deliveredto: (value, scope) => words('delivered', personOf(value, scope)),
  subject: (value) => words('subject', value),
  filename: (value) => words('files', value),
  list: (value) => words('list', value),
  in: inPlace,
  label: labelNamed,
  category: (value, scope) => (value.toLowerCase() === 'primary' ? primary : labelNamed(`category_${value}`, scope)),
  is: isCondition,
  has: (value) => has.get(value.toLowerCase()) ?? nothing,
  after: (value) => ({ sql: 'm.at >= ?', values: [instantOf(value)] }),
  newer: (value) => ({ sql: 'm.at >= ?', values: [instantOf(value)] }),
  before: (value) => ({ sql: 'm.at < ?', values: [instantOf(value)] }),
  older: (value) => ({ sql: 'm.at < ?', values: [instantOf(value)] }),
  newer_than: (value, { now }) => ({ sql: 'm.at >= ?', values: [backFrom(now, value)] }),
  older_than: (value, { now }) => ({ sql: 'm.at < ?', values: [backFrom(now, value)] }),
  larger: (value) => ({ sql: 'm.size > ?', values: [sizeOf(value)] }),
  size: (value) => ({ sql: 'm.size > ?', values: [sizeOf(value)] }),
  smaller: (value) => ({ sql: 'm.size < ?', values: [sizeOf(value)] }),
  rfc822msgid: (value) => ({ sql: 'm.rfc_id = ?', values: [value.startsWith('<') ? value : `<${value}>`] }),
};

const has = new Map<string, Condition>([
  ['attachment', { sql: 'm.attachments > 0', values: [] }],
  ['userlabels', ownLabels],
  ['nouserlabels', without(ownLabels)],
  ['yellow-star', labelCondition('STARRED')],
]);

/** Mail in no other tab of the inbox. */
const primary = every(
  ['SOCIAL', 'PROMOTIONS', 'UPDATES', 'FORUMS'].map((name) => without(labelCondition(`CATEGORY_${name}`))),
);

/** Neither in the inbox nor the person's own mail. */
const archived = every(['INBOX', 'SENT', 'DRAFT', 'TRASH', 'SPAM'].map((label) => without(labelCondition(label))));

/** Adjacent words in one column, or in any. `me` is the mailbox's owner. */
const words = (column: string | null, value: string): Condition => {
  if (!/[\p{L}\p{N}]/u.test(value)) return nothing;
  const phrase = `"${value.replaceAll('"', '')}"`;
  const match = `${column ?? '- delivered'} : ${phrase}`;
  return { sql: 'm.row IN (SELECT rowid FROM message_text WHERE message_text MATCH ?)', values: [match] };
};

const personOf = (value: string, { mailbox }: SearchScope): string => (value.toLowerCase() === 'me' ? mailbox : value);

function inPlace(value: string, scope: SearchScope): Condition {
  const term = value.toLowerCase();
  if (term === 'anywhere' || term === 'all') return everything;
  if (term === 'archive') return archived;
  return isCondition(places.get(term) ?? term, scope);
}

const places = new Map([
  ['drafts', 'draft'],
  ['bin', 'trash'],
  ['chats', 'chat'],
]);

function isCondition(value: string, scope: SearchScope): Condition {
  const term = value.toLowerCase();
  return term === 'read' ? without(labelCondition('UNREAD')) : labelNamed(term, scope);
}

/** Searches write blanks and slashes of label names as hyphens. */
function labelNamed(value: string, { labels }: SearchScope): Condition {
  const asTyped = (name: string): string => name.toLowerCase().replace(/[\s/]/g, '-');
  const label = labels.find(
    ({ id, name }) => asTyped(name) === asTyped(value) || id.toLowerCase() === value.toLowerCase(),
  );
  return label ? labelCondition(label.id) : nothing;
}

/** A date means its midnight in Pacific standard time, as Gmail documents. A bare number is seconds. */
const instantOf = (value: string): number => {
  if (/^\d{6,}$/.test(value)) return Number(value) * 1_000;
  const [first, second, third, ...more] = value.split(/[/-]/).map(Number);
  if (!first || !second || !third || more.length > 0) throw badRequest(`Invalid date in query: ${value}`);
  const [year, month, day] = first > 31 ? [first, second, third] : [third, first, second];
  return Date.UTC(year, month - 1, day, 8);
};

const backFrom = (now: Date, value: string): number => {
  const match = /^(\d+)([hdmy])$/i.exec(value);
  if (!match) throw badRequest(`Invalid age in query: ${value}`);
  return now.getTime() - Number(match[1]) * (spans[(match[2] ?? 'd').toLowerCase()] ?? 0);
};

const hour = 3_600_000;
const spans: Record<string, number> = { h: hour, d: 24 * hour, m: 30 * 24 * hour, y: 365 * 24 * hour };

const sizeOf = (value: string): number => {
  const match = /^(\d+)([km]?)b?$/i.exec(value);
  if (!match) throw badRequest(`Invalid size in query: ${value}`);
  const unit = { '': 1, k: 1_024, m: 1_048_576 }[(match[2] ?? '').toLowerCase()] ?? 1;
  return Number(match[1]) * unit;
};
