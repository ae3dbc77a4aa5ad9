// The instants of a spoken stretch of time. A moment is a span without length.
import { type Day, dayOf, instantOn, minutesOf, monthsOn, plusDays, startOf, weekdayOf } from '#domain/day.ts';
import { dayMeant, hourOf } from './moment.ts';
import type { SpokenSpan } from './spoken-span.ts';
import type { PartOfDay, SpokenDay, SpokenTime, When } from './spoken-time.ts';

export type Span = { from: Date; to: Date };

/** The person's working hours, in minutes after midnight. */
export type WorkingHours = { from: number; to: number };

export const usualHours: WorkingHours = { from: 9 * 60, to: 18 * 60 };

/** `minutes`: the person's usual length of a meeting. */
export type SpanHere = { now: Date; zone: string; hours: WorkingHours; minutes?: number };

/** Several for 'Thursday or Friday'. */
export const spansOf = (said: SpokenSpan, here: SpanHere): readonly Span[] => {
  switch (said.kind) {
    case 'either':
      return said.of.flatMap((one) => spansOf(one, here));
    case 'except':
      return Array.from({ length: 7 }, (_, ahead) => plusDays(todayIn(here), ahead))
        .filter((day) => !said.weekdays.includes(weekdayOf(day)))
        .map((day) => wholeDays(day, 1, here));
    default:
      return [spanOf(said, here)];
  }
};

type Single = Exclude<SpokenSpan, { kind: 'either' | 'except' }>;

const spanOf = (said: Single, here: SpanHere): Span => {
  switch (said.kind) {
    case 'when':
      return ofWhen(said.when, here);
    case 'hours':
      return ofHours(said, here);
    case 'around': {
      const { from } = atTime(said.day, said.time, here);
      return { from: minutesFrom(from, -30), to: minutesFrom(from, 30) };
    }
    case 'first-thing': {
      const day = dayIn(said.day, here, here.hours.from + 90);
      return betweenOn(day, here.hours.from, here.hours.from + 90, here);
    }
    case 'within':
      return { from: here.now, to: minutesFrom(here.now, said.minutes) };
    case 'rest-of-day':
      return { from: here.now, to: startOf(plusDays(todayIn(here), 1), here.zone) };
    default:
      return ofDays(said, here);
  }
};

const ofDays = (said: Extract<Single, { kind: 'week' | 'week-of' | 'weekend' | 'month' }>, here: SpanHere): Span => {
  const monday = mondayOf(todayIn(here));
  switch (said.kind) {
    case 'week':
      return said.count === 0 ? restOfWeek(here) : ofWeek(plusDays(monday, 7 * said.count), said.part, here);
    case 'week-of':
      return wholeDays(mondayOf(dayIn(said.day, here, 0)), 5, here);
    case 'weekend':
      return wholeDays(plusDays(monday, 5 + 7 * said.count), 2, here);
    case 'month': {
      const first = monthsOn(todayIn(here), said.count);
      const from = said.count === 0 ? here.now : startOf(first, here.zone);
      return { from, to: startOf(monthsOn(first, 1), here.zone) };
    }
  }
};

const ofWeek = (monday: Day, part: 'whole' | 'early' | 'late', here: SpanHere): Span => {
  if (part === 'early') return wholeDays(monday, 2, here);
  return part === 'late' ? wholeDays(plusDays(monday, 3), 2, here) : wholeDays(monday, 5, here);
};

/** To the end of Friday, or of Sunday once Friday is over. */
const restOfWeek = (here: SpanHere): Span => {
  const saturday = plusDays(mondayOf(todayIn(here)), 5);
  const end = todayIn(here) < saturday ? saturday : plusDays(saturday, 2);
  return { from: here.now, to: startOf(end, here.zone) };
};

const ofWhen = (when: When, here: SpanHere): Span => {
  if (when.kind === 'after') return moment(minutesFrom(here.now, when.minutes));
  if (when.kind === 'later-today') return spanOf({ kind: 'rest-of-day' }, here);
  if (when.time !== null) return atTime(when.day, when.time, here);
  return wholeDays(dayIn(when.day, here, 24 * 60), 1, here);
};

const ofHours = ({ day, from, to }: Extract<Single, { kind: 'hours' }>, here: SpanHere): Span => {
  const last = to === null ? null : minutesOfTime(to, here);
  const first = from === null ? null : minutesOfTime(from, here);
  const end = last ?? Math.max(here.hours.to, (first ?? 0) + 60);
  const on = dayIn(day, here, end);
  if (first === null) return betweenOn(on, Math.min(here.hours.from, end), end, here);
  // 'From nine to five'.
  return betweenOn(on, first, end > first ? end : end + 12 * 60, here);
};

/** A moment, or a part of the day. */
const atTime = (day: SpokenDay | null, time: SpokenTime, here: SpanHere): Span => {
  if (time.clock === null && time.part !== null && time.part !== 'midnight') {
    const [from, to] = partOf(time.part, here.hours);
    return betweenOn(dayIn(day, here, to), from, to, here);
  }
  const minutes = minutesOfTime(time, here);
  return moment(instantOn(dayIn(day, here, minutes + 1), minutes, here.zone));
};

const minutesOfTime = ({ clock, part }: SpokenTime, { hours }: SpanHere): number => {
  if (clock !== null) return 60 * hourOf(clock, part) + clock.minute;
  if (part === 'midnight') return 24 * 60;
  return part === null ? hours.from : partOf(part, hours)[0];
};

const partOf = (part: PartOfDay, { from, to }: WorkingHours): readonly [from: number, to: number] => {
  const parts: Record<PartOfDay, readonly [number, number]> = {
    morning: [Math.min(from, 12 * 60), 12 * 60],
    noon: [12 * 60, 13 * 60],
    lunch: [12 * 60, 14 * 60],
    afternoon: [12 * 60, 17 * 60],
    close: [to - 60, to],
    evening: [17 * 60, 21 * 60],
    night: [18 * 60, 24 * 60],
    midnight: [24 * 60, 24 * 60],
  };
  return parts[part];
};

/** Without a day: today, or tomorrow if today's `minutes` have passed. */
const dayIn = (day: SpokenDay | null, here: SpanHere, minutes: number): Day => {
  const today = todayIn(here);
  if (day === null) return minutesOf(here.now, here.zone) >= minutes ? plusDays(today, 1) : today;
  for (let nth = 0; nth < tries; nth += 1) {
    const on = dayMeant(day, today, nth);
    if (on !== null && on >= today) return on;
  }
  return today;
};

/** From any February to the next 29th. */
const tries = 60;

const wholeDays = (first: Day, days: number, { zone }: SpanHere): Span => ({
  from: startOf(first, zone),
  to: startOf(plusDays(first, days), zone),
});

const betweenOn = (day: Day, from: number, to: number, { zone }: SpanHere): Span => ({
  from: instantOn(day, from, zone),
  to: instantOn(day, to, zone),
});

const moment = (at: Date): Span => ({ from: at, to: at });

const minutesFrom = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

const todayIn = ({ now, zone }: SpanHere): Day => dayOf(now, zone);

const mondayOf = (day: Day): Day => plusDays(day, -((weekdayOf(day) + 6) % 7));
