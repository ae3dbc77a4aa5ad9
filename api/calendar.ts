// The calendars of the signed-in person. The device keeps them whole and follows their changes.
import * as z from 'zod/mini';
import { Calendar, CalendarEvent } from '#domain/calendar.ts';
import { EventKey } from '#domain/event-ref.ts';
import { endpoint } from './endpoint.ts';

export const mostEventsAtOnce = 1000;

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
    /** Every shown calendar was read to its end. */
    whole: z.boolean(),
    /** A problem code: why calendars cannot be read (missing permission, disabled API). */
    problem: z.nullable(z.string()),
  }),
});

/** Asks for a look at the provider soon. */
export const syncCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar/sync',
  who: 'user',
  request: z.object({}),
  response: z.object({}),
});
