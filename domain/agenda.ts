// Lists the events of given days: single events, and the instances of series with their changes.
import { type CalendarEvent, type Events, keyOfEvent, unchangedInstance } from './calendar.ts';
import { type Day, plusDays, startOf } from './day.ts';
import { type EventKey, originalOf } from './event-ref.ts';
import { expand } from './recurrence.ts';
import { instantOf, lengthOf } from './wall-time.ts';

/** `from` and `to`: instants for the reader's zone. `to` is exclusive. */
export type Occurrence = { key: EventKey; event: CalendarEvent; from: Date; to: Date };

/** Everything that happens on a day of `first ≤ day < last` in the zone, whole days first, then by start. */
export const occurrencesBetween = (events: Events, zone: string, first: Day, last: Day): Occurrence[] => {
  const [from, to] = [startOf(first, zone).getTime(), startOf(last, zone).getTime()];
  const window = { from, to, first, last };
  const all = [...events.values()]
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((event) => (event.recurrence === null ? [event] : instancesOf(events, event, window)));
  return all
    .map((event) => occurrenceOf(event, zone))
    .filter((one) => one.from.getTime() < to && (one.to.getTime() > from || one.from.getTime() >= from))
    .toSorted(earlierFirst);
};

/** The occurrences of one day, from the result of `occurrencesBetween`. */
export const onDay = (occurrences: readonly Occurrence[], day: Day, zone: string): Occurrence[] => {
  const [from, to] = [startOf(day, zone).getTime(), startOf(plusDays(day, 1), zone).getTime()];
  return occurrences.filter(
    (one) => one.from.getTime() < to && (one.to.getTime() > from || one.from.getTime() >= from),
  );
};

export const isWholeDay = ({ event }: Occurrence): boolean => event.span.start.kind === 'day';

/** Whether it takes the person's time: not free, not declined, and not from a stranger. */
export const isMeeting = ({ event }: Occurrence): boolean =>
  event.busy && !event.stranger && event.own?.answer !== 'declined' && event.span.start.kind === 'at';

type Window = { from: number; to: number; first: Day; last: Day };

const instancesOf = (events: Events, series: CalendarEvent, { from, to, first, last }: Window): CalendarEvent[] => {
  const { span, recurrence } = series;
  const isDay = span.start.kind === 'day';
  const [begin, end] = isDay ? [Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`)] : [from, to];
  const found = expand(
    { start: span.start, recurrence: recurrence ?? [] },
    new Date(begin - lengthOf(span)),
    new Date(end),
  );
  // The provider alone can expand it, so its first instance stands for all.
  if (found.kind === 'refused') return [{ ...series, recurrence: null }];
  return found.starts
    .map((start) => unchangedInstance(series, originalOf(start)))
    .filter((instance) => !events.has(keyOfEvent(instance)));
};

/** Whole days begin by the reader's zone, and clock times do not depend on it. Each turned week asks again for all events. */
const occurrenceOf = (event: CalendarEvent, zone: string): Occurrence => {
  const known = occurrences.get(event);
  if (known) return known;
  const [from, to] = [instantOf(event.span.start, zone), instantOf(event.span.end, zone)];
  const made = { key: keyOfEvent(event), event, from, to };
  if (event.span.start.kind === 'at') occurrences.set(event, made);
  return made;
};

const occurrences = new WeakMap<CalendarEvent, Occurrence>();

const earlierFirst = (one: Occurrence, other: Occurrence): number =>
  Number(isWholeDay(other)) - Number(isWholeDay(one)) ||
  one.from.getTime() - other.from.getTime() ||
  other.to.getTime() - one.to.getTime() ||
  one.key.localeCompare(other.key);
