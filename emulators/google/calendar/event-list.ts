/** Lists events, all or the changes since a sync token, whole series or single instances. */
import { countOf, pageToken } from '#emulators/google/gmail-call.ts';
import type { GoogleContext } from '#emulators/google/google.ts';
import { type Access, accessTo, zoneOfAnswer } from './calendar-call.ts';
import { notFound } from './calendar-errors.ts';
import type { StoredEvent } from './event.ts';
import { type EventRow, eventRow, rowsAfter } from './event-store.ts';
import { type Resource, type Viewing, viewEvent } from './event-view.ts';
import { expansionEnd, findEvent, instancesOf, overlaps, type Window } from './instances.ts';
import { type ListRequest, readListRequest, windowOf } from './list-request.ts';
import { newSyncToken } from './list-token.ts';
import { instantOf } from './moment.ts';

type Key = [number, string];
type Entry = { row: EventRow; key: Key };

export const listEvents = (c: GoogleContext): Resource => {
  const access = accessTo(c, 'events.list', 'freeBusyReader');
  const request = readListRequest(c, access);
  const { page, more } = pageOf(access, request);
  const last = more ? page.at(-1) : undefined;
  const { google } = access;
  return {
    ...listHead(access),
    ...(last ? { nextPageToken: pageToken({ ...request.place, after: last.key }) } : {}),
    ...(!last && request.continuable ? { nextSyncToken: newSyncToken(google, request.place) } : {}),
    items: page.map(({ row }) => viewEvent(row, viewingOf(c, access))),
  };
};

export const listInstances = (c: GoogleContext): Resource => {
  const access = accessTo(c, 'events.instances', 'freeBusyReader');
  const { google, calendar } = access;
  const series = eventRow(google, calendar.id, c.req.param('eventId') ?? '');
  if (!series || series.event.status === 'cancelled') throw notFound();
  const { timeMin, timeMax } = windowOf(c);
  const showDeleted = c.req.query('showDeleted') === 'true';
  const most = countOf(c, 'maxResults', 250, 2_500);
  const skipped = Number(c.req.query('pageToken') ?? 0) || 0;
  const window = { from: timeMin, to: timeMax, zone: calendar.zone };
  const found = series.event.recurrence ? instancesOf(google, series, window) : [];
  const shown = found.filter(({ event }) => showDeleted || event.status !== 'cancelled');
  return {
    ...listHead(access),
    ...(shown.length > skipped + most ? { nextPageToken: String(skipped + most) } : {}),
    items: shown.slice(skipped, skipped + most).map((row) => viewEvent(row, viewingOf(c, access))),
  };
};

export const viewingOf = (c: GoogleContext, { calendar, role }: Access): Viewing => ({
  calendar,
  role,
  zone: zoneOfAnswer(c, calendar),
  maxAttendees: c.req.query('maxAttendees') === undefined ? undefined : countOf(c, 'maxAttendees', 1, 10_000),
});

const listHead = ({ google, calendar, role, email }: Access): Resource => ({
  kind: 'calendar#events',
  etag: `"p${calendar.id.length}${google.clock.now().getTime()}"`,
  summary: calendar.name,
  ...(calendar.description === null ? {} : { description: calendar.description }),
  updated: google.clock.now().toISOString(),
  timeZone: calendar.zone,
  accessRole: role,
  defaultReminders: calendar.id === email ? [{ method: 'popup', minutes: 10 }] : [],
});

/** In the order of changes, this reads only the needed rows, so a large calendar pages fast. */
const pageOf = (access: Access, request: ListRequest): { page: Entry[]; more: boolean } => {
  const entries = request.orderBy === null ? inOrderOfChange(access, request) : sorted(access, request);
  return { page: entries.slice(0, request.most), more: entries.length > request.most };
};

const inOrderOfChange = (access: Access, request: ListRequest): Entry[] => {
  const { place, most } = request;
  const entries: Entry[] = [];
  let seq = place.after ? place.after[0] - 1 : (place.since ?? 0);
  while (entries.length <= most) {
    const rows = rowsAfter(access.google, access.calendar.id, seq, { ...bounds(request), limit: most + 1 });
    const last = rows.at(-1);
    if (!last) return entries;
    const found = rows.flatMap((row) => entriesOf(access, row, request));
    entries.push(...found.filter(({ key }) => isAfter(key, place.after)));
    seq = last.seq;
  }
  return entries;
};

