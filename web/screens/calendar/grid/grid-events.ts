// The shown days as the grid takes them. Pure.
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import { type Day, dayOf, minutesOf, plusDays } from '#domain/day.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { clockTime, type Formats } from '#domain/formats.ts';
import { clashesOf } from '#domain/free-time.ts';
import { wallOf } from '#domain/wall-time.ts';
import { namesIn } from '#web/screens/calendar/agenda-words.ts';
import { lookOf } from '#web/screens/calendar/event-look.ts';
import { nameOfDay, nameOfEvent } from '#web/screens/calendar/event-name.ts';
import { mayChange } from '#web/screens/calendar/own/own-events.ts';
import type { Week } from '#web/screens/calendar/week.ts';
import type { GridCell, GridEvent } from './grid-props.ts';

type Reader = { zone: string; formats: Formats; now: Date; held: ReadonlySet<EventKey> };

/** Each event once, with its clashes on any of its days. */
export const gridEvents = ({ days }: Pick<Week, 'days'>, reader: Reader): GridEvent[] => {
  const clashing = new Set(days.flatMap(({ rows }) => clashesOf(rows).flat(2)).map(({ key }) => key));
  const all = new Map(days.flatMap(({ rows }) => rows).map((one) => [one.key, one]));
  return [...all.values()].map((one) => eventOf(one, clashing.has(one.key), reader));
};

const eventOf = (one: Occurrence, clashes: boolean, reader: Reader): GridEvent => {
  const look = lookOf(one, reader.now, { clashes, held: reader.held.has(one.key) });
  return {
    key: one.key,
    span: spanOf(one, reader.zone),
    title: one.event.title || 'No title',
    detail: isWholeDay(one) ? '' : one.event.place || namesIn(one).slice(0, 3).join(', '),
    name: nameOfEvent(one, look, reader),
    look,
    movable: mayChange(one.key),
  };
};

/** By the clock, an event in the hour that comes twice may seem to end before it starts. */
const spanOf = (one: Occurrence, zone: string): GridEvent['span'] => {
  if (isWholeDay(one)) return { kind: 'day', start: dayOf(one.from, zone), end: dayOf(one.to, zone) };
  const [start, end] = [wallOf(one.from, zone), wallOf(one.to, zone)];
  return { kind: 'at', start, end: end > start ? end : start };
};

/** One hour before the first event or the present, so that both are in sight. */
export const opensAt = (events: readonly GridEvent[], days: readonly Day[], now: string): number => {
  const starts = events.flatMap(({ span }) =>
    span.kind === 'at' && days.includes(span.start.slice(0, 10)) ? [minutesOfWall(span.start)] : [],
  );
  const first = Math.min(...starts.filter((minutes) => minutes >= earliest), usual);
  const present = days.includes(now.slice(0, 10)) ? minutesOfWall(now) : first;
  // A late present goes before an early event.
  return Math.max(
    0,
    (present > first + inSight ? present - inSight : Math.min(first, Math.max(present, earliest))) - 60,
  );
};

const usual = 9 * 60;
const earliest = 6 * 60;
/** Hours that even a small window shows. */
const inSight = 6 * 60;

const minutesOfWall = (wall: string): number => 60 * Number(wall.slice(11, 13)) + Number(wall.slice(14, 16));

/** 'Tuesday 24 November, 9:30, Pricing review', or 'free'. */
export const nameOfCell = (
  { day, minutes }: GridCell,
  rows: readonly Occurrence[],
  note: string | undefined,
  { zone, formats }: Omit<Reader, 'held'>,
): string => {
  const at = (one: Date): number =>
    dayOf(one, zone) === day ? minutesOf(one, zone) : dayOf(one, zone) > day ? 1440 : 0;
  const there = rows.filter((one) => !isWholeDay(one) && at(one.from) < minutes + 30 && at(one.to) > minutes);
  const titles = there.map(({ event }) => event.title || 'No title');
  return [
    nameOfDay(day),
    clockTime(minutes, formats),
    ...(titles.length > 0 ? titles : ['free']),
    ...(note ? [note] : []),
  ].join(', ');
};

export const daysFrom = (first: Day, count: number): [Day, ...Day[]] => [
  first,
  ...Array.from({ length: count - 1 }, (_, at) => plusDays(first, at + 1)),
];
