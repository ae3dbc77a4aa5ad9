// The calendar port over the Calendar API. A sync token is valid only for the parameters of the request that began the listing.
import * as z from 'zod/mini';
import type { Calendar, CalendarRole, Rsvp } from '#domain/calendar.ts';
import { listing } from '#domain/calendar-sync.ts';
import { CalendarId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { ask, type OutsideRequest, parseJson, problemOf } from '#server/adapters/request.ts';
import type { CalendarProvider, EventDeed } from '#server/ports.ts';
import { bodyOf } from './event-body.ts';
import { editedGuests, GuestList, invited } from './event-guests.ts';
import { eventOf, GoogleEvent } from './event-shape.ts';
import { freeBusyAt } from './free-busy.ts';
import { plainText } from './plain-text.ts';

export const calendar = (at: { calendar: string }): CalendarProvider => ({
  calendars: async ({ token }, { cursor, pageToken }) => {
    const query = queryOf({ maxResults: '250', syncToken: cursor, pageToken });
    const page = await read(`${at.calendar}/calendar/v3/users/me/calendarList?${query}`, token, CalendarsAnswer);
    if (page === 'lost') return 'lost';
    const items = page.items ?? [];
    return {
      calendars: items.filter(({ deleted }) => !deleted).map(calendarOf),
      gone: items.filter(({ deleted }) => deleted).map(({ id }) => CalendarId.parse(id)),
      next: page.nextPageToken || null,
      cursor: page.nextSyncToken ?? null,
    };
  },
  events: async ({ token }, calendarId, { cursor, pageToken, since }) => {
    const timeMin = cursor === null ? since.toISOString() : null;
    const query = queryOf({ ...always, timeMin, syncToken: cursor, pageToken });
    const page = await read(`${at.calendar}${eventsPath(calendarId)}?${query}`, token, EventsAnswer);
    if (page === 'lost') return 'lost';
    return {
      events: (page.items ?? []).flatMap((one) => eventOf(calendarId, one, page.timeZone ?? 'UTC') ?? []),
      next: page.nextPageToken || null,
      cursor: page.nextSyncToken ?? null,
    };
  },
  upcoming: async ({ token }, calendarId, from, most) => {
    const query = queryOf({
      maxResults: String(most),
      singleEvents: 'true',
      orderBy: 'startTime',
      timeMin: from.toISOString(),
    });
    const page = await read(`${at.calendar}${eventsPath(calendarId)}?${query}`, token, EventsAnswer);
    if (page === 'lost') return [];
    const all = (page.items ?? []).flatMap((one) => eventOf(calendarId, one, page.timeZone ?? 'UTC') ?? []);
    return all.filter((one) => one.kind === 'event');
  },
  event: async ({ token }, { calendarId, id, zone }) => {
    const answer = await ask({ url: `${at.calendar}${eventPath(calendarId, id)}`, token });
    if (answer.status === 404 || answer.status === 410) return null;
    if (answer.status >= 400) throw problemOf(answer);
    return eventOf(calendarId, parseJson(answer.text, GoogleEvent), zone);
  },
  write: async ({ token }, deed) => {
    const request = deed.kind === 'patch' && deed.guests !== null ? await withGuests(at, token, deed) : requestOf(deed);
    if ('kind' in request) return request;
    const { path, ...rest } = request;
    const answer = await ask({ ...rest, url: `${at.calendar}${path}?${writing(deed.tells)}`, token });
    const outcome = outcomes[answer.status];
    if (outcome !== undefined) return { kind: outcome };
    if (answer.status === 403 && answer.text.includes('requiredAccessLevel')) throw new Problem('event.read-only');
    if (answer.status >= 400) throw problemOf(answer);
    const isEmpty = answer.text === '';
    const event = isEmpty ? null : eventOf(deed.calendarId, parseJson(answer.text, GoogleEvent), deed.zone);
    return { kind: 'done', event };
  },
  freeBusy: freeBusyAt(at),
});

/** Without the version, a write would remove the video link. */
const writing = (tells: boolean): URLSearchParams =>
  new URLSearchParams({ sendUpdates: tells ? 'all' : 'none', conferenceDataVersion: '1' });

const outcomes: Readonly<Record<number, 'taken' | 'stale' | 'gone'>> = {
  404: 'gone',
  409: 'taken',
  410: 'gone',
  412: 'stale',
};

type EventRequest = Pick<OutsideRequest, 'etag'> & {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
};

const requestOf = (deed: EventDeed): EventRequest => {
  const { calendarId, id } = deed;
  if (deed.kind === 'insert') {
    const mark = { extendedProperties: { private: { flow: deed.mark } } };
    const guests = invited(calendarId, deed.guests);
    return {
      method: 'POST',
      path: eventsPath(calendarId),
      body: { id, ...mark, ...bodyOf(id, deed.fields), ...guests },
    };
  }
  const path = eventPath(calendarId, id);
  if (deed.kind === 'delete') return { method: 'DELETE', path };
  if (deed.kind === 'answer') return { method: 'PATCH', path, etag: deed.etag, body: answerOf(deed) };
  const revived = deed.revive ? { status: 'confirmed' } : {};
  return { method: 'PATCH', path, etag: deed.etag, body: { ...revived, ...bodyOf(id, deed.set) } };
};

/** With the list left out, Google changes the caller's own answer alone. */
const answerOf = ({ self, answer: { answer, note } }: Extract<EventDeed, { kind: 'answer' }>) => ({
  attendeesOmitted: true,
  attendees: [{ email: self, responseStatus: responses[answer], comment: note ?? '' }],
});

const responses: Readonly<Record<Rsvp, string>> = {
  unanswered: 'needsAction',
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'tentative',
};

/** Reads the list before it writes, and overwrites no other version. */
const withGuests = async (
  at: { calendar: string },
  token: string,
  deed: Extract<EventDeed, { kind: 'patch' }>,
): Promise<EventRequest | { kind: 'stale' | 'gone' }> => {
  const request = requestOf(deed);
  const answer = await ask({ url: `${at.calendar}${request.path}`, token });
  if (answer.status === 404 || answer.status === 410) return { kind: 'gone' };
  if (answer.status >= 400) throw problemOf(answer);
  const now = parseJson(answer.text, GuestList);
  if (deed.etag !== null && now.etag !== deed.etag) return { kind: 'stale' };
  const attendees = editedGuests(deed.calendarId, now, deed.guests ?? { add: [], remove: [] });
  return { ...request, etag: now.etag ?? null, body: { ...request.body, attendees } };
};

/** Parameters of every listing of events, with and without a token. */
const always = { maxResults: String(listing.events), singleEvents: 'false' };

const eventPath = (calendarId: CalendarId, id: string): string => `${eventsPath(calendarId)}/${encodeURIComponent(id)}`;

const eventsPath = (id: CalendarId): string => `/calendar/v3/calendars/${encodeURIComponent(id)}/events`;

const queryOf = (parameters: Record<string, string | null>): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, value);
  return query;
};

