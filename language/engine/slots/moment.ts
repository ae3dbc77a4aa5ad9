// The instant for a spoken time: always in the future, in the person's time zone.
import { type Day, dayNamed, dayOf, instantOn, minutesOf, monthsOn, plusDays, weekdayOf } from '#domain/day.ts';
import { type DayTimes, usualDayTimes } from '#domain/day-times.ts';
import type { ClockTime, PartOfDay, SpokenDay, SpokenTime, When } from './spoken-time.ts';

/** `times`: when the person's morning, afternoon and evening begin. */
export const momentOf = (when: When, now: Date, zone: string, times: DayTimes = usualDayTimes): Date => {
  if (when.kind === 'after') return new Date(now.getTime() + when.minutes * 60_000);
  const today = dayOf(now, zone);
  if (when.kind === 'later-today' || (isToday(when.day) && when.time === null))
    return laterToday(today, now, zone, times);
  const minutes = minutesSaid(when.time, when.day, times);
  const instants = Array.from({ length: tries }, (_, nth) => nth).flatMap((nth) => {
    const day = dayMeant(when.day, today, nth);
    const times = isToday(when.day) && nth === 0 ? eitherHalf(when.time, minutes) : [minutes];
    return day === null ? [] : times.map((one) => () => instantOn(day, one, zone));
  });
  for (const instant of instants) {
    const at = instant();
    if (at > now) return at;
  }
  return instantOn(plusDays(today, 1), times.morning, zone);
};

const isToday = (day: SpokenDay | null): boolean => day?.kind === 'days' && day.count === 0;

/** Enough to come from any February to the next 29th. */
const tries = 60;

/** Minutes after midnight for a part of the day. Night never comes before the evening. */
const minutesOfPart = (part: PartOfDay, { morning, afternoon, evening }: DayTimes): number =>
  ({
    morning,
    afternoon,
    evening,
    noon: 12 * 60,
    lunch: 12 * 60,
    close: 17 * 60,
    night: Math.max(20 * 60, evening),
    midnight: 24 * 60,
  })[part];

/** Four o'clock if that is well ahead, otherwise a few hours later. Late in the evening it is the next morning. */
const laterToday = (today: Day, now: Date, zone: string, times: DayTimes): Date => {
  const at = minutesOf(now, zone);
  if (at <= 13 * 60) return instantOn(today, 16 * 60, zone);
  const soon = Math.ceil((at + 180) / 60) * 60;
  if (soon <= 21 * 60) return instantOn(today, soon, zone);
  if (at < 20 * 60) return instantOn(today, 21 * 60, zone);
  return instantOn(plusDays(today, 1), times.morning, zone);
};

const minutesSaid = (time: SpokenTime | null, day: SpokenDay | null, times: DayTimes): number => {
  if (time?.clock) return 60 * hourOf(time.clock, time.part) + time.clock.minute;
  // 'Midnight on Friday' ends Friday, as 'midnight' alone ends today.
  if (time?.part) return minutesOfPart(time.part, times);
  return day === null ? 0 : times.morning;
};

export const hourOf = ({ hour, half }: ClockTime, part: PartOfDay | null): number => {
  if (half === 'exact') return hour;
  const dayHalf = half ?? (part === null ? null : halfOf(hour, part));
  if (dayHalf === 'am') return hour % 12;
  if (dayHalf === 'pm') return (hour % 12) + 12;
  // Without am or pm: the working hours, from seven to before seven.
  return hour < 7 || hour === 12 ? (hour % 12) + 12 : hour;
};

const halfOf = (hour: number, part: PartOfDay): 'am' | 'pm' | null => {
  if (part === 'morning') return 'am';
  if (part === 'night' && (hour === 12 || hour < 5)) return 'am';
  return 'pm';
};

/** 'Today at nine', said at ten, is the evening's. */
const eitherHalf = (time: SpokenTime | null, minutes: number): number[] => {
  const isOpen = time?.clock?.half === null && time.part === null && minutes < 12 * 60;
  return isOpen ? [minutes, minutes + 12 * 60] : [minutes];
};

/** `nth`: how many such days after the first. Null if that month has no such day. */
export const dayMeant = (day: SpokenDay | null, today: Day, nth: number): Day | null => {
  if (day === null) return plusDays(today, nth);
  switch (day.kind) {
    case 'days':
      return plusDays(today, day.count + nth);
    case 'weekday':
      return plusDays(today, ((day.weekday - weekdayOf(today) + 7) % 7) + 7 * ((day.weeks ?? 0) + nth));
    case 'week':
      return plusDays(mondayOf(today), 7 * (day.count + nth) + ((day.weekday + 6) % 7));
    case 'months':
      return sameDayOn(today, day.count + nth);
    case 'month':
      return edgeOf(day.at, monthsOn(today, day.count + nth), 1);
    case 'quarter':
      return edgeOf(day.at, monthsOn(today, 3 * (day.count + nth) - ((Number(today.slice(5, 7)) - 1) % 3)), 3);
    case 'date':
      return dateMeant(day.day, day.month, today, nth);
  }
};

/** The first day of a span of months, or its last. */
const edgeOf = (at: 'first' | 'last', first: Day, months: number): Day =>
  at === 'first' ? first : plusDays(monthsOn(first, months), -1);

const mondayOf = (day: Day): Day => plusDays(day, -((weekdayOf(day) + 6) % 7));

const sameDayOn = (today: Day, months: number): Day => {
  const last = Number(plusDays(monthsOn(today, months + 1), -1).slice(8));
  return plusDays(monthsOn(today, months), Math.min(Number(today.slice(8)), last) - 1);
};

const dateMeant = (day: number, month: number | null, today: Day, nth: number): Day | null => {
  const year = Number(today.slice(0, 4));
  if (month !== null) return dayNamed(year + nth, month, day);
  const first = monthsOn(today, nth);
  return dayNamed(Number(first.slice(0, 4)), Number(first.slice(5, 7)), day);
};
