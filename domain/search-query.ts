// A search as data and as a line of text: `from:maya after:2026-11-16 has:attachment budget`. Typed and spoken searches both become this.
// All clauses must match.
import * as z from 'zod/mini';
import { Day } from './day.ts';
import type { Label, LabelRole } from './mail.ts';
import { wordsIn } from './words.ts';

/** The part of a mail to search. */
export type Field = 'any' | 'from' | 'to' | 'subject';

/** Pseudo-labels: archived mail, and all mail including trash and spam. */
export type Place = 'place:archive' | 'place:anywhere';

/** The person's own name for a label. */
export const LabelName = z.string().brand<'LabelName'>();
export type LabelName = z.infer<typeof LabelName>;

/** The value of `in:`. A person's own label appears by name until `inOwnTerms` replaces it with its id. */
export type LabelTerm = Label | Place | LabelName;

export type Clause =
  /** `exact`: these words in this order. Otherwise each word anywhere, whole or as a prefix. */
  | { kind: 'words'; field: Field; text: string; exact: boolean; not: boolean }
  | { kind: 'label'; label: LabelTerm; not: boolean }
  | { kind: 'attachment'; not: boolean }
  /** From the beginning of the day on. */
  | { kind: 'after'; day: Day }
  /** Before the beginning of the day. */
  | { kind: 'before'; day: Day };

export type SearchQuery = readonly Clause[];

/** Parses operators, words and quoted phrases. Everything else is words. Never throws. */
export const readQuery = (line: string): SearchQuery => tidy([...line.matchAll(token)].flatMap(clauseOf));

export const writeQuery = (query: SearchQuery): string => query.map(writeClause).join(' ');

/** Without a clause, or with exclusions only. */
export const isEmpty = (query: SearchQuery): boolean => !query.some((clause) => !('not' in clause && clause.not));

/** The words people use for roles and places. */
const labelNames: ReadonlyMap<string, LabelRole | Place> = new Map(
  Object.entries({
    inbox: 'inbox',
    archive: 'place:archive',
    archived: 'place:archive',
    anywhere: 'place:anywhere',
    all: 'place:anywhere',
    sent: 'sent',
    draft: 'drafts',
    drafts: 'drafts',
    trash: 'trash',
    bin: 'trash',
    spam: 'spam',
    junk: 'spam',
    starred: 'starred',
    flagged: 'starred',
    unread: 'unread',
    important: 'important',
    personal: 'category-personal',
    social: 'category-social',
    promotions: 'category-promotions',
    updates: 'category-updates',
    forums: 'category-forums',
  } as const),
);

/** The name of a person's own label, if it is not a role or a place. */
export const labelNamed = (name: string): LabelTerm => labelNames.get(name.toLowerCase()) ?? LabelName.parse(name);

const builtIn: ReadonlySet<string> = new Set(labelNames.values());

/** True for roles and places, false for a person's own labels. */
export const isBuiltIn = (label: LabelTerm): boolean => builtIn.has(label);

/** The first name of a label. */
export const nameOfLabel = (label: LabelTerm): string =>
  [...labelNames].find(([, known]) => known === label)?.[0] ?? label;

const token = /(-?)(?:([a-z]+):)?(?:"([^"]*)"?|\(([^)]*)\)?|([^\s"()]+))/giu;

const clauseOf = ([whole, minus, operator, quoted, grouped, bare]: RegExpMatchArray): Clause[] => {
  // An operator that the person is still typing.
  if (bare?.endsWith(':') && byOperator.has(bare.slice(0, -1).toLowerCase())) return [];
  const said = { text: (quoted ?? grouped ?? bare ?? '').trim(), exact: quoted !== undefined, not: minus === '-' };
  if (operator === undefined) return words('any', said.text, said);
  const read = byOperator.get(operator.toLowerCase());
  if (read) return [read(said)].filter((clause) => clause !== null);
  // A word that contains a colon.
  return words('any', bare === undefined ? said.text : whole.replace(/^-/, ''), said);
};

type Said = { text: string; exact: boolean; not: boolean };

const words = (field: Field, text: string, { exact, not }: Pick<Said, 'exact' | 'not'>): Clause[] =>
  wordsIn(text).length === 0 ? [] : [{ kind: 'words', field, text, exact, not }];

const inField =
  (field: Field) =>
  ({ text, exact, not }: Said): Clause | null =>
    words(field, text, { exact, not })[0] ?? null;

const label = ({ text, not }: Said): Clause | null => {
  const named = labelNamed(text.replace(/^#/, ''));
  // 'Not anywhere' matches nothing.
  return named === '' || (named === 'place:anywhere' && not) ? null : { kind: 'label', label: named, not };
};

/** `from:me` means sent mail. */
const sender = (said: Said): Clause | null =>
  isMe(said.text) ? { kind: 'label', label: 'sent', not: said.not } : inField('from')(said);

export const isMe = (text: string): boolean => text.toLowerCase() === 'me';

const state = (said: Said): Clause | null =>
  said.text.toLowerCase() === 'read' ? { kind: 'label', label: 'unread', not: !said.not } : label(said);

const having = (said: Said): Clause | null =>
  /^(attachments?|files?)$/i.test(said.text) ? { kind: 'attachment', not: said.not } : label(said);

const dated =
  (kind: 'after' | 'before') =>
  ({ text }: Said): Clause | null => {
    const [year, month = '1', day = '1'] = text.split(/[-/.]/);
    const written = Day.safeParse([year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'));
    return written.success ? { kind, day: written.data } : null;
  };

/** Undefined for an unknown operator, null for one without a usable value. */
const byOperator: ReadonlyMap<string, (said: Said) => Clause | null> = new Map(
  Object.entries({
    from: sender,
    to: inField('to'),
    cc: inField('to'),
    subject: inField('subject'),
    in: label,
    label,
    is: state,
    has: having,
    after: dated('after'),
    since: dated('after'),
    newer: dated('after'),
    before: dated('before'),
    until: dated('before'),
    older: dated('before'),
  }),
);

/** Removes duplicate clauses. The last of several days counts. */
export const tidy = (clauses: readonly Clause[]): Clause[] => {
  const keyed = new Map(clauses.map((clause) => [isDated(clause) ? clause.kind : writeClause(clause), clause]));
  return [...keyed.values()];
};

const isDated = (clause: Clause): boolean => clause.kind === 'after' || clause.kind === 'before';

const writeClause = (clause: Clause): string => {
  if (clause.kind === 'after' || clause.kind === 'before') return `${clause.kind}:${clause.day}`;
  const minus = clause.not ? '-' : '';
  if (clause.kind === 'attachment') return `${minus}has:attachment`;
  if (clause.kind === 'label') return `${minus}in:${asOneWord(nameOfLabel(clause.label))}`;
  return `${minus}${clause.field === 'any' ? '' : `${clause.field}:`}${enclosed(clause)}`;
};

const asOneWord = (name: string): string => (/[\s()]/.test(name) ? `"${name}"` : name);

const enclosed = ({ text, exact, field }: Extract<Clause, { kind: 'words' }>): string => {
  const bare = text.replace(/["()]/g, ' ').trim();
  if (exact) return `"${bare}"`;
  // A word with a colon would read as an operator.
  return /\s/.test(bare) || (field === 'any' && bare.includes(':')) || bare.startsWith('-') ? `(${bare})` : bare;
};
