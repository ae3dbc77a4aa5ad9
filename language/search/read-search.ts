// Parses a search, typed or spoken, with operators or in plain English: 'mail from Maya about the budget since Monday
// with an attachment' is `from:Maya budget after:2026-11-16 has:attachment`.
import { type Day, dayOf } from '#domain/day.ts';
import type { OwnLabel } from '#domain/label.ts';
import { type Clause, readQuery, type SearchQuery, tidy } from '#domain/search-query.ts';
import { type Word, wordsOf } from '#language/engine/tokens.ts';
import { periodOf } from './periods.ts';
import { readPhrases } from './phrases.ts';

export type Moment = {
  now: Date;
  zone: string /** The person's own. */;
  labels?: readonly OwnLabel[];
};

/** Always a search: words that no rule knows are terms. */
export const readSearch = (text: string, { now, zone, labels = [] }: Moment): SearchQuery => {
  const today = dayOf(now, zone);
  const clauses = segmentsOf(text).flatMap((segment) =>
    segment.kind === 'words' ? readPhrases(segment.words, today, labels) : operator(segment.text, today),
  );
  return tidy(clauses);
};

type Segment = { kind: 'words'; words: readonly Word[] } | { kind: 'operator'; text: string };

/** Operators, quoted phrases and excluded words stay as they are. The words between them are English. */
const segmentsOf = (text: string): Segment[] => {
  const segments: Segment[] = [];
  let at = 0;
  const plain = (until: number): void => {
    const words = wordsOf(text.slice(at, until));
    if (words.length > 0) segments.push({ kind: 'words', words });
  };
  const straight = text.replace(/[“”„]/g, '"');
  for (const { 0: mark, index } of straight.matchAll(marked)) {
    plain(index);
    segments.push({ kind: 'operator', text: mark.trim() });
    at = index + mark.length;
  }
  plain(text.length);
  return segments;
};

const marked = /(?<![^\s])(?:-?[a-z_]+:(?:"[^"]*"?|\([^)]*\)?|[^\s"()]+)|-?"[^"]*"?|-[\p{L}\p{N}(][^\s]*)/giu;

/** Date operators also accept plain English: `after:monday`, `newer_than:7d`. */
const operator = (text: string, today: Day): readonly Clause[] => {
  const { later, said } = datedOperator(text);
  const period = periodOf(wordsOf(said), 0, today);
  return period ? [{ kind: later ? 'after' : 'before', day: period.start }] : readQuery(text);
};

const datedOperator = (text: string): { later: boolean; said: string } => {
  const [, name = '', value = ''] = /^(after|since|newer|before|until|older):(.+)$/i.exec(text) ?? [];
  const [, direction = '', count = '', unit = ''] = /^(newer|older)_than:(\d{1,3})([dwmy])$/i.exec(text) ?? [];
  const said = count === '' ? value.replace(/["()]/g, '') : `${count} ${units.get(unit.toLowerCase())} ago`;
  return { later: /^(after|since|newer)/i.test(name + direction), said };
};

const units: ReadonlyMap<string, string> = new Map([
  ['d', 'days'],
  ['w', 'weeks'],
  ['m', 'months'],
  ['y', 'years'],
]);
