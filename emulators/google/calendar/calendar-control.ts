/** Control calls on calendars: what somebody does elsewhere, expired tokens, the ledger and the true state. */
import { Hono } from 'hono';
import * as z from 'zod';
import { accountWith } from '#emulators/google/accounts.ts';
import { notFound } from '#emulators/google/errors.ts';
import { readBody } from '#emulators/google/gmail-call.ts';
import type { Env, Google } from '#emulators/google/google.ts';
import { fillCalendar, fillOrder } from './calendar-fill.ts';
import { expireListTokens } from './calendar-list.ts';
import { type Calendar, calendarWith, putInList, role, share } from './calendars.ts';
import { newEvent, type StoredEvent } from './event.ts';
import { applyChange, owns, updateExceptions } from './event-change.ts';
import { merge, type SentEvent, sentEvent } from './event-input.ts';
import { copiesOf, type EventRow, rowsAfter, writeEvent } from './event-store.ts';
import { type Resource, viewEvent } from './event-view.ts';
import { readTold } from './guest-notices.ts';
import { findEvent } from './instances.ts';
import { expireTokens } from './list-token.ts';

/** Adds an event without a known id, changes one with it, and deletes one without `event`. */
const eventChange = z.strictObject({
  calendar: z.string(),
  id: z.optional(z.string()),
  event: z.optional(sentEvent),
});
const expiry = z.strictObject({ email: z.string(), calendar: z.optional(z.string()) });
const sharing = z.strictObject({ calendar: z.string(), who: z.string(), role });
const listing = z.strictObject({
  user: z.string(),
  calendar: z.string(),
  color: z.string().default('14'),
  selected: z.boolean().default(true),
  removed: z.boolean().default(false),
});

export const controlCalendar = new Hono<Env>()
  .get('/calendar', (c) => {
    const { google } = c.var;
    const calendar = known(google, c.req.query('calendar') ?? c.req.query('email') ?? '');
    return c.json({ events: rowsAfter(google, calendar.id, 0).map((row) => shown(row, calendar)) });
  })
  .get('/told', (c) => {
    const asked = { by: c.req.query('user')?.toLowerCase(), after: Number(c.req.query('after') ?? 0) };
    return c.json({ told: readTold(c.var.google, asked) });
  })
  .post('/calendar-event', async (c) => {
    const { google } = c.var;
    const change = await readBody(c, eventChange);
    const calendar = known(google, change.calendar);
    return c.json(google.store.transaction(() => shown(changed(google, calendar, change), calendar)));
  })
  .post('/fill-calendar', async (c) => {
    const order = await readBody(c, fillOrder);
    const account = accountWith(c.var.google.store, order.user);
    if (!account) throw notFound();
    return c.json(fillCalendar(c.var.google, account, order));
  })
  .post('/expire-calendar', async (c) => {
    const { google } = c.var;
    const { email, calendar } = await readBody(c, expiry);
    const account = accountWith(google.store, email);
    if (!account) throw notFound();
    expireTokens(google, known(google, calendar ?? account.email).id);
    if (calendar === undefined) expireListTokens(google, account.email);
    return c.json({});
  })
  .post('/calendar-share', async (c) => {
    const { calendar, who, role: held } = await readBody(c, sharing);
    share(c.var.google, known(c.var.google, calendar).id, who, held);
    return c.json({});
  })
  .post('/calendar-list', async (c) => {
    const { user, calendar, ...entry } = await readBody(c, listing);
    putInList(c.var.google, user.toLowerCase(), { calendar: known(c.var.google, calendar).id, ...entry });
    return c.json({});
  });

const known = (google: Google, id: string): Calendar => {
  const calendar = calendarWith(google, id.toLowerCase());
  if (!calendar) throw notFound();
  return calendar;
};

const changed = (google: Google, calendar: Calendar, change: z.infer<typeof eventChange>): EventRow => {
  const id = change.id ?? change.event?.id ?? `local${google.callLog.next().toString(32)}`;
  const before = findEvent(google, calendar.id, id)?.event ?? null;
  const sent: SentEvent = change.event ?? { status: 'cancelled' };
  const start = before ?? { ...blank(google, calendar, { ...sent, id }), id };
  const writing = { google, zone: calendar.zone, whole: before === null, conferences: true };
  const merged = merge(start, sent, writing);
  const after = { ...merged, sequence: sent.sequence ?? merged.sequence };
  if (owns(calendar.id, after)) {
    return applyChange(google, before, after, { calendar: calendar.id, sendUpdates: 'none', call: null });
  }
  return arrived(google, calendar, before, after);
};

const blank = (google: Google, calendar: Calendar, { id, iCalUID, organizer }: SentEvent): StoredEvent => {
  const name = organizer?.displayName;
  const who = { email: organizer?.email?.toLowerCase() ?? calendar.id, ...(name ? { displayName: name } : {}) };
  const now = google.clock.now().getTime();
  return newEvent({ id: id ?? '', uid: iCalUID ?? `${id}@google.com`, now, creator: who, organizer: who });
};

/** An organizer without a calendar here changed the event: every copy here follows. */
const arrived = (google: Google, calendar: Calendar, before: StoredEvent | null, after: StoredEvent): EventRow => {
  const stamped = { ...after, updated: google.clock.now().getTime() };
  for (const copy of copiesOf(google, after.id)) {
    if (copy.calendar === calendar.id) continue;
    const { own, properties } = copy.event;
    writeEvent(google, copy.calendar, { ...stamped, own, properties });
  }
  const row = writeEvent(google, calendar.id, stamped);
  if (before) updateExceptions(google, calendar.id, before, stamped);
  return row;
};

/** The owner's view. Cancelled events show all their fields. */
const shown = (row: EventRow, calendar: Calendar): Resource => {
  const { status } = row.event;
  const view = viewEvent(
    { ...row, event: { ...row.event, status: status === 'cancelled' ? 'confirmed' : status } },
    { calendar, role: 'owner', zone: calendar.zone },
  );
  return { ...view, status };
};
