// Names an event, or one instance of a series by its original start. The original start stays the same when the instance moves.
import * as z from 'zod/mini';
import { CalendarId, EventId } from './id.ts';
import type { EventTime } from './wall-time.ts';

/** `2026-11-24` for a whole day, else `2026-11-24T09:00:00Z`. */
export const Original = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?$/));
export type Original = z.infer<typeof Original>;

/** `original` null is a single event or a whole series. */
export const EventRef = z.object({ calendarId: CalendarId, eventId: EventId, original: z.nullable(Original) });
export type EventRef = z.infer<typeof EventRef>;

/** A reference as one text: calendar, event and original start, separated by spaces. */
export const EventKey = z
  .string()
  .check(z.maxLength(1400), z.regex(/^\S+ \S+( \S+)?$/))
  .brand<'EventKey'>();
export type EventKey = z.infer<typeof EventKey>;

/** For a text from outside. `EventKey` alone checks only the number of its parts. */
export const isEventKey = (text: string): boolean => {
  if (!EventKey.safeParse(text).success) return false;
  const [calendarId, eventId, original] = text.split(' ');
  const isRef = EventRef.safeParse({ calendarId, eventId, original: original ?? null }).success;
  return isRef && (original === undefined || !Number.isNaN(Date.parse(original)));
};

export const keyOf = ({ calendarId, eventId, original }: EventRef): EventKey =>
  EventKey.parse(original === null ? `${calendarId} ${eventId}` : `${calendarId} ${eventId} ${original}`);

export const originalOf = (time: EventTime): Original =>
  time.kind === 'day' ? time.day : `${new Date(time.at).toISOString().slice(0, 19)}Z`;

export const refOf = (key: EventKey): EventRef => {
  const [calendarId, eventId, original] = key.split(' ');
  return EventRef.parse({ calendarId, eventId, original: original ?? null });
};

/** The series of an instance. Any other event is its own. */
export const seriesKeyOf = (key: EventKey): EventKey => keyOf({ ...refOf(key), original: null });
