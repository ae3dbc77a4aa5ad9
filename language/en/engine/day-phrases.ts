// Days to come, as people say them in British and American English.
import type { DayAndTime, PartOfDay, SpokenTime } from '#language/engine/slots/spoken-time.ts';
import { months, ordinals, weekdays } from './when-words.ts';

export const dayLead = /^(on|by|until|before|from|sometime|at|in)$/;

export const beforeWeekday = /^on$/;

export const timeOf = (part: PartOfDay): SpokenTime => ({ clock: null, part });

const days = (count: number, part: PartOfDay | null = null): DayAndTime => ({
  day: { kind: 'days', count },
  time: part && timeOf(part),
});
export const inWeek = (count: number, weekday: number, part: PartOfDay | null = null): DayAndTime => ({
  day: { kind: 'week', count, weekday },
  time: part && timeOf(part),
});
const ofMonth = (count: number, at: 'first' | 'last'): DayAndTime => ({
  day: { kind: 'month', count, at },
  time: at === 'last' ? timeOf('close') : null,
});

const ofQuarter = (count: number, at: 'first' | 'last'): DayAndTime => ({
  day: { kind: 'quarter', count, at },
  time: at === 'last' ? timeOf('close') : null,
});
const onDate = (day: number, month: number, part: PartOfDay | null = null): DayAndTime => ({
  day: { kind: 'date', day, month },
  time: part && timeOf(part),
});

const start = '((the )?(very )?(start|begin|beginning) of (the )?|early (in )?(the )?|the first day of (the )?)';
const end = '((the )?(very )?end of (the |this )?|late this )';

export const dayPhrases: readonly [said: RegExp, day: DayAndTime][] = [
  [/^(the )?day after tomorrow/, days(2)],
  [/^after tomorrow/, days(2)],
  [/^tomorrow/, days(1)],
  [/^tomorrows/, days(1)],
  [/^(today|this day)/, days(0)],
  [/^tonight/, days(0, 'night')],
  [/^(later )?this evening/, days(0, 'evening')],
  [/^(later )?this afternoon/, days(0, 'afternoon')],
  [/^this morning/, days(0, 'morning')],
  [/^(later|later on|sometime) this week/, days(2)],
  [/^(the )?(week after next|week after the next)( week)?/, inWeek(2, 1)],
  [/^(in )?(the )?(middle of |mid )next week/, inWeek(1, 3)],
  [/^(early |the )?(next|the following|the coming) week/, inWeek(1, 1)],
  [new RegExp(`^${start}next week`), inWeek(1, 1)],
  [/^(later|late|the end of|end of) (the )?next week/, inWeek(1, 4)],
  [new RegExp(`^${end}week(?! after)`), { day: { kind: 'weekday', weekday: 5 }, time: timeOf('close') }],
  [/^eow/, { day: { kind: 'weekday', weekday: 5 }, time: timeOf('close') }],
  [/^after (the |this )?weekend/, { day: { kind: 'weekday', weekday: 1 }, time: null }],
  [/^(the |this |this coming |over the |at the )?weekend/, { day: { kind: 'weekday', weekday: 6 }, time: null }],
  [/^next weekend/, inWeek(1, 6)],
  [new RegExp(`^${start}(this )?week`), { day: { kind: 'weekday', weekday: 1 }, time: null }],
  [new RegExp(`^${end}month`), ofMonth(0, 'last')],
  [/^(the )?last day of (the|this) month/, ofMonth(0, 'last')],
  [/^(the )?end of (the )?next month/, ofMonth(1, 'last')],
  [new RegExp(`^${start}?(the )?(next|following|coming) month`), ofMonth(1, 'first')],
  [new RegExp(`^${end}quarter`), ofQuarter(0, 'last')],
  [/^(the )?end of (the )?next quarter/, ofQuarter(1, 'last')],
  [new RegExp(`^${start}?(the )?(next|following|coming) quarter`), ofQuarter(1, 'first')],
  [new RegExp(`^${end}year`), onDate(31, 12, 'close')],
  [new RegExp(`^(${start}?(the )?next year|(in )?(the )?new year)`), onDate(1, 1)],
];

const oneOf = (names: ReadonlyMap<string, number>): string => `(${[...names.keys()].join('|')})`;

export const nextWeekday = new RegExp(`^(?:next ${oneOf(weekdays)}|${oneOf(weekdays)} (?:next week|week))`);
/** 'Friday in two weeks', 'a week on Friday', 'Friday after next'. */
export const weekdayLater = new RegExp(
  `^(?:(?:(a|1|2|3) weeks?|(a fortnight)) on ${oneOf(weekdays)}|(?:on )?${oneOf(weekdays)} (?:in (a|1|2|3) weeks?|(after next)))`,
);
export const midMonth = new RegExp(`^(?:in )?(?:the )?(?:mid|middle of) ${oneOf(months)}`);
/** 'The day after Friday'. */
export const dayAfter = new RegExp(`^(?:the )?day after ${oneOf(weekdays)}`);
export const anyWeekday = new RegExp(
  `^(?:the coming |the following |the |this coming |this |coming |following )?${oneOf(weekdays)}`,
);

const ordinal = `(?:(20|30) )?(?:${oneOf(ordinals)}|(\\d{1,2})(?:st|nd|rd|th))`;
export const monthThenDay = new RegExp(`^(?:in )?${oneOf(months)}(?: (?:the )?(?:${ordinal}|(\\d{1,2})))?`);
export const dayThenMonth = new RegExp(`^(?:the )?(?:${ordinal}|(\\d{1,2})) (?:of )?${oneOf(months)}`);
export const dayAlone = new RegExp(`^the ${ordinal}`);
