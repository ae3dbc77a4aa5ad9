// What one swap does to one event.
import {
  type CalendarEvent,
  type EventFields,
  type Events,
  type Guest,
  type GuestEntry,
  unchangedInstance,
} from '#domain/calendar.ts';
import { type EventKey, refOf, seriesKeyOf } from '#domain/event-ref.ts';
import type { CalendarSwap } from './calendar.ts';

/** Null if it does not exist. An instance that nobody changed comes from its series. */
export const eventAt = (events: Events, key: EventKey): CalendarEvent | null => {
  const event = events.get(key);
  if (event) return event;
  const { original } = refOf(key);
  const series = original === null ? undefined : events.get(seriesKeyOf(key));
  return series && original !== null ? unchangedInstance(series, original) : null;
};

/** Null if the event no longer exists. */
export const eventAfter = (event: CalendarEvent | null, swap: CalendarSwap): CalendarEvent | null => {
  if (swap.of === 'event') return swap.is && newEvent(swap.key, swap.is);
  if (event === null) return null;
  switch (swap.of) {
    case 'guest':
      return withGuests(event, guestsAfter(event.guests, swap.email, swap.is));
    case 'answer':
      return {
        ...event,
        own: swap.is,
        guests: event.guests.map((one) => (one.self ? { ...one, answer: swap.is.answer } : one)),
      };
    default:
      return { ...event, [swap.of]: swap.is };
  }
};

const newEvent = (key: EventKey, { guests, ...fields }: EventFields): CalendarEvent => {
  const { calendarId, eventId } = refOf(key);
  return {
    ...fields,
    id: eventId,
    calendarId,
    uid: eventId,
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
