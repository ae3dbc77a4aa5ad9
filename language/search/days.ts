// Conditions of time as people say them: 'since Monday', 'between March and May', 'until the 14th', 'last week'.

import type { Day } from '#domain/day.ts';
import type { Clause } from '#domain/search-query.ts';
import { monthOrName, nearDay, onward, rangeWord, relativePeriod } from '#language/en/search/period-words.ts';
import { plainAt, type Word } from '#language/engine/tokens.ts';
import { type Period, periodOf } from './periods.ts';

export type Dated = { clauses: Clause[]; next: number };

/** A condition of time that begins with word `at`. */
export const datedAt = (words: readonly Word[], at: number, today: Day): Dated | null => {
  const first = plainAt(words, at);
  const said = directions.get(first);
  if (said === undefined) return bareAt(words, at, today);
  const span = first === 'from' ? betweenAt(words, at + 1, today) : null;
  return span ?? directedAt(words, at, today, said);
};

/** Without a preposition only few are days: 'Monday meeting' and 'March invoices' are words. */
const bareAt = (words: readonly Word[], at: number, today: Day): Dated | null => {
  if (plainAt(words, at) === 'between') return betweenAt(words, at + 1, today);
  const period = isBare(words, at) ? periodOf(words, at, today) : null;
  return period && { clauses: both(period), next: period.next };
};

const directedAt = (
  words: readonly Word[],
  at: number,
  today: Day,
  said: (period: Period) => Clause[],
): Dated | null => {
  const skipped = plainAt(words, at) === 'up' && plainAt(words, at + 1) === 'to' ? 2 : 1;
  const period = periodOf(words, at + skipped, today);
  if (!period || isSomeone(words, at, period)) return null;
  if (plainAt(words, at) === 'from' && onward.test(plainAt(words, period.next)))
    return { clauses: [after(period.start)], next: period.next + 1 };
  return { clauses: said(period), next: period.next };
};

const after = (day: Day): Clause => ({ kind: 'after', day });
const before = (day: Day): Clause => ({ kind: 'before', day });
const both = ({ start, end }: Period): Clause[] => [after(start), before(end)];

const directions: ReadonlyMap<string, (period: Period) => Clause[]> = new Map(
  Object.entries({
    since: ({ start }) => [after(start)],
    starting: ({ start }) => [after(start)],
    after: ({ end }) => [after(end)],
    before: ({ start }) => [before(start)],
    until: ({ end }) => [before(end)],
    till: ({ end }) => [before(end)],
    up: ({ end }) => [before(end)],
    from: both,
    on: both,
    in: both,
    during: both,
    within: both,
    over: both,
    around: both,
    dated: both,
    for: both,
  }),
);

const betweenAt = (words: readonly Word[], at: number, today: Day): Dated | null => {
  const start = periodOf(words, at, today);
  if (!start || !rangeWord.test(plainAt(words, start.next))) return null;
  const end = periodOf(words, start.next + 1, today);
  return end && { clauses: [after(start.start), before(end.end)], next: end.next };
};

const isBare = (words: readonly Word[], at: number): boolean => {
  const [first = '', second = '', third = ''] = [at, at + 1, at + 2].map((nth) => plainAt(words, nth));
  if (nearDay.test(first) || third === 'ago' || second === 'ago') return true;
  const start = first === 'the' ? second : first;
  return relativePeriod.test(start) && (first !== 'the' || start !== 'this');
};

/** 'From April Jones' is a person, 'from April' a month. */
const isSomeone = (words: readonly Word[], at: number, period: Period): boolean =>
  plainAt(words, at) === 'from' &&
  period.next === at + 2 &&
  monthOrName.test(plainAt(words, at + 1)) &&
  /^\p{Lu}/u.test(words[at + 2]?.text ?? '');