const CalendarItem = z.object({
  id: z.string(),
  summary: z.optional(z.string()),
  summaryOverride: z.optional(z.string()),
  timeZone: z.optional(z.string()),
  accessRole: z.optional(z.string()),
  primary: z.optional(z.boolean()),
  selected: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
  deleted: z.optional(z.boolean()),
  backgroundColor: z.optional(z.string()),
});

const paging = { nextPageToken: z.optional(z.string()), nextSyncToken: z.optional(z.string()) };
const CalendarsAnswer = z.object({ ...paging, items: z.optional(z.array(CalendarItem)) });
const EventsAnswer = z.object({
  ...paging,
  timeZone: z.optional(z.string()),
  items: z.optional(z.array(GoogleEvent)),
});

/** 410 means that the token is too old. A damaged one is 400, which no other parameter causes. */
const read = async <T>(url: string, token: string, schema: z.ZodMiniType<T>): Promise<T | 'lost'> => {
  const answer = await ask({ url, token });
  if (answer.status === 410) return 'lost';
  if (answer.status === 400 && /[?&](?:syncToken|pageToken)=/.test(url)) return 'lost';
  if (answer.status >= 400) throw problemOf(answer);
  return parseJson(answer.text, schema);
};

const calendarOf = (item: z.infer<typeof CalendarItem>): Calendar => ({
  id: CalendarId.parse(item.id),
  name: plainText(item.summaryOverride ?? item.summary, 200) || item.id,
  zone: item.timeZone ?? 'UTC',
  role: roles[item.accessRole ?? ''] ?? 'reader',
  primary: item.primary === true,
  shown: isShown(item),
  countsBusy: item.primary === true || item.accessRole === 'owner',
  color: item.backgroundColor?.match(/^#[\da-f]{6}$/i)?.[0] ?? null,
});

const isShown = ({ primary, selected, hidden }: z.infer<typeof CalendarItem>): boolean =>
  primary === true || (selected === true && hidden !== true);

const roles: Readonly<Record<string, CalendarRole>> = {
  owner: 'owner',
  writer: 'writer',
  writerWithoutPrivateAccess: 'writer-without-private',
  reader: 'reader',
  freeBusyReader: 'free-busy',
};
