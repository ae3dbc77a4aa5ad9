// Why Flow has no calendar to answer from, or to change.
import { calendarReplies } from '#language/en/calendar/answer-replies.ts';
import type { CalendarView } from '#web/data/calendar.ts';
import { standIn } from '#web/data/stand-in.ts';

/** Null if this device has a calendar. */
export const missingWords = ({ calendars, problem, state }: CalendarView): string | null => {
  if (calendars.length > 0) return null;
  if (problem === 'provider.scope-missing') return calendarReplies.scope;
  if (problem === 'provider.api-off') return calendarReplies.off;
  return standIn() !== null && state !== 'ready' ? calendarReplies.demonstration : calendarReplies.coming;
};
