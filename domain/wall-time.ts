// When an event happens. The wall time and zone are the person's choice. The instant follows from today's zone tables.
import * as z from 'zod/mini';
import { Day, dayOf, instantOn, minutesOf, plusDays, startOf } from './day.ts';
import { isZone } from './zone-offset.ts';

/** `2026-11-24T10:00`, as a clock on the wall shows it. */
export const WallTime = z
  .string()
  .check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/));
export type WallTime = z.infer<typeof WallTime>;

/** An IANA name such as `Europe/Berlin`. */
export const Zone = z.string().check(z.minLength(1), z.maxLength(64), z.refine(isZone));
export type Zone = z.infer<typeof Zone>;

/** A whole day is a date and never an instant. */
export const EventTime = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('day'), day: Day }),
  z.object({ kind: z.literal('at'), at: z.iso.datetime(), zone: Zone, wall: WallTime }),
]);
export type EventTime = z.infer<typeof EventTime>;
export type ClockTime = Extract<EventTime, { kind: 'at' }>;

/** `end` is exclusive, also of whole days. */
export const EventSpan = z.object({ start: EventTime, end: EventTime });
export type EventSpan = z.infer<typeof EventSpan>;

/** If the clocks skip that time, as much later. If it comes twice, the first. */
export const atWall = (wall: WallTime, zone: Zone): ClockTime => {
  const at = instantOn(wall.slice(0, 10), minutesOfWall(wall), zone);
  return { kind: 'at', at: at.toISOString(), zone, wall };
};

/** `wall` with seconds: `2026-11-24T10:00:00`. */
export const instantOfWall = (wall: string, zone: Zone): Date =>
  new Date(instantOn(wall.slice(0, 10), minutesOfWall(wall), zone).getTime() + 1000 * Number(wall.slice(17, 19)));

export const atInstant = (at: Date, zone: Zone): ClockTime => ({
  kind: 'at',
  at: at.toISOString(),
  zone,
  wall: wallOf(at, zone),
});

export const wholeDay = (day: Day): EventTime => ({ kind: 'day', day });

export const wallOf = (at: Date, zone: Zone): WallTime => {
  const minutes = minutesOf(at, zone);
  return `${dayOf(at, zone)}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};

/** `zone`: the reader's, in which a whole day begins. */
export const instantOf = (time: EventTime, zone: Zone): Date =>
  time.kind === 'at' ? new Date(time.at) : startOf(time.day, zone);

export const isSameTime = (one: EventTime, other: EventTime): boolean =>
  one.kind === 'day'
    ? other.kind === 'day' && one.day === other.day
    : other.kind === 'at' && Date.parse(one.at) === Date.parse(other.at) && one.zone === other.zone;

/** Null if the span is longer than a month, ends before it starts, or mixes days and clock times. */
export const checkedSpan = ({ start, end }: EventSpan): EventSpan | null => {
  if (start.kind !== end.kind) return null;
  const length = start.kind === 'day' ? daysBetween(start, end) * day : lengthOf({ start, end });
  return length >= 0 && length <= 31 * day && !(start.kind === 'day' && length === 0) ? { start, end } : null;
};

/** Milliseconds, real time. Whole days count 24 hours each. */
export const lengthOf = ({ start, end }: EventSpan): number =>
  start.kind === 'at' && end.kind === 'at' ? Date.parse(end.at) - Date.parse(start.at) : daysBetween(start, end) * day;

/** The span of the same length from another start. */
export const movedTo = (span: EventSpan, start: EventTime): EventSpan => {
  if (start.kind === 'day') {
    const days = span.start.kind === 'day' ? daysBetween(span.start, span.end) : 1;
    return { start, end: wholeDay(plusDays(start.day, days)) };
  }
  const length = span.start.kind === 'at' ? lengthOf(span) : 60 * minute;
  const zone = span.end.kind === 'at' ? span.end.zone : start.zone;
  return { start, end: atInstant(new Date(Date.parse(start.at) + length), zone) };
};

const minute = 60_000;
const day = 24 * 60 * minute;

const daysBetween = (start: EventTime, end: EventTime): number =>
  start.kind === 'day' && end.kind === 'day'
    ? Math.round((Date.parse(`${end.day}T00:00:00Z`) - Date.parse(`${start.day}T00:00:00Z`)) / day)
    : 0;

const minutesOfWall = (wall: WallTime): number => 60 * Number(wall.slice(11, 13)) + Number(wall.slice(14, 16));

const twoDigits = (of: number): string => String(of).padStart(2, '0');
