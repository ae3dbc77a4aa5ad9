// Days to come: 'tomorrow', 'next Friday', 'the weekend', 'the fifteenth', 'end of the month', and with some a part of them.

import {
  anyWeekday,
  beforeWeekday,
  dayAfter,
  dayAlone,
  dayLead,
  dayPhrases,
  dayThenMonth,
  inWeek,
  midMonth,
  monthThenDay,
  nextWeekday,
  timeOf,
  weekdayLater,
} from '#language/en/engine/day-phrases.ts';
import { months, ordinals, weekdays } from '#language/en/engine/when-words.ts';
import { firstMatchAt, matchAt, skipWord } from './match-at.ts';
import type { DayAndTime, Parsed } from './spoken-time.ts';
import { partAt } from './when-time.ts';

export const dayAt = (words: readonly string[], from: number): Parsed<DayAndTime> | null => {
  const at = skipWord(words, from, dayLead);
  const day = phraseAt(words, at) ?? weekdayAt(words, at) ?? dateAt(words, at);
  if (!day) return null;
  if (day.said.time) return day;
  const part = partAt(words, day.next);
  return part ? { said: { ...day.said, time: timeOf(part.said) }, next: part.next } : day;
};

const phraseAt = (words: readonly string[], at: number): Parsed<DayAndTime> | null => {
  const match = firstMatchAt(words, at, dayPhrases);
  const day = match?.said.day;
  if (!match || day?.kind !== 'week' || day.weekday !== 1) return match;
  const on = skipWord(words, match.next, beforeWeekday);
  const weekday = weekdays.get(words[on] ?? '');
  return weekday === undefined ? match : { said: inWeek(day.count, weekday), next: on + 1 };
};

const weekdayAt = (words: readonly string[], at: number): Parsed<DayAndTime> | null => {
  const later = matchAt(words, at, weekdayLater);
  return later ? weeksLater(later.groups, later.next) : (afterWeekday(words, at) ?? namedWeekday(words, at));
};

/** 'The day after Friday'. */
const afterWeekday = (words: readonly string[], at: number): Parsed<DayAndTime> | null => {
  const after = matchAt(words, at, dayAfter);
  const before = weekdays.get(after?.groups[0] ?? '');
  if (!after || before === undefined) return null;
  return { said: { day: { kind: 'weekday', weekday: (before + 1) % 7 }, time: null }, next: after.next };
};

const namedWeekday = (words: readonly string[], at: number): Parsed<DayAndTime> | null => {
  const next = matchAt(words, at, nextWeekday);
  const named = next ?? matchAt(words, at, anyWeekday);
  const weekday = weekdays.get(named?.groups.find((group) => group !== undefined) ?? '');
  if (!named || weekday === undefined) return null;
  const said = next ? inWeek(1, weekday) : { day: { kind: 'weekday' as const, weekday }, time: null };
  return { said, next: named.next };
};

/** `groups`: a count and a fortnight before the day, the day, the day before a count, a count, 'after next'. */
const weeksLater = (
  [count, fortnight, first, second, inWeeks]: readonly (string | undefined)[],
  next: number,
): Parsed<DayAndTime> | null => {
  const weekday = weekdays.get(first ?? second ?? '');
  const weeks = fortnight === undefined ? Number((count ?? inWeeks ?? '1').replace('a', '1')) : 2;
  // 'Monday in two weeks' is in the week after the next, 'two weeks on Monday' two weeks after it.
  const isCounted = first !== undefined || inWeeks === undefined;
  return weekday === undefined
    ? null
    : { said: isCounted ? { day: { kind: 'weekday', weekday, weeks }, time: null } : inWeek(weeks, weekday), next };
};

const dateAt = (words: readonly string[], at: number): Parsed<DayAndTime> | null => {
  const middle = matchAt(words, at, midMonth);
  if (middle) return dated([undefined, undefined, '15'], middle.groups[0], middle.next);
  const month = matchAt(words, at, monthThenDay);
  if (month) return dated(month.groups.slice(1), month.groups[0], month.next);
  const of = matchAt(words, at, dayThenMonth);
  if (of) return dated(of.groups.slice(0, 4), of.groups[4], of.next);
  const alone = matchAt(words, at, dayAlone);
  return alone && dated(alone.groups, undefined, alone.next);
};

/** `groups`: tens, an ordinal in words, an ordinal in digits, a plain number. All empty for 'the first'. */
const dated = (
  [tens, word = '', digits, plain = '1']: readonly (string | undefined)[],
  month: string | undefined,
  next: number,
): Parsed<DayAndTime> | null => {
  const ones = ordinals.get(word) ?? Number(digits ?? plain);
  const day = dayOfMonth(tens, ones);
  if (day === null) return null;
  return { said: { day: { kind: 'date', day, month: months.get(month ?? '') ?? null }, time: null }, next };
};

const dayOfMonth = (tens: string | undefined, ones: number): number | null => {
  if (tens !== undefined && ones > 9) return null;
  const day = Number(tens ?? 0) + ones;
  return day >= 1 && day <= 31 ? day : null;
};
