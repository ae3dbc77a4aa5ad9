/** The calls that change events: insert, import, patch, update, delete, move. */
import { createHash, randomBytes } from 'node:crypto';
import { readBody } from '#emulators/google/gmail-call.ts';
import type { GoogleContext } from '#emulators/google/google.ts';
import { type Access, accessTo, type CalendarMethod, openCalendar } from './calendar-call.ts';
import { calendarError, conditionNotMet, deleted, duplicate, invalid, notFound, required } from './calendar-errors.ts';
import { newEvent, type StoredEvent } from './event.ts';
import { applyChange, keepOthersAnswers, owns, refuseGuestChanges } from './event-change.ts';
import { merge, type SentEvent, sentEvent, type Writing } from './event-input.ts';
import { type EventRow, eventRow, rowsWithUid, writeEvent } from './event-store.ts';
import { readSendUpdates, type Telling } from './guest-notices.ts';
import { findEvent } from './instances.ts';

export const insertEvent = async (c: GoogleContext): Promise<{ access: Access; row: EventRow }> => {
  const access = accessTo(c, 'events.insert', 'writerWithoutPrivateAccess');
  const sent = await readBody(c, sentEvent);
  const id = sent.id ?? newId();
  if (!/^[a-v0-9]{5,1024}$/.test(id)) throw invalid('Invalid resource id value.');
  if (eventRow(access.google, access.calendar.id, id)) throw duplicate();
  const event = merge(blank(access, id, sent), { status: 'confirmed', ...sent }, writingOf(c, access, { whole: true }));
  if (event.own.eventType === 'fromGmail') throw invalid('Invalid value for: eventType');
  return { access, row: written(c, access, null, event) };
};

/** A private copy, identified by its UID. An older version leaves a newer one alone. */
export const importEvent = async (c: GoogleContext): Promise<{ access: Access; row: EventRow }> => {
  const access = accessTo(c, 'events.import', 'writerWithoutPrivateAccess');
  const sent = await readBody(c, sentEvent);
  const uid = sent.iCalUID;
  if (!uid) throw required('Missing iCalUID.');
  const sequence = sent.sequence ?? 0;
  const known = rowsWithUid(access.google, access.calendar.id, uid).find(({ event }) => event.master === null);
  if (known && known.event.sequence > sequence) return { access, row: known };
  const id = known?.event.id ?? `_${createHash('sha256').update(uid).digest('hex').slice(0, 26)}`;
  const start = { ...blank(access, id, sent), organizer: importedFrom(sent, access), imported: true, sequence };
  const event = merge(start, sent, writingOf(c, access, { whole: true }));
  return { access, row: written(c, access, known?.event ?? null, event) };
};

const importedFrom = ({ organizer }: SentEvent, access: Access): StoredEvent['organizer'] => {
  const email = organizer?.email?.toLowerCase();
  if (!email) return organizerOf(access);
  return { email, ...(organizer?.displayName ? { displayName: organizer.displayName } : {}) };
};

export const changeEvent = async (
  c: GoogleContext,
  method: 'events.patch' | 'events.update',
): Promise<{ access: Access; row: EventRow }> => {
  const { access, row } = eventOf(c, method);
  const sent = await readBody(c, sentEvent);
  refuseOther(c, row);
  const writing = writingOf(c, access, { whole: method === 'events.update' });
  const merged = merge(row.event, sent, writing);
  const after = keepOthersAnswers(access.calendar.id, row.event, { ...merged, sequence: sequenceIn(sent, row.event) });
  refuseGuestChanges(access.calendar.id, row.event, after);
  return { access, row: written(c, access, row.event, after) };
};

export const deleteEvent = (c: GoogleContext): void => {
  const { access, row } = eventOf(c, 'events.delete');
  if (row.event.status === 'cancelled') throw deleted();
  refuseOther(c, row);
  written(c, access, row.event, { ...row.event, status: 'cancelled' });
};

/** Moves it to another calendar of the caller, which becomes the organizer. */
export const moveEvent = (c: GoogleContext): { access: Access; row: EventRow } => {
  const { access, row } = eventOf(c, 'events.move');
  const { google, email, calendar } = access;
  const destination = c.req.query('destination');
  if (destination === undefined) throw required('Missing destination calendar id.');
  const target = openCalendar(google, email, { id: destination, wanted: 'writerWithoutPrivateAccess' });
  const { event } = row;
  if (event.master !== null) throw cannotMove('cannotChangeOrganizerOfInstance');
  if (!owns(calendar.id, event) || (event.own.eventType ?? 'default') !== 'default') {
    throw cannotMove('cannotChangeOrganizer');
  }
  const moved = { ...event, organizer: organizerOf(target) };
  return google.store.transaction(() => {
    if (target.calendar.id !== calendar.id) writeEvent(google, calendar.id, { ...moved, status: 'cancelled' });
    return { access: target, row: applyChange(google, event, moved, tellingOf(c, target)) };
  });
};

const eventOf = (c: GoogleContext, method: CalendarMethod): { access: Access; row: EventRow } => {
  const access = accessTo(c, method, 'writerWithoutPrivateAccess');
  const row = findEvent(access.google, access.calendar.id, c.req.param('eventId') ?? '');
  if (!row) throw notFound();
  return { access, row };
};

const written = (c: GoogleContext, access: Access, before: StoredEvent | null, after: StoredEvent): EventRow =>
  access.google.store.transaction(() => applyChange(access.google, before, after, tellingOf(c, access)));

const refuseOther = (c: GoogleContext, { etag }: EventRow): void => {
  const wanted = c.req.header('if-match');
  if (wanted !== undefined && wanted !== '*' && wanted !== etag) throw conditionNotMet();
};

const writingOf = (c: GoogleContext, { google, calendar }: Access, { whole }: { whole: boolean }): Writing => ({
  google,
  zone: calendar.zone,
  whole,
  conferences: c.req.query('conferenceDataVersion') === '1',
});

const tellingOf = (c: GoogleContext, { calendar }: Access): Telling => ({
  calendar: calendar.id,
  sendUpdates: readSendUpdates(c.req.query('sendUpdates'), c.req.query('sendNotifications')),
  call: c.var.call,
});

const sequenceIn = (sent: SentEvent, before: StoredEvent): number => Math.max(before.sequence, sent.sequence ?? 0);

const blank = (access: Access, id: string, sent: SentEvent): StoredEvent => ({
  ...newEvent({
    id,
    uid: sent.iCalUID ?? `${id}@google.com`,
    now: access.google.clock.now().getTime(),
    creator: { email: access.email },
    organizer: organizerOf(access),
  }),
  sequence: sent.sequence ?? 0,
});

const organizerOf = ({ calendar, email }: Access): StoredEvent['organizer'] =>
  calendar.id === email ? { email } : { email: calendar.id, displayName: calendar.name };

/** Google's ids are base32hex. */
const newId = (): string => [...randomBytes(26)].map((byte) => (byte % 32).toString(32)).join('');

const cannotMove = (reason: string): Error =>
  calendarError({ code: 403, reason, message: 'The organizer of this event cannot be changed.', domain: 'calendar' });
