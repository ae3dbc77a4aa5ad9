// Reasons to refuse a calendar change. The device checks before it offers one, the server before it applies it.

import { type CalendarEvent, isWritable } from '#domain/calendar.ts';
import type { EventSet, OwnCalendarChange } from '#domain/change/calendar.ts';
import { EmailAddress } from '#domain/draft.ts';
import { refOf } from '#domain/event-ref.ts';
import type { ProblemCode } from '#domain/problem.ts';
import { checkedSpan, isSameTime } from '#domain/wall-time.ts';
import { eventAt } from './calendar-event-after.ts';
import type { CalendarState } from './calendar-rules.ts';

/** Null if the calendar takes it. */
export const refusalOf = (state: CalendarState, change: OwnCalendarChange): ProblemCode | null => {
  const { calendarId } = refOf(change.at);
  if (!isWritable(state.roles.get(calendarId) ?? 'reader')) return 'event.read-only';
  if (change.kind === 'put-event') return unfit(change.fields);
  const event = eventAt(state.events, change.at);
  if (event === null) return 'event.gone';
  if (change.kind === 'respond') return whyNotAnswered(event, change);
  if (change.kind === 'edit-event' && Object.keys(change.set).every(isPrivate)) return null;
  if (!event.may.edit) return 'event.not-yours';
  return change.kind === 'edit-event' ? unfit(change.set) : null;
};

/** A no fits any time. The person gave a yes or maybe for the time on the screen. */
const whyNotAnswered = (
  { own, span }: CalendarEvent,
  { answer, seen }: Extract<OwnCalendarChange, { kind: 'respond' }>,
): ProblemCode | null => {
  if (own === null) return 'event.not-invited';
  const isMoved = !isSameTime(span.start, seen.start) || !isSameTime(span.end, seen.end);
  return isMoved && answer !== 'declined' ? 'event.moved' : null;
};

/** Nobody else sees these. */
const isPrivate = (field: string): boolean => field === 'busy' || field === 'visibility';

const unfit = ({ span, guests = [] }: EventSet): ProblemCode | null => {
  if (span && checkedSpan(span) === null) return 'event.time';
  return guests.every(({ email }) => EmailAddress.safeParse(email).success) ? null : 'event.guests';
};
