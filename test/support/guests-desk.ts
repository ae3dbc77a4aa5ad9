// The notices that guests receive, and those that still wait.
import * as z from 'zod/mini';
import type { CalendarEvent } from '#domain/calendar.ts';
import { type EventKey, keyOf } from '#domain/event-ref.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { calendarChanges } from '#server/calendar/changes.ts';
import { type EventsDesk, openEventsDesk } from './events-desk.ts';

export const cleo = 'cleo@far.example';
/** Milliseconds before guests hear of a change. */
export const hold = 10_000;

export type GuestsDesk = EventsDesk & {
  /** The mails that Google sent, oldest first: 'invitation cleo@far.example'. */
  mails(): Promise<string[]>;
  googleHas(id: string): Promise<z.infer<typeof Shape> | undefined>;
  held(): Promise<object[]>;
  eventAt(at: EventKey): Promise<CalendarEvent | undefined>;
  /** Lets the hold end. */
  leave(): Promise<unknown>;
};

export const openGuestsDesk = async (): Promise<GuestsDesk> => {
  const desk = await openEventsDesk();
  return {
    ...desk,
    mails: async () =>
      Object.values(Mails.parse(await desk.world.google.control('told'))).flatMap((all) =>
        all.map(({ kind, to }) => `${kind} ${to}`),
      ),
    googleHas: async (id) =>
      Listing.parse(await desk.world.google.control(`calendar?calendar=${ada}`)).events.find((one) => one.id === id),
    held: async () =>
      (await calendarChanges(desk.world.ctx, desk.account, 0)).held.map(({ notified, ...one }) => ({
        ...one,
        notified: notified.map(({ email }) => email),
      })),
    eventAt: async (at) =>
      (await desk.events()).find(({ calendarId, id }) => keyOf({ calendarId, eventId: id, original: null }) === at),
    leave: () => desk.world.later(hold),
  };
};

const Mails = z.record(z.string(), z.array(z.object({ kind: z.string(), to: z.string() })));
const Shape = z.object({
  id: z.string(),
  status: z.string(),
  hangoutLink: z.optional(z.string()),
  attendees: z.optional(z.array(z.object({ email: z.string(), responseStatus: z.string() }))),
});
const Listing = z.object({ events: z.array(Shape) });
