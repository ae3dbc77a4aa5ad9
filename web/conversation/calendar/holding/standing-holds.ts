// What still stands of the times that the person keeps for somebody.
import type { CalendarEvent } from '#domain/calendar.ts';
import { eventAt } from '#domain/change/calendar-event-after.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { HeldTime, TimeHold } from '#domain/time-hold.ts';
import type { AgendaWorld } from '#web/conversation/calendar/agenda-world.ts';
import { timeHolds } from '#web/data/time-holds.ts';

export type StandingHold = { hold: TimeHold; times: readonly HeldTime[] };

/** Without those of which nothing is left. `email`: only that person's. */
export const standingHolds = ({ view }: Pick<AgendaWorld, 'view'>, email?: string): StandingHold[] =>
  timeHolds
    .current()
    .filter(({ person }) => email === undefined || person.email.toLowerCase() === email.toLowerCase())
    .map((hold) => ({ hold, times: hold.times.filter(({ at }) => isHeld(eventAt(view.events, at))) }))
    .filter(({ times }) => times.length > 0);

export const keysOf = (holds: readonly StandingHold[]): EventKey[] =>
  holds.flatMap(({ times }) => times.map(({ at }) => at));

/** An event with guests has become a meeting. */
const isHeld = (event: CalendarEvent | null): boolean =>
  event !== null && event.status !== 'cancelled' && event.guestCount === 0 && event.guests.length === 0;

/** Their first name, in letters alone. */
export const heldName = ({ person: { name, email } }: Pick<TimeHold, 'person'>): string =>
  /^[\p{L}'’-]{1,30}/u.exec(name.trim())?.[0] ?? email;
