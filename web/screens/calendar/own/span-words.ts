// A time in a few words, for notices.
import { dayOf, minutesOf } from '#domain/day.ts';
import { clockTime } from '#domain/formats.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import { formatsHere } from '#web/formats.ts';
import { nameOfDay } from '#web/screens/calendar/event-name.ts';

/** 'Tuesday 24 November, 9:00 to 9:30', by the reader's clock. */
export const spanWords = ({ start, end }: EventSpan): string => {
  if (start.kind === 'day' || end.kind === 'day') return start.kind === 'day' ? nameOfDay(start.day) : '';
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clock = (at: string): string => clockTime(minutesOf(new Date(at), zone), formatsHere());
  return `${nameOfDay(dayOf(new Date(start.at), zone))}, ${clock(start.at)} to ${clock(end.at)}`;
};
