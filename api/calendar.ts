// The calendars of the signed-in person. The device keeps them whole and follows their changes.
import * as z from 'zod/mini';
import { Calendar, CalendarEvent } from '#domain/calendar.ts';
import { EventKey } from '#domain/event-ref.ts';
import { CommandId } from '#domain/id.ts';
import { MadePrep, PrepFact } from '#domain/prep.ts';
import { TimeHold } from '#domain/time-hold.ts';
import { endpoint } from './endpoint.ts';

export const mostEventsAtOnce = 1000;

/** `leavesIn`: milliseconds by the server's clock. `title`: the event's. */
export const HeldChange = z.object({
  id: CommandId,
  kind: z.string(),
  title: z.string(),
  notified: z.array(z.object({ email: z.string(), name: z.string() })),
  leavesIn: z.number(),
});
export type HeldChange = z.infer<typeof HeldChange>;

export const getCalendarChanges = endpoint({
  method: 'GET',
  path: '/api/calendar/changes',
  who: 'user',
  request: z.object({ since: z.coerce.number().check(z.int(), z.gte(0)) }),
  response: z.object({
    /** Send this as `since` next time. */
    revision: z.number(),
    /** All calendars if any changed after `since`, otherwise null. */
    calendars: z.nullable(z.array(Calendar)),
    /** Series, single events and changed instances. A cancelled instance comes with the status `cancelled`. */
    events: z.array(CalendarEvent),
    gone: z.array(EventKey),
    /** More changes wait beyond `revision`: call again. */
    more: z.boolean(),
    /** Flow has read every shown calendar completely. */
    whole: z.boolean(),
    /** A problem code: why Flow cannot read calendars (missing permission, disabled API). */
    problem: z.nullable(z.string()),
    /** Commands that other people will hear of, oldest first. Until then, any tab can stop them. */
    held: z._default(z.array(HeldChange), []),
    /** What Flow found ahead of meetings since `since`. Each stands until its event or its mail changes. */
    preps: z._default(z.array(MadePrep), []),
  }),
});

/** Asks the server to check the provider soon. */
export const syncCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar/sync',
  who: 'user',
  request: z.object({}),
  response: z.object({}),
});

/** What the mail says about a meeting. Null: the server knows no such event. */
export const getMeetingPrep = endpoint({
  method: 'GET',
  path: '/api/calendar/prep',
  who: 'user',
  request: z.object({ at: EventKey }),
  response: z.object({ facts: z.nullable(z.array(PrepFact)) }),
});

/** Times that the person keeps until somebody answers, newest first. Some may be gone from the calendar meanwhile. */
export const getTimeHolds = endpoint({
  method: 'GET',
  path: '/api/calendar/holds',
  who: 'user',
  request: z.object({}),
  response: z.object({ holds: z.array(TimeHold) }),
});

/** The most people, and the most days, in one question. */
export const mostPeople = 20;
export const mostFreeBusyDays = 56;

/** `busy` null: their calendar cannot be seen. Spans are in order, without titles. */
export const PersonBusy = z.object({
  who: z.string(),
  busy: z.nullable(z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() }))),
});
export type PersonBusy = z.infer<typeof PersonBusy>;

/** When other people are busy, without what they do. */
export const askFreeBusy = endpoint({
  method: 'POST',
  path: '/api/calendar/free-busy',
  who: 'user',
  request: z.object({
    people: z.array(z.email().check(z.maxLength(320))).check(z.minLength(1), z.maxLength(mostPeople)),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
  }),
  response: z.object({ people: z.array(PersonBusy) }),
});

/** Where the person moved meetings with guests in the last eight weeks, oldest first. Instants, without titles. */
export const getMeetingMoves = endpoint({
  method: 'GET',
  path: '/api/calendar/moves',
  who: 'user',
  request: z.object({}),
  response: z.object({
    moves: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime(), movedAt: z.iso.datetime() })),
  }),
});
