// Days in the past: 'last week', 'Monday', 'the 3rd of March', 'two weeks ago'.

import { type Day, dayNamed, monthsOn, plusDays, weekdayOf } from '#domain/day.ts';
import {
  dayBeforeYesterday,
  dayPart,
  lastNight,
  namedPeriod,
  partOfPeriod,
  pastPeriod,
  periodLead,
  someUnits,
  thisDayPart,
  todayWord,
  yesterdayPart,
  yesterdayWord,
} from '#language/en/search/period-words.ts';
import { amounts, months, weekdays } from '#language/en/search/search-words.ts';
import { plainAt, type Word } from '#language/engine/tokens.ts';

/** Days from `start` until `end` begins. `next`: the word after it. */
export type Period = { start: Day; end: Day; next: number };

export const periodOf = (words: readonly Word[], from: number, today: Day): Period | null => {
  const at = plainAt(words, from) === 'the' ? from + 1 : from;
  for (const read of [
    namedDay,
    lastSome,
    someAgo,
    calendarSpan,
    weekday,
    monthDay,
    dayMonth,
    month,
    numeric,
    quarter,
    year,
  ]) {
    const period = read(words, at, today);
    if (period) return period;
  }
  return plainAt(words, from) === 'the' ? ordinal(words, at, today) : null;
};

type Reader = (words: readonly Word[], at: number, today: Day) => Period | null;

/** The starts of such periods, and the number of days ago. */
const namedDays: readonly [said: RegExp, daysAgo: number, words: number][] = [
  [thisDayPart, 0, 2],
  [todayWord, 0, 1],
  [lastNight, 1, 2],
  [yesterdayPart, 1, 2],
  [yesterdayWord, 1, 1],
  [dayBeforeYesterday, 2, 3],
];

const namedDay: Reader = (words, at, today) => {
  const said = [at, at + 1, at + 2].map((nth) => plainAt(words, nth)).join(' ');
  const [, daysAgo, taken] = namedDays.find(([begins]) => begins.test(said)) ?? [];
  if (daysAgo === undefined || taken === undefined) return null;
  return { start: plusDays(today, -daysAgo), end: plusDays(today, 1 - daysAgo), next: at + taken };
};

const fews: ReadonlyMap<string, number> = new Map([
  ['couple', 2],
  ['few', 3],
]);

/** The number, and the word after it. */
export const amountAt = (words: readonly Word[], at: number): { count: number; next: number } | null => {
  const one = plainAt(words, at);
  const some = someUnits.test(plainAt(words, at + 1)) && one === 'a' ? at + 1 : at;
  const few = fews.get(plainAt(words, some));
  if (few !== undefined) return { count: few, next: plainAt(words, some + 1) === 'of' ? some + 2 : some + 1 };
  const count = /^\d{1,3}$/.test(one) ? Number(one) : amounts.get(one);
  return count === undefined || count === 0 ? null : { count, next: at + 1 };
};

type Unit = 'day' | 'week' | 'month' | 'year';

export const unitAt = (words: readonly Word[], at: number): Unit | null => {
  const unit = plainAt(words, at).replace(/s$/, '');
  return unit === 'day' || unit === 'week' || unit === 'month' || unit === 'year' ? unit : null;
};

/** 'The last three days', 'past week'. */
const lastSome: Reader = (words, at, today) => {
  if (!pastPeriod.test(plainAt(words, at))) return null;
  const amount = amountAt(words, at + 1);
  const unit = amount && unitAt(words, amount.next);
  if (amount && unit) return { start: ago(today, amount.count, unit), end: plusDays(today, 1), next: amount.next + 1 };
  const one = plainAt(words, at) === 'past' ? unitAt(words, at + 1) : null;
  return one && { start: ago(today, 1, one), end: plusDays(today, 1), next: at + 2 };
};

