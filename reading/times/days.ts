// Which day a word means on its writer's calendar. Null where it could be another one: Flow then asks.
import { type Day, dayNamed, plusDays, weekdayOf } from '#domain/day.ts';
import type { PartOfDay } from './clock.ts';
import type { Token } from './tokens.ts';
import { monthNames, weekdayNames } from './words.ts';

/** `part`: 'this afternoon' is a day with a part of it. */
export type SaidDay = { day: Day | null; part: PartOfDay | null };

/** `week`: the sentence speaks of next week, or the one after. `isNamed`: right at this day. */
export type DayHere = { sent: Day; week: { ahead: 1 | 2; isNear: boolean } | null };

/** A weekday and a date that disagree are null. */
export const dayMeant = (tokens: readonly Token[], here: DayHere): SaidDay => {
  const dates = tokens.filter(({ kind }) => kind !== 'weekday' && kind !== 'week');
  const weekday = tokens.find(({ kind }) => kind === 'weekday');
  const nth = weekday && weekdayNamed(weekday.text);
  const [date] = dates;
  if (date === undefined) return { day: weekday ? weekdayMeant(weekday.text, here) : null, part: null };
  const days = daysOf(date, here.sent).filter((day) => nth === undefined || weekdayOf(day) === nth);
  return { day: days.length === 1 ? (days[0] ?? null) : null, part: partIn(date.text) };
};

export const weekdayNamed = (text: string): number =>
  weekdayNames.findIndex((name) => new RegExp(`(?:^|\\s)${name}`).test(text));

export const partIn = (text: string): PartOfDay | null => {
  if (/morning|first thing/.test(text)) return 'morning';
  if (text.includes('afternoon')) return 'afternoon';
  return /evening|tonight/.test(text) ? 'evening' : null;
};

const weekdayMeant = (text: string, { sent, week }: DayHere): Day | null => {
  const nth = weekdayNamed(text);
  const coming = plusDays(sent, (nth - weekdayOf(sent) + 7) % 7);
  const isToday = coming === sent;
  const isThisWeek = coming < nextMonday(sent);
  if (/^last|\bweek$/.test(text)) return null;
  // Some people call the coming Friday 'next Friday'.
  if (text.startsWith('next')) return isThisWeek ? null : coming;
  if (/^(?:this|coming)/.test(text)) return isThisWeek && !isToday ? coming : null;
  if (week === null) return isToday ? null : coming;
  return inWeek(nth, week, { sent, mayBeThis: isThisWeek && !isToday });
};

/** 'Friday or Monday next week': perhaps this Friday. */
const inWeek = (
  nth: number,
  { ahead, isNear }: NonNullable<DayHere['week']>,
  { sent, mayBeThis }: { sent: Day; mayBeThis: boolean },
): Day | null => (mayBeThis && !isNear ? null : plusDays(nextMonday(sent), ((nth + 6) % 7) + 7 * (ahead - 1)));

const nextMonday = (day: Day): Day => plusDays(day, (8 - weekdayOf(day)) % 7 || 7);

/** Every day that the token could mean. */
const daysOf = ({ kind, text }: Token, sent: Day): Day[] => {
  switch (kind) {
    case 'relative':
      return [plusDays(sent, daysAhead(text))];
    case 'iso':
      return named(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10)));
    case 'dotted':
      return dated(text.split('.'), sent, ([day = '', month = '']) => [[month, day]]);
    case 'slashed':
      return dated(text.split('/'), sent, eitherWay);
    case 'date':
      return writtenDate(text, sent);
    case 'nth':
      return nthOf(Number(/\d+/.exec(text)?.[0] ?? 0), sent);
    default:
      return [];
  }
};

const daysAhead = (text: string): number => {
  if (text.includes('after tomorrow')) return 2;
  return /^(?:tom|tmr)/.test(text) ? 1 : 0;
};

/** In London the day comes first, in New York the month. */
const eitherWay = ([one = '', other = '']: readonly string[]): [string, string][] =>
  one === other
    ? [[one, other]]
    : [
        [other, one],
        [one, other],
      ];

const writtenDate = (text: string, sent: Day): Day[] => {
  const month = monthNames.findIndex((name) => new RegExp(`(?:^|[\\s.\\d])${name}`).test(text)) + 1;
  const day = Number(/\d{1,2}/.exec(text)?.[0] ?? 0);
  const year = /\b\d{4}\b/.exec(text)?.[0];
  return year === undefined ? soonest(month, day, sent) : named(Number(year), month, day);
};

const dated = (
  parts: readonly string[],
  sent: Day,
  readings: (parts: readonly string[]) => [month: string, day: string][],
): Day[] => {
  const [, , year = ''] = parts;
  return readings(parts).flatMap(([month, day]) =>
    year === ''
      ? soonest(Number(month), Number(day), sent)
      : named(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day)),
  );
};

/** Last autumn is past, and January said in November is the next one. */
const soonest = (month: number, day: number, sent: Day): Day[] => {
  const year = Number(sent.slice(0, 4));
  const [now] = named(year, month, day);
  if (now === undefined) return [];
  return now < plusDays(sent, -120) ? named(year + 1, month, day) : [now];
};

/** 'The 3rd' is the next third of a month. */
const nthOf = (nth: number, sent: Day): Day[] => {
  const [year, month] = [Number(sent.slice(0, 4)), Number(sent.slice(5, 7))];
  const [now] = named(year, month, nth);
  if (now !== undefined && now >= sent) return [now];
  return month === 12 ? named(year + 1, 1, nth) : named(year, month + 1, nth);
};

const named = (year: number, month: number, day: number): Day[] => {
  const found = dayNamed(year, month, day);
  return found === null ? [] : [found];
};
