// Why a calendar does not take a change. The device asks before it offers one, the server before it applies it.

import { isWritable } from '#domain/calendar.ts';
import type { EventSet, OwnCalendarChange } from '#domain/change/calendar.ts';
import { refOf } from '#domain/event-ref.ts';
import type { ProblemCode } from '#domain/problem.ts';
import { checkedSpan } from '#domain/wall-time.ts';
import { eventAt } from './calendar-event-after.ts';
import { type CalendarState, hasOthers } from './calendar-rules.ts';

/** Null if the calendar takes it. */
export const refusalOf = (state: CalendarState, change: OwnCalendarChange): ProblemCode | null => {
  const { calendarId } = refOf(change.at);
  if (!isWritable(state.roles.get(calendarId) ?? 'reader')) return 'event.read-only';
  if (change.kind === 'put-event') return unfit(change.fields);
  const event = eventAt(state.events, change.at);
  if (event === null) return 'event.gone';
  if (change.kind === 'edit-event' && Object.keys(change.set).every(isPrivate)) return null;
  if (!event.may.edit) return 'event.not-yours';
  if (hasOthers(event)) return 'event.with-guests';
  return change.kind === 'edit-event' ? unfit(change.set) : null;
};

/** Nobody else sees these. */
const isPrivate = (field: string): boolean => field === 'busy' || field === 'visibility';

const unfit = ({ span, guests }: EventSet): ProblemCode | null => {
  if (span && checkedSpan(span) === null) return 'event.time';
  return guests && guests.length > 0 ? 'event.with-guests' : null;
};