const someAgo: Reader = (words, at, today) => {
  const amount = amountAt(words, at);
  const unit = amount && unitAt(words, amount.next);
  if (!amount || !unit || plainAt(words, amount.next + 1) !== 'ago') return null;
  const day = ago(today, amount.count, unit);
  const around = unit === 'day' ? { start: day, end: plusDays(day, 1) } : spanOf(day, unit);
  return { ...around, next: amount.next + 2 };
};

/** The day so many of them before today. */
export const ago = (today: Day, count: number, unit: Unit): Day => {
  if (unit === 'day' || unit === 'week') return plusDays(today, unit === 'day' ? -count : -7 * count);
  const back = monthsOn(today, unit === 'month' ? -count : -12 * count);
  // The same day of that month, or its last.
  const last = Number(plusDays(monthsOn(back, 1), -1).slice(8));
  return plusDays(back, Math.min(Number(today.slice(8)), last) - 1);
};

/** The week, from Monday, the month or the year around a day. */
const spanOf = (day: Day, unit: Exclude<Unit, 'day'>): { start: Day; end: Day } => {
  if (unit === 'week') {
    const start = plusDays(day, -((weekdayOf(day) + 6) % 7));
    return { start, end: plusDays(start, 7) };
  }
  const start = unit === 'month' ? monthsOn(day, 0) : `${day.slice(0, 4)}-01-01`;
  return { start, end: monthsOn(start, unit === 'month' ? 1 : 12) };
};

const calendarSpan: Reader = (words, at, today) => {
  const which = plainAt(words, at);
  if (!namedPeriod.test(which)) return null;
  const weekend = plainAt(words, at + 1) === 'weekend';
  const unit = weekend ? 'week' : unitAt(words, at + 1);
  if (unit === null || unit === 'day') return null;
  const now = spanOf(today, unit);
  const span =
    which === 'this' && !weekend
      ? now
      : which === 'this' && weekdayOf(today) % 6 === 0
        ? now
        : spanOf(plusDays(now.start, -1), unit);
  return { ...(weekend ? { start: plusDays(span.start, 5), end: span.end } : span), next: at + 2 };
};

const weekday: Reader = (words, from, today) => {
  const which = plainAt(words, from);
  const at = periodLead.test(which) ? from + 1 : from;
  const named = weekdays.get(plainAt(words, at));
  if (named === undefined) return null;
  const back = (weekdayOf(today) - named + 7) % 7;
  const day = plusDays(today, back === 0 && at > from && which !== 'this' ? -7 : -back);
  return { start: day, end: plusDays(day, 1), next: at + (dayPart.test(plainAt(words, at + 1)) ? 2 : 1) };
};

const yearAt = (words: readonly Word[], from: number, today: Day): { year: number; next: number } | null => {
  const at = plainAt(words, from) === 'of' ? from + 1 : from;
  const said = plainAt(words, at);
  if (/^(19|20)\d\d$/.test(said)) return { year: Number(said), next: at + 1 };
  if (plainAt(words, at + 1) !== 'year') return null;
  if (said === 'last') return { year: Number(today.slice(0, 4)) - 1, next: at + 2 };
  return said === 'this' ? { year: Number(today.slice(0, 4)), next: at + 2 } : null;
};

const ordinalNumber = (plain: string): number | null => {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(plain) ?? [];
  return digits !== undefined && Number(digits) >= 1 && Number(digits) <= 31 ? Number(digits) : null;
};

/** The most recent of these years in which the day is not in the future. */
const newestDay = (monthNumber: number, day: number, today: Day): Day | null => {
  const year = Number(today.slice(0, 4));
  const past = [year, year - 1, year - 2, year - 3, year - 4].map((one) => dayNamed(one, monthNumber, day));
  return past.find((one) => one !== null && one <= today) ?? null;
};

