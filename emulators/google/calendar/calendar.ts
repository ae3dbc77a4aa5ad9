import { Hono } from 'hono';
import type { Env, GoogleContext } from '#emulators/google/google.ts';
import { type Access, accessTo, calendarCall } from './calendar-call.ts';
import { calendarError, notFound } from './calendar-errors.ts';
import { getCalendar, getListEntry, getSetting, listCalendars, listSettings } from './calendar-list.ts';
import { stopChannel, watchEvents } from './channels.ts';
import { colors } from './colors.ts';
import { listEvents, listInstances, viewingOf } from './event-list.ts';
import type { EventRow } from './event-store.ts';
import { viewEvent } from './event-view.ts';
import { changeEvent, deleteEvent, importEvent, insertEvent, moveEvent } from './event-write.ts';
import { queryFreeBusy } from './free-busy.ts';
import { findEvent } from './instances.ts';

export const calendar = new Hono<Env>()
  .basePath('/calendar/v3')
  .get('/users/me/calendarList', (c) => c.json(listCalendars(c)))
  .get('/users/me/calendarList/:calendarId', (c) => c.json(getListEntry(c)))
  .get('/users/me/settings', (c) => c.json(listSettings(c)))
  .get('/users/me/settings/:setting', (c) => c.json(getSetting(c)))
  .get('/colors', (c) => {
    calendarCall(c, 'colors.get');
    return c.json(colors);
  })
  .post('/freeBusy', async (c) => c.json(await queryFreeBusy(c)))
  .post('/channels/stop', async (c) => {
    await stopChannel(c);
    return c.body(null, 204);
  })
  .get('/calendars/:calendarId', (c) => c.json(getCalendar(c)))
  .get('/calendars/:calendarId/events', (c) => c.json(listEvents(c)))
  .post('/calendars/:calendarId/events', async (c) => shown(c, await insertEvent(c)))
  .post('/calendars/:calendarId/events/import', async (c) => shown(c, await importEvent(c)))
  .post('/calendars/:calendarId/events/quickAdd', (c) => {
    calendarCall(c, 'events.quickAdd');
    throw calendarError({ code: 501, reason: 'notImplemented', message: 'The local Google reads no sentences.' });
  })
  .post('/calendars/:calendarId/events/watch', async (c) => c.json(await watchEvents(c)))
  .get('/calendars/:calendarId/events/:eventId', (c) => getEvent(c))
  .get('/calendars/:calendarId/events/:eventId/instances', (c) => c.json(listInstances(c)))
  .patch('/calendars/:calendarId/events/:eventId', async (c) => shown(c, await changeEvent(c, 'events.patch')))
  .put('/calendars/:calendarId/events/:eventId', async (c) => shown(c, await changeEvent(c, 'events.update')))
  .delete('/calendars/:calendarId/events/:eventId', (c) => {
    deleteEvent(c);
    return c.body(null, 204);
  })
  .post('/calendars/:calendarId/events/:eventId/move', (c) => shown(c, moveEvent(c)));

const getEvent = (c: GoogleContext): Response => {
  const access = accessTo(c, 'events.get', 'freeBusyReader');
  const row = findEvent(access.google, access.calendar.id, c.req.param('eventId') ?? '');
  if (!row) throw notFound();
  if (c.req.header('if-none-match') === row.etag) return c.body(null, 304);
  return shown(c, { access, row });
};

const shown = (c: GoogleContext, { access, row }: { access: Access; row: EventRow }): Response =>
  c.json(viewEvent(row, viewingOf(c, access)), 200, { etag: row.etag });
