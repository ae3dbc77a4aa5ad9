// Guests and organizers who hear of a change. The device asks before it tells anyone, and the server holds the change for a while.
import type { CalendarEvent, Events } from '#domain/calendar.ts';
import { type EventKey, refOf, seriesKeyOf } from '#domain/event-ref.ts';
import type { CalendarDone, CalendarSwap } from './calendar.ts';
import { eventAt } from './calendar-event-after.ts';

export type Notified = { email: string; name: string };

/** `events`: as they are after the changes. Each person once. */
export const notifiedOf = (done: readonly CalendarDone[], events: Events): Notified[] => {
  const notified = done.flatMap(({ swaps }) => swaps.flatMap((swap) => notifiedBySwap(swap, events)));
  return [...new Map(notified.map((one) => [one.email, one])).values()];
};

/** True if Google would also tell guests that Flow does not store. The person cannot see them, so cannot agree. */
export const tellsUnseen = (done: readonly CalendarDone[], events: Events): boolean =>
  done.some(({ swaps }) =>
    swaps.some((swap) => guestListsOf(swap, events).some((one) => one !== null && one.guestCount > one.guests.length)),
  );

/** The events whose whole guest list hears of it. */
const guestListsOf = (swap: CalendarSwap, events: Events): (CalendarEvent | null)[] => {
  if (swap.of === 'event') return [swap.was, swap.is, eventAt(events, seriesKeyOf(swap.key))];
  return ['busy', 'visibility', 'answer', 'guest'].includes(swap.of) ? [] : [eventAt(events, swap.key)];
};

export const notifiedBySwap = (swap: CalendarSwap, events: Events): Notified[] => {
  switch (swap.of) {
    // Nobody else sees these two.
    case 'busy':
    case 'visibility':
      return [];
    case 'answer':
      return swap.is.answer === 'unanswered' ? [] : organizerOf(eventAt(events, swap.key));
    case 'guest':
      return [{ email: swap.email, name: (swap.is ?? swap.was)?.name ?? '' }];
    case 'event':
      return notifiedByWhole(swap, events);
    default:
      return othersAt(events, swap.key);
  }
};

const notifiedByWhole = ({ key, was, is }: Extract<CalendarSwap, { of: 'event' }>, events: Events): Notified[] => {
  // An unchanged instance has no row of its own, so its guests are the guests of its series.
  const stored = [...othersIn(was), ...othersIn(is)];
  return refOf(key).original === null || stored.length > 0 ? stored : seriesOthers(events, key);
};

const seriesOthers = (events: Events, key: EventKey): Notified[] => othersAt(events, seriesKeyOf(key));

const othersAt = (events: Events, key: EventKey): Notified[] => othersIn(eventAt(events, key));

/** Rooms do not read mail. */
const othersIn = (event: CalendarEvent | null): Notified[] =>
  event === null || event.status === 'cancelled'
    ? []
    : event.guests.filter(({ self, kind }) => !self && kind === 'person').map(({ email, name }) => ({ email, name }));

const organizerOf = (event: CalendarEvent | null): Notified[] => {
  const organizer = event?.organizer ?? null;
  return organizer === null || organizer.self ? [] : [{ email: organizer.email, name: organizer.name }];
};
