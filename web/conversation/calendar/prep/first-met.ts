// Whom the person meets for the first time, as far as the calendar on this device knows.
import type { Occurrence } from '#domain/agenda.ts';
import type { Guest } from '#domain/calendar.ts';
import { guestsOf } from '#reading/prep/threads.ts';
import type { AgendaWorld } from '#web/conversation/calendar/agenda-world.ts';

/** Of a larger group nobody is named, and a series began with a first time. */
const most = 2;

/** Guests with whom there was no earlier meeting. Empty without any earlier meeting at all. */
export const firstMet = (one: Occurrence, { view, now }: Pick<AgendaWorld, 'view' | 'now'>): Guest[] => {
  if (one.event.series !== null || one.event.recurrence !== null) return [];
  const met = new Set(
    [...view.events.values()]
      .filter((event) => event.id !== one.event.id && event.series?.id !== one.event.id && event.recurrence === null)
      .filter(
        ({ span }) =>
          (span.start.kind === 'at' ? Date.parse(span.start.at) : Date.parse(span.start.day)) < now.getTime(),
      )
      .flatMap(({ guests }) => guests.map(({ email }) => email.toLowerCase())),
  );
  const fresh = guestsOf(one.event).filter(({ email }) => !met.has(email.toLowerCase()));
  return fresh.length > most || met.size === 0 ? [] : fresh;
};
