// Applies one swap to the events.
import {
  type CalendarEvent,
  type EventFields,
  type Guest,
  type GuestEntry,
  unchangedInstance,
} from '#domain/calendar.ts';
import { type EventKey, refOf, seriesKeyOf } from '#domain/event-ref.ts';
import { isSameValue } from '#domain/same-value.ts';
import { atInstant, wholeDay } from '#domain/wall-time.ts';
import type { CalendarSwap } from './calendar.ts';

type Records = ReadonlyMap<EventKey, CalendarEvent>;

/** Null if there is none, or it is cancelled. An instance that nobody changed comes from its series. */
export const eventAt = (events: Records, key: EventKey): CalendarEvent | null => {
  const event = events.get(key);
  if (event) return event.status === 'cancelled' ? null : event;
  return unchangedAt(events, key);
};

const unchangedAt = (events: Records, key: EventKey): CalendarEvent | null => {
  const { original } = refOf(key);
  if (original === null) return null;
  const series = events.get(seriesKeyOf(key));
  return series && series.status !== 'cancelled' ? unchangedInstance(series, original) : null;
};

export const afterSwap = (events: Records, swap: CalendarSwap): Map<EventKey, CalendarEvent> => {
  const next = new Map(events);
  if (swap.of === 'event') return swap.is === null ? without(next, swap.key) : next.set(swap.key, swap.is);
  const event = eventAt(events, swap.key);
  if (event === null) return next;
  const changed = withSwap(event, swap);
  // An instance that equals its series needs no record.
  return isSameValue(changed, unchangedAt(events, swap.key)) ? without(next, swap.key) : next.set(swap.key, changed);
};

const without = (events: Map<EventKey, CalendarEvent>, key: EventKey): Map<EventKey, CalendarEvent> => {
  events.delete(key);
  return events;
};

const withSwap = (event: CalendarEvent, swap: Exclude<CalendarSwap, { of: 'event' }>): CalendarEvent => {
  switch (swap.of) {
    case 'guest':
      return withGuests(event, guestsAfter(event.guests, swap.email, swap.is));
    case 'answer':
      return {
        ...event,
        own: swap.is,
        stranger: event.stranger && swap.is.answer === 'unanswered',
        guests: event.guests.map((one) => (one.self ? { ...one, answer: swap.is.answer } : one)),
      };
    default:
      return { ...event, [swap.of]: swap.is };
  }
};

export const newEvent = (key: EventKey, { guests, ...fields }: EventFields): CalendarEvent => {
  const { calendarId, eventId } = refOf(key);
  return {
    ...fields,
    id: eventId,
    calendarId,
    uid: `${eventId}@google.com`,
    series: null,
    status: 'confirmed',
    kind: 'event',
    organizer: null,
    own: null,
    guests: guests.map(newGuest),
    guestCount: guests.length,
    conference: null,
    may: { edit: true, invite: true, seeGuests: true },
    stranger: false,
    files: 0,
  };
};

/** Stands for an instance that its series no longer shows. */
export const cancelledInstance = (key: EventKey): CalendarEvent | null => {
  const { eventId, original } = refOf(key);
  if (original === null) return null;
  const start = original.length === 10 ? wholeDay(original) : atInstant(new Date(original), 'UTC');
  const fields = {
    title: '',
    place: '',
    text: '',
    span: { start, end: start },
    recurrence: null,
    guests: [],
    video: false,
    busy: false,
    visibility: 'default' as const,
  };
  return {
    ...newEvent(key, fields),
    uid: '',
    series: { id: eventId, original },
    status: 'cancelled',
    may: { edit: false, invite: false, seeGuests: false },
  };
};

const newGuest = (entry: GuestEntry): Guest => ({
  ...entry,
  answer: 'unanswered',
  kind: 'person',
  self: false,
  organizer: false,
});

const withGuests = (event: CalendarEvent, guests: Guest[]): CalendarEvent => ({
  ...event,
  guests,
  guestCount: event.guestCount + guests.length - event.guests.length,
});

/** A guest who stays keeps the answer. */
const guestsAfter = (guests: readonly Guest[], address: string, entry: GuestEntry | null): Guest[] => {
  if (entry === null) return guests.filter(({ email }) => email !== address);
  return guests.some(({ email }) => email === address)
    ? guests.map((one) => (one.email === address ? { ...one, ...entry } : one))
    : [...guests, newGuest(entry)];
};
