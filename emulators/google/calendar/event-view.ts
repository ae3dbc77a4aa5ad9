/** Writes an event as Google shows it to one reader, and hides the details that this reader may not see. */
import { atLeast, type Calendar, type Role } from './calendars.ts';
import { conferenceFields } from './conference.ts';
import type { StoredEvent } from './event.ts';
import type { EventRow } from './event-store.ts';
import { showMoment } from './moment.ts';

export type Viewing = {
  calendar: Calendar;
  role: Role;
  /** The zone of the answer: the calendar's unless the call names one. */
  zone: string;
  maxAttendees?: number | undefined;
};

export type Resource = Record<string, unknown>;

export const viewEvent = ({ event, etag }: EventRow, viewing: Viewing): Resource => {
  const { calendar } = viewing;
  const head = { kind: 'calendar#event', etag, id: event.id, status: event.status };
  if (event.status === 'cancelled' && event.master !== null) return { ...head, ...instanceFields(event, viewing) };
  if (event.status === 'cancelled' && event.organizer.email !== calendar.id) return head;
  const times = {
    created: timestamp(event.created),
    updated: timestamp(event.updated),
    start: showMoment(event.start, viewing.zone),
    end: showMoment(event.end, viewing.zone),
    ...(event.recurrence ? { recurrence: event.recurrence } : {}),
    ...instanceFields(event, viewing),
    iCalUID: event.uid,
    sequence: event.sequence,
    eventType: event.own.eventType ?? 'default',
  };
  const htmlLink = linkTo(event, calendar);
  if (hidesDetails(event, viewing)) return { ...head, htmlLink, ...times, visibility: 'private' };
  return { ...head, htmlLink, ...times, ...detailFields(event, viewing) };
};

/** True if the caller may see only busy times. */
export const hidesDetails = ({ own }: StoredEvent, { role }: Viewing): boolean => {
  if (!atLeast(role, 'reader')) return true;
  return !atLeast(role, 'writer') && (own.visibility === 'private' || own.visibility === 'confidential');
};

const detailFields = (event: StoredEvent, viewing: Viewing): Resource => {
  const { own, shared, properties } = event;
  const { calendar } = viewing;
  const { eventType: _shown, reminders, transparency, visibility, ...rest } = own;
  const extended = {
    ...(Object.keys(properties.private).length > 0 ? { private: properties.private } : {}),
    ...(Object.keys(properties.shared).length > 0 ? { shared: properties.shared } : {}),
  };
  return {
    ...shared,
    ...rest,
    ...(transparency === 'transparent' ? { transparency } : {}),
    ...(visibility && visibility !== 'default' ? { visibility } : {}),
    creator: selfOf(event.creator, calendar),
    organizer: selfOf(event.organizer, calendar),
    ...guestFields(event, viewing),
    ...conferenceFields(event.conference),
    ...(Object.keys(extended).length > 0 ? { extendedProperties: extended } : {}),
    ...(event.imported ? { privateCopy: true } : {}),
    reminders: reminders ?? { useDefault: true },
  };
};

const instanceFields = (event: StoredEvent, { zone }: Viewing): Resource =>
  event.master === null || event.original === null
    ? {}
    : { recurringEventId: event.master, originalStartTime: showMoment(event.original, zone) };

/** Too many guests, or guests that only the organizer may see, leave the caller's own entry. */
const guestFields = (event: StoredEvent, { calendar, maxAttendees }: Viewing): Resource => {
  if (event.guests.length === 0) return {};
  const hidden = event.shared.guestsCanSeeOtherGuests === false && event.organizer.email !== calendar.id;
  const omitted = hidden || (maxAttendees !== undefined && event.guests.length > maxAttendees);
  const shown = omitted ? event.guests.filter((guest) => guest.email === calendar.id) : event.guests;
  const attendees = shown.map((guest) => ({
    ...guest,
    ...(guest.email === event.organizer.email ? { organizer: true } : {}),
    ...(guest.email === calendar.id ? { self: true } : {}),
  }));
  return { ...(attendees.length > 0 ? { attendees } : {}), ...(omitted ? { attendeesOmitted: true } : {}) };
};

const selfOf = (person: { email: string; displayName?: string | undefined }, calendar: Calendar): Resource => ({
  ...person,
  ...(person.email === calendar.id ? { self: true } : {}),
});

const linkTo = (event: StoredEvent, calendar: Calendar): string =>
  `https://www.google.com/calendar/event?eid=${Buffer.from(`${event.id} ${calendar.id}`).toString('base64url')}`;

const timestamp = (at: number): string => new Date(at).toISOString();
