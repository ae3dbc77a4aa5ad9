// New times of an event: moved or made longer by keys, by the mouse and in the editor. Pure.
import { type Day, plusDays } from './day.ts';
import {
  atInstant,
  checkedSpan,
  type EventSpan,
  type EventTime,
  instantOfWall,
  movedTo,
  type WallTime,
  wallOf,
  wholeDay,
} from './wall-time.ts';

type By = { days: number } | { minutes: number };

/** Days move on the reader's clock, so the hour stays over a clock change. Null: a whole day has no minutes. */
export const movedBy = (span: EventSpan, by: By, zone: string): EventSpan | null => {
  const { start } = span;
  if (start.kind === 'day') return 'days' in by ? movedTo(span, wholeDay(plusDays(start.day, by.days))) : null;
  const at = new Date(start.at);
  const wall = wallOf(at, zone);
  const moved =
    'days' in by
      ? instantOfWall(`${plusDays(wall.slice(0, 10), by.days)}${wall.slice(10)}`, zone)
      : new Date(at.getTime() + by.minutes * minute);
  return movedTo(span, atInstant(moved, start.zone));
};

/** Null: it has no time of day, or would have no length. */
export const madeLonger = ({ start, end }: EventSpan, minutes: number): EventSpan | null => {
  if (start.kind === 'day' || end.kind === 'day') return null;
  const to = Date.parse(end.at) + minutes * minute;
  return to - Date.parse(start.at) < shortest * minute
    ? null
    : checkedSpan({ start, end: atInstant(new Date(to), end.zone) });
};

type Drawn = { kind: 'day'; start: Day; end: Day } | { kind: 'at'; start: WallTime; end: WallTime };

/** The span on the screen, in the zones of the event before. Null: too long, or backwards. */
export const spanOfDrawn = (drawn: Drawn, zone: string, before: EventSpan | null): EventSpan | null => {
  if (drawn.kind === 'day') return checkedSpan({ start: wholeDay(drawn.start), end: wholeDay(drawn.end) });
  const at = (wall: WallTime, like: EventTime | undefined): EventTime =>
    atInstant(instantOfWall(wall, zone), like?.kind === 'at' ? like.zone : zone);
  const span = { start: at(drawn.start, before?.start), end: at(drawn.end, before?.end) };
  return span.start.kind === 'at' && span.end.kind === 'at' && span.end.at <= span.start.at ? null : checkedSpan(span);
};

const minute = 60_000;
const shortest = 15;
