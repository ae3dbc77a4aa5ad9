// When an event takes place that a person describes, and where a moved one goes. Pure.
import { type Day, dayOf, instantOn, minutesOf, plusDays, startOf, weekdayOf } from '#domain/day.ts';
import {
  atInstant,
  atWall,
  checkedSpan,
  type EventSpan,
  lengthOf,
  movedTo,
  wallOf,
  wholeDay,
} from '#domain/wall-time.ts';
import { hourOf } from '#language/engine/slots/moment.ts';
import { type Span, type SpanHere, spansOf } from '#language/engine/slots/span-of.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { SpokenDay, SpokenTime, When } from '#language/engine/slots/spoken-time.ts';
import type { SpokenEvent } from './event-request.ts';

export type Timed =
  | { kind: 'span'; span: EventSpan }
  /** So many minutes, somewhere in there. */
  | { kind: 'fit'; within: Span; minutes: number }
  /** No time, or only a day, was said. */
  | { kind: 'ask'; day: Day | null }
  /** It has passed; the same time later. */
  | { kind: 'past'; at: Date; later: EventSpan }
  /** Too long, or backwards. */
  | { kind: 'unfit' };

const usualMinutes = 60;

/** `block`: whole parts of a day can be kept free. Other events need a time. */
export const timesOf = ({ span: said, minutes, allDay }: SpokenEvent, block: boolean, here: SpanHere): Timed => {
  if (said === null) return { kind: 'ask', day: null };
  const [first] = spansOf(said, here);
  if (first === undefined) return { kind: 'ask', day: null };
  const days = notPast(wholeDaysOf(first, allDay ? minutes : null, here), said, here);
  if (allDay) return days;
  const shape = shapeOf(said);
  if (shape === 'moment')
    return notPast(timed(first.from, minutes ?? here.minutes ?? usualMinutes, here.zone), said, here);
  if (shape === 'exact') return notPast(between(first, here.zone), said, here);
  return looselyTimed(said, { first, minutes, block, days, isDays: shape === 'days' }, here);
};

type Loose = { first: Span; minutes: number | null; block: boolean; days: Timed; isDays: boolean };

/** Some part of a day, or whole days. */
const looselyTimed = (said: SpokenSpan, { first, minutes, block, days, isDays }: Loose, here: SpanHere): Timed => {
  const within = isDays ? workingDay(first, here) : clipped(first, here);
  if (minutes !== null && (block || !isDays)) return fitting(within, minutes, said, here);
  if (!block) return asked(first, here);
  return isDays ? days : notPast(between(within, here.zone), said, here);
};

/** Keeps the length. A day alone keeps the time on the clock, a time alone the day. */
export const movedTimes = (of: EventSpan, to: SpokenSpan, here: SpanHere): Timed => {
  const minutes = lengthOf(of) / 60_000;
  const near = nearHalf(to, of, here);
  // A time without a day is one of the event's own day.
  const isOnItsDay = dayOfSaid(to) === 'none';
  const said = isOnItsDay ? null : near;
  const [first] = spansOf(near, isOnItsDay ? { ...here, now: startOf(firstDay(of, here), here.zone) } : here);
  if (first === undefined) return { kind: 'ask', day: null };
  if (near.kind === 'week') return notPast(sameWeekday(of, first, here), said, here);
  switch (shapeOf(near)) {
    case 'moment':
      return notPast(movedTo(of, atInstant(first.from, zoneOf(of, here))), said, here);
    case 'exact':
      return notPast(between(first, zoneOf(of, here)), said, here);
    case 'part':
      return of.start.kind === 'day' ? { kind: 'ask', day: null } : fitting(clipped(first, here), minutes, said, here);
    case 'days':
      return notPast(onDay(of, dayOf(first.from, here.zone), here), said, here);
  }
};

type Shape = 'moment' | 'exact' | 'part' | 'days';

const shapeOf = (said: SpokenSpan): Shape => {
  if (said.kind === 'when') return shapeOfWhen(said.when);
  if (said.kind === 'hours') return shapeOfHours(said);
  return shapes[said.kind];
};

const shapes = {
  around: 'moment',
  'first-thing': 'part',
  'rest-of-day': 'part',
  within: 'part',
  week: 'days',
  'week-of': 'days',
  weekend: 'days',
  month: 'days',
  either: 'days',
  except: 'days',
} as const;

const shapeOfHours = ({ from, to }: Extract<SpokenSpan, { kind: 'hours' }>): Shape => {
  if (from === null) return 'part';
  return to === null ? 'moment' : 'exact';
};

const shapeOfWhen = (when: When): Shape => {
  if (when.kind === 'after') return 'moment';
  return when.kind === 'later-today' ? 'part' : shapeOfTime(when.time);
};

const shapeOfTime = (time: SpokenTime | null): Shape => {
  if (time === null) return 'days';
  return time.clock !== null || time.part === 'midnight' || time.part === 'noon' ? 'moment' : 'part';
};

const timed = (from: Date, minutes: number, zone: string): EventSpan => ({
  start: atInstant(from, zone),
  end: atInstant(new Date(from.getTime() + minutes * 60_000), zone),
});

const between = ({ from, to }: Span, zone: string): EventSpan => ({
  start: atInstant(from, zone),
  end: atInstant(to, zone),
});

const wholeDaysOf = ({ from, to }: Span, minutes: number | null, { zone }: SpanHere): EventSpan => {
  const first = dayOf(from, zone);
  const last = dayOf(new Date(Math.max(from.getTime(), to.getTime() - 1)), zone);
  const end = minutes === null ? plusDays(last, 1) : plusDays(first, Math.max(1, Math.round(minutes / 1440)));
  return { start: wholeDay(first), end: wholeDay(end) };
};

