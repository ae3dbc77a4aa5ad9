// Days to come: 'tomorrow', 'next Friday', 'the weekend', 'the fifteenth', 'end of the month', and with some a part of them.
import { months, ordinals, weekdays } from '#language/en/engine/when-words.ts';
import { firstSaidAt, past, saidAt } from './said.ts';
import type { DaySaid, Found, PartOfDay, TimeSaid } from './when.ts';
import { partAt } from './when-time.ts';

type DayAndTime = { day: DaySaid; time: TimeSaid | null };

export const dayAt = (words: readonly string[], from: number): Found<DayAndTime> | null => {
  const at = past(words, from, /^(on|by|until|before|from|sometime)$/);
  const day = phraseAt(words, at) ?? weekdayAt(words, at) ?? dateAt(words, at);
  if (!day) return null;
  if (day.said.time) return day;
  const part = partAt(words, day.next);
  return part ? { said: { ...day.said, time: timeOf(part.said) }, next: part.next } : day;
};

const timeOf = (part: PartOfDay): TimeSaid => ({ clock: null, part });

const days = (count: number, part: PartOfDay | null = null): DayAndTime => ({
  day: { kind: 'days', count },
  time: part && timeOf(part),
});
const inWeek = (count: number, weekday: number, part: PartOfDay | null = null): DayAndTime => ({
  day: { kind: 'week', count, weekday },
  time: part && timeOf(part),
});
const ofMonth = (count: number, at: 'first' | 'last'): DayAndTime => ({
  day: { kind: 'month', count, at },
  time: at === 'last' ? timeOf('close') : null,
});

const phrases: readonly [said: RegExp, day: DayAndTime][] = [
  [/^(the )?day after tomorrow/, days(2)],
  [/^tomorrow/, days(1)],
  [/^tomorrows/, days(1)],
  [/^(today|this day)/, days(0)],
  [/^tonight/, days(0, 'night')],
  [/^(later )?this evening/, days(0, 'evening')],
  [/^(later )?this afternoon/, days(0, 'afternoon')],
  [/^this morning/, days(0, 'morning')],
  [/^(later|later on|sometime) this week/, days(2)],
  [/^(early |the )?(next|the following|the coming) week/, inWeek(1, 1)],
  [/^(later|late|the end of|end of) next week/, inWeek(1, 4)],
  [/^(the )?end of (the|this) week/, { day: { kind: 'weekday', weekday: 5 }, time: timeOf('close') }],
  [/^eow/, { day: { kind: 'weekday', weekday: 5 }, time: timeOf('close') }],
  [/^(the |this |this coming |over the |at the )?weekend/, { day: { kind: 'weekday', weekday: 6 }, time: null }],
  [/^next weekend/, inWeek(1, 6)],
  [/^(the )?end of (the|this) month/, ofMonth(0, 'last')],
  [/^(the )?end of next month/, ofMonth(1, 'last')],
  [/^(early |the start of |the beginning of )?next month/, ofMonth(1, 'first')],
  [/^next year/, { day: { kind: 'date', day: 1, month: 1 }, time: null }],
];

const phraseAt = (words: readonly string[], at: number): Found<DayAndTime> | null => {
  const found = firstSaidAt(words, at, phrases);
  const day = found?.said.day;
  if (!found || day?.kind !== 'week' || day.weekday !== 1) return found;
  // 'Next week on Tuesday'.
  const on = past(words, found.next, /^on$/);
  const weekday = weekdays.get(words[on] ?? '');
  return weekday === undefined ? found : { said: inWeek(day.count, weekday), next: on + 1 };
};

const oneOf = (names: ReadonlyMap<string, number>): string => `(${[...names.keys()].join('|')})`;

const nextWeekday = new RegExp(`^(?:next ${oneOf(weekdays)}|${oneOf(weekdays)} (?:next week|week))`);
const anyWeekday = new RegExp(
  `^(?:the coming |the following |the |this coming |this |coming |following )?${oneOf(weekdays)}`,
);

const weekdayAt = (words: readonly string[], at: number): Found<DayAndTime> | null => {
  const next = saidAt(words, at, nextWeekday);
  const named = next ?? saidAt(words, at, anyWeekday);
  const weekday = weekdays.get(named?.groups.find((group) => group !== undefined) ?? '');
  if (!named || weekday === undefined) return null;
  const said = next ? inWeek(1, weekday) : { day: { kind: 'weekday' as const, weekday }, time: null };
  return { said, next: named.next };
};

const ordinal = `(?:(20|30) )?(?:${oneOf(ordinals)}|(\\d{1,2})(?:st|nd|rd|th))`;
const monthThenDay = new RegExp(`^(?:in )?${oneOf(months)}(?: (?:the )?(?:${ordinal}|(\\d{1,2})))?`);
const dayThenMonth = new RegExp(`^(?:the )?(?:${ordinal}|(\\d{1,2})) (?:of )?${oneOf(months)}`);
const dayAlone = new RegExp(`^the ${ordinal}`);

/** 'The fifteenth', 'December 15th', '3 March', 'the 3rd of March', 'in January'. */
const dateAt = (words: readonly string[], at: number): Found<DayAndTime> | null => {
  const month = saidAt(words, at, monthThenDay);
  if (month) return dated(month.groups.slice(1), month.groups[0], month.next);
  const of = saidAt(words, at, dayThenMonth);
  if (of) return dated(of.groups.slice(0, 4), of.groups[4], of.next);
  const alone = saidAt(words, at, dayAlone);
  return alone && dated(alone.groups, undefined, alone.next);
};

/** `groups`: tens, an ordinal in words, one in digits, a plain number; none of them is the first. */
const dated = (
  [tens, word = '', digits, plain = '1']: readonly (string | undefined)[],
  month: string | undefined,
  next: number,
): Found<DayAndTime> | null => {
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
