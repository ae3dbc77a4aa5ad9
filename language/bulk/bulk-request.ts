// Whether an utterance asks for something to be done to many mails, and to which: 'archive everything from GitHub older than two weeks'.
import type { BulkFilter } from '#domain/bulk.ts';
import { dayOf } from '#domain/day.ts';
import type { Label } from '#domain/mail.ts';
import { type Clause, isEmpty } from '#domain/search-query.ts';
import { bulkActs, bulkFrames, bulkVerbs, theFound } from '#language/en/bulk-words.ts';
import { withoutPoliteness } from '#language/search/polite.ts';
import { type Word, wordsOf } from '#language/search/tokens.ts';
import type { BulkKind, BulkRequest } from './bulk.ts';
import { filterIn } from './bulk-filter.ts';

type Asked = { act: BulkKind; which: readonly Word[]; lesser: boolean };

/** `listed`: a search's results are on the screen, so that 'all of them' means those. */
export const bulkRequest = (heard: string, at: { now: Date; zone: string; listed: boolean }): BulkRequest | null => {
  if (!bulkActs.test(heard)) return null;
  const words = wordsOf(withoutPoliteness(heard));
  if (words.length > longest) return null;
  const asked = framed(words) ?? verbFirst(words);
  if (asked === null) return null;
  const { act, which, lesser } = asked;
  if (theFound.test(plainOf(which))) return at.listed ? { act, filter: 'found', lesser } : null;
  const filter = filterIn(which, dayOf(at.now, at.zone));
  if (filter === null) return null;
  return { act, filter: scoped(filter, act), lesser };
};

/** Words; more than these are rather dictated, or said to somebody else. */
const longest = 20;

const framed = (words: readonly Word[]): Asked | null => {
  const plain = plainOf(words);
  for (const { frame, act } of bulkFrames) {
    const [, which] = frame.exec(plain) ?? [];
    // A frame begins with one word.
    if (which !== undefined) return { act, which: words.slice(1, 1 + countOf(which)), lesser: false };
  }
  return null;
};

const verbFirst = (words: readonly Word[]): Asked | null => {
  const plain = plainOf(words);
  for (const { begins, act, lesser } of bulkVerbs) {
    const [verb] = begins.exec(plain) ?? [];
    if (verb !== undefined) return { act, which: words.slice(countOf(verb)), lesser: lesser ?? false };
  }
  return null;
};

/** Only what the act would change; and where nothing else is said, only what lies in the inbox. */
export const scoped = ({ query, mailing }: BulkFilter, act: BulkKind): BulkFilter => {
  const wanted = [...query, ...changing[act].map(({ label, not }): Clause => ({ kind: 'label', label, not }))];
  const inbox = inInbox.has(act) || (mailing === null && isEmpty(query));
  const clauses: Clause[] = inbox ? [...wanted, { kind: 'label', label: 'INBOX', not: false }] : wanted;
  return { query: [...new Map(clauses.map((clause) => [JSON.stringify(clause), clause])).values()], mailing };
};

const changing: Record<BulkKind, readonly { label: Label; not: boolean }[]> = {
  archive: [],
  trash: [],
  spam: [],
  'mark-read': [{ label: 'UNREAD', not: false }],
  'mark-unread': [{ label: 'UNREAD', not: true }],
  star: [{ label: 'STARRED', not: true }],
  unstar: [{ label: 'STARRED', not: false }],
};

const inInbox: ReadonlySet<BulkKind> = new Set(['archive', 'mark-unread']);

const plainOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');

const countOf = (plain: string): number => plain.trim().split(' ').length;