const dayIn = (monthNumber: number, day: number, rest: readonly Word[], next: number, today: Day): Period | null => {
  const named = yearAt(rest, next, today);
  const start = named ? dayNamed(named.year, monthNumber, day) : newestDay(monthNumber, day, today);
  return start === null ? null : { start, end: plusDays(start, 1), next: named?.next ?? next };
};

/** 'March 3rd 2025'. */
const monthDay: Reader = (words, at, today) => {
  const named = months.get(plainAt(words, at));
  const day = ordinalNumber(plainAt(words, at + (plainAt(words, at + 1) === 'the' ? 2 : 1)));
  if (named === undefined || day === null) return null;
  return dayIn(named, day, words, at + (plainAt(words, at + 1) === 'the' ? 3 : 2), today);
};

/** '3 March', 'the 3rd of March'. */
const dayMonth: Reader = (words, at, today) => {
  const day = ordinalNumber(plainAt(words, at));
  const next = plainAt(words, at + 1) === 'of' ? at + 2 : at + 1;
  const named = months.get(plainAt(words, next));
  return day === null || named === undefined ? null : dayIn(named, day, words, next + 1, today);
};

const month: Reader = (words, from, today) => {
  const which = plainAt(words, from);
  const at = partOfPeriod.test(which) ? from + 1 : from;
  const named = months.get(plainAt(words, at));
  if (named === undefined) return null;
  const dated = yearAt(words, at + 1, today);
  const newest = newestDay(named, 1, which === 'last' && at > from ? plusDays(monthsOn(today, 0), -1) : today);
  const start = dated ? dayNamed(dated.year, named, 1) : newest;
  return start === null ? null : { start, end: monthsOn(start, 1), next: dated?.next ?? at + 1 };
};

/** '2026-03-14', and as Americans write, '3/14' and '3/14/2026'. */
const numeric: Reader = (words, at, today) => iso(words, at, today) ?? american(words, at, today);

const iso: Reader = (words, at) => {
  const said = plainAt(words, at);
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(said) ?? [];
  const start = isoYear === undefined ? null : dayNamed(Number(isoYear), Number(isoMonth), Number(isoDay ?? 1));
  if (start === null) return null;
  return { start, end: isoDay === undefined ? monthsOn(start, 1) : plusDays(start, 1), next: at + 1 };
};

const american: Reader = (words, at, today) => {
  const [, first, second, last] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(plainAt(words, at)) ?? [];
  if (first === undefined) return null;
  const start =
    last === undefined
      ? newestDay(Number(first), Number(second), today)
      : dayNamed(Number(last), Number(first), Number(second));
  return start === null ? null : { start, end: plusDays(start, 1), next: at + 1 };
};

const quarter: Reader = (words, at, today) => {
  const [, nth] = /^q([1-4])$/.exec(plainAt(words, at)) ?? [];
  if (nth === undefined) return null;
  const dated = yearAt(words, at + 1, today);
  const first = (Number(nth) - 1) * 3 + 1;
  const start = dated ? dayNamed(dated.year, first, 1) : newestDay(first, 1, today);
  return start === null ? null : { start, end: monthsOn(start, 3), next: dated?.next ?? at + 1 };
};

const year: Reader = (words, at, today) => {
  const named = plainAt(words, at) === 'of' ? null : yearAt(words, at, today);
  if (!named || named.year > Number(today.slice(0, 4))) return null;
  return { start: `${named.year}-01-01`, end: `${named.year + 1}-01-01`, next: named.next };
};

/** 'The 14th' means the most recent one. */
const ordinal: Reader = (words, at, today) => {
  const said = plainAt(words, at);
  const day = /\d(st|nd|rd|th)$/.test(said) ? ordinalNumber(said) : null;
  if (day === null) return null;
  const here = Number(today.slice(8)) >= day ? monthsOn(today, 0) : monthsOn(today, -1);
  const start = dayNamed(Number(here.slice(0, 4)), Number(here.slice(5, 7)), day);
  return start === null ? null : { start, end: plusDays(start, 1), next: at + 1 };
};