const fitting = (within: Span, minutes: number, said: SpokenSpan | null, here: SpanHere): Timed => {
  return within.to <= here.now
    ? notPast(timed(within.from, minutes, here.zone), said, here)
    : { kind: 'fit', within, minutes };
};

const asked = ({ from }: Span, { zone }: SpanHere): Timed => ({ kind: 'ask', day: dayOf(from, zone) });

const quarter = 15 * 60_000;

/** Cuts off the part of today that has passed. */
const clipped = ({ from, to }: Span, here: SpanHere): Span =>
  from <= here.now && here.now < to ? { from: nextQuarter(here.now), to: endOfWork(to, here) } : { from, to };

const nextQuarter = (at: Date): Date => new Date(Math.ceil(at.getTime() / quarter) * quarter);

/** The rest of a day ends with the working hours, unless they are over. */
const endOfWork = (to: Date, { now, zone, hours }: SpanHere): Date => {
  const end = instantOn(dayOf(now, zone), hours.to, zone);
  return minutesOf(to, zone) === 0 && nextQuarter(now) < end ? end : to;
};

const workingDay = ({ from }: Span, here: SpanHere): Span => {
  const day = dayOf(from, here.zone);
  const at = (minutes: number): Date => instantOn(day, minutes, here.zone);
  return clipped({ from: at(here.hours.from), to: at(here.hours.to) }, here);
};

/** A time without a day never slides to tomorrow by itself. */
const notPast = (span: EventSpan, said: SpokenSpan | null, here: SpanHere): Timed => {
  const fit = checkedSpan(span);
  if (fit === null || isEmpty(fit)) return { kind: 'unfit' };
  const { start } = fit;
  const today = dayOf(here.now, here.zone);
  if (start.kind === 'day') return start.day < today ? past(fit, 1, here) : { kind: 'span', span: fit };
  const at = new Date(start.at);
  const day = said === null ? 'other' : dayOfSaid(said);
  if (day === 'none' && dayOf(at, here.zone) === plusDays(today, 1))
    return { kind: 'past', at: new Date(at.getTime() - 86_400_000), later: fit };
  return isOver(at, here) ? past(fit, day === 'weekday' ? 7 : 1, here) : { kind: 'span', span: fit };
};

const isEmpty = (span: EventSpan): boolean => span.start.kind === 'at' && lengthOf(span) === 0;

/** The minute that runs is not over yet. */
const isOver = (at: Date, { now }: SpanHere): boolean => at.getTime() <= now.getTime() - 60_000;

const past = (span: EventSpan, days: number, { now, zone }: SpanHere): Timed => {
  const { start } = span;
  if (start.kind === 'day')
    return {
      kind: 'past',
      at: startOf(start.day, zone),
      later: onDay(span, plusDays(dayOf(now, zone), days), { zone }),
    };
  const day = dayOf(new Date(start.at), zone);
  const today = dayOf(now, zone);
  const later = day < today ? plusDays(today, 1) : plusDays(day, days);
  return { kind: 'past', at: new Date(start.at), later: onDay(span, later, { zone }) };
};

const dayOfSaid = (said: SpokenSpan): SpokenDay['kind'] | 'none' | 'other' => {
  switch (said.kind) {
    case 'when':
      return said.when.kind === 'on' ? (said.when.day?.kind ?? 'none') : 'other';
    case 'hours':
    case 'around':
    case 'first-thing':
      return said.day?.kind ?? 'none';
    default:
      return 'other';
  }
};

const zoneOf = ({ start }: EventSpan, { zone }: Pick<SpanHere, 'zone'>): string =>
  start.kind === 'at' ? start.zone : zone;

/** At the same time on that day, by the reader's clock. */
const onDay = (of: EventSpan, day: Day, here: Pick<SpanHere, 'zone'>): EventSpan => {
  if (of.start.kind === 'day') return movedTo(of, wholeDay(day));
  const wall = wallOf(new Date(of.start.at), here.zone);
  const there = atWall(`${day}${wall.slice(10)}`, here.zone);
  return movedTo(of, atInstant(new Date(there.at), zoneOf(of, here)));
};

const firstDay = ({ start }: EventSpan, { zone }: SpanHere): Day =>
  start.kind === 'day' ? start.day : dayOf(new Date(start.at), zone);

const sameWeekday = (of: EventSpan, { from }: Span, here: SpanHere): EventSpan => {
  const monday = dayOf(from, here.zone);
  const ahead = (weekdayOf(firstDay(of, here)) - weekdayOf(monday) + 7) % 7;
  return onDay(of, plusDays(monday, ahead), here);
};

/** 'Dinner to eight' is in the evening: an open hour takes the half of the day that is much nearer to the event. */
const nearHalf = (to: SpokenSpan, of: EventSpan, { zone }: SpanHere): SpokenSpan => {
  if (to.kind !== 'when' || to.when.kind !== 'on' || of.start.kind === 'day') return to;
  const { time } = to.when;
  if (!time?.clock || time.clock.half !== null || time.part !== null) return to;
  const was = minutesOf(new Date(of.start.at), zone);
  const usual = 60 * hourOf(time.clock, null) + time.clock.minute;
  const other = (usual + 720) % 1440;
  if (Math.abs(usual - was) <= Math.abs(other - was) + 180) return to;
  const clock = { ...time.clock, half: other < 720 ? ('am' as const) : ('pm' as const) };
  return { kind: 'when', when: { ...to.when, time: { ...time, clock } } };
};