const sorted = (access: Access, request: ListRequest): Entry[] =>
  rowsAfter(access.google, access.calendar.id, request.place.since ?? 0, bounds(request))
    .flatMap((row) => entriesOf(access, row, request))
    .filter(({ key }) => isAfter(key, request.place.after))
    .toSorted((a, b) => compare(a.key, b.key));

const bounds = ({ timeMin, timeMax }: ListRequest): { from: number | null; to: number | null } => ({
  from: timeMin,
  to: timeMax,
});

/** A row as it is, or the instances of a series. Changed instances come with their own rows. */
const entriesOf = (access: Access, row: EventRow, request: ListRequest): Entry[] => {
  const { google, calendar } = access;
  const window = { from: request.timeMin, to: request.timeMax, zone: calendar.zone };
  const current = row.event.master === null ? row : (findEvent(google, calendar.id, row.event.id) ?? row);
  const expanded = request.singleEvents && row.event.recurrence !== null;
  const rows = expanded ? expandedFrom(access, current, window) : [current];
  return rows
    .filter(
      ({ event }) =>
        isListed(event, access, request) && (expanded || isInWindow(access, current, window, request.singleEvents)),
    )
    .filter(({ event }) => matches(event, request))
    .map((each) => ({ row: each, key: keyOf(each, request, calendar.zone) }));
};

const expandedFrom = ({ google }: Access, row: EventRow, window: Window): EventRow[] => {
  if (row.event.status === 'cancelled') return [];
  return instancesOf(google, row, window).filter(
    ({ event, etag }) => event.master === row.event.id && etag === row.etag,
  );
};

/** Among whole series, a changed instance also counts where it was. */
const isInWindow = ({ google }: Access, row: EventRow, window: Window, singleEvents: boolean): boolean => {
  if (window.from === null && window.to === null) return true;
  const { event } = row;
  if (event.recurrence) {
    const to = window.to ?? expansionEnd(google);
    return instancesOf(google, row, { ...window, to }).length > 0;
  }
  const { original } = event;
  if (overlaps(event, window)) return true;
  return !singleEvents && original !== null && overlaps({ ...event, start: original, end: original }, window);
};

/** Always lists cancelled instances of a living series, except in a list of single events. */
const isListed = (event: StoredEvent, { google, calendar }: Access, request: ListRequest): boolean => {
  if (request.updatedMin !== null && event.updated < request.updatedMin) return false;
  if (event.status !== 'cancelled' || request.showDeleted || request.updatedMin !== null) return true;
  if (request.singleEvents || event.master === null) return false;
  const master = eventRow(google, calendar.id, event.master);
  return master !== undefined && master.event.status !== 'cancelled';
};

const matches = (event: StoredEvent, { q, uid, properties, eventTypes }: ListRequest): boolean => {
  if (uid !== null && event.uid !== uid) return false;
  if (eventTypes.length > 0 && !eventTypes.includes(event.own.eventType ?? 'default')) return false;
  if (!properties.every(({ kind, name, value }) => event.properties[kind][name] === value)) return false;
  return q === null || textOf(event).includes(q.toLowerCase());
};

const textOf = ({ shared, guests, organizer }: StoredEvent): string =>
  [
    shared.summary,
    shared.description,
    shared.location,
    ...[...guests, organizer].flatMap(({ displayName, email }) => [displayName, email]),
  ]
    .join('\n')
    .toLowerCase();

const keyOf = ({ seq, event }: EventRow, { orderBy }: ListRequest, zone: string): Key => {
  const start = instantOf(event.start, zone);
  if (orderBy === 'startTime') return [start, event.id];
  return [orderBy === 'updated' ? event.updated : seq, `${String(start + 1e15)} ${event.id}`];
};

const compare = ([a, x]: Key, [b, y]: Key): number => a - b || (x < y ? -1 : x > y ? 1 : 0);

const isAfter = (key: Key, place: Key | null): boolean => place === null || compare(key, place) > 0;
