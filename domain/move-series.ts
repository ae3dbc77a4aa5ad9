// Moves a whole series like one of its instances: by the same days and to the same time.
import type { CalendarEvent } from './calendar.ts';
import { type Day, plusDays } from './day.ts';
import { movedAlong, type Shift } from './series-cut.ts';
import { atWall, type EventSpan, type EventTime, lengthOf, wallOf, wholeDay } from './wall-time.ts';

export type MovedSeries = { span: EventSpan; recurrence: string[] };

/** Null if the rule cannot move along. `from`: the instance as it was, `to`: as it becomes. */
export const movedSeries = (
  { span, recurrence }: Pick<CalendarEvent, 'span' | 'recurrence'>,
  { from, to }: { from: EventSpan; to: EventSpan },
): MovedSeries | null => {
  const shift = shiftBetween(from.start, to.start);
  const lines = movedAlong(recurrence ?? [], shift);
  const start = startAfter(span.start, to.start, shift.days);
  return lines && { span: { start, end: endAfter(start, to) }, recurrence: lines };
};

export const shiftBetween = (from: EventTime, to: EventTime): Shift => ({
  days: daysBetween(dayIn(from), dayIn(to)),
  ms: from.kind === 'at' && to.kind === 'at' ? Date.parse(to.at) - Date.parse(from.at) : 0,
});

/** The clock time of the moved instance, on the series' first day plus the same days. */
const startAfter = (start: EventTime, to: EventTime, days: number): EventTime => {
  const day = plusDays(dayIn(start), days);
  return to.kind === 'day' ? wholeDay(day) : atWall(`${day}T${to.wall.slice(11)}`, to.zone);
};

const endAfter = (start: EventTime, to: EventSpan): EventTime => {
  if (start.kind === 'day') return wholeDay(plusDays(start.day, Math.round(lengthOf(to) / 86_400_000)));
  const end = new Date(Date.parse(start.at) + lengthOf(to));
  const zone = to.end.kind === 'at' ? to.end.zone : start.zone;
  return { kind: 'at', at: end.toISOString(), zone, wall: wallOf(end, zone) };
};

const dayIn = (time: EventTime): Day => (time.kind === 'day' ? time.day : time.wall.slice(0, 10));

const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
