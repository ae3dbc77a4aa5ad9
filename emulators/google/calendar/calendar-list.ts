/** A person's list of calendars, the calendars themselves, settings and colors. */
import * as z from 'zod';
import { allAccounts } from '#emulators/google/accounts.ts';
import { countOf, pageToken } from '#emulators/google/gmail-call.ts';
import type { Google, GoogleContext } from '#emulators/google/google.ts';
import { loadSetting, saveSetting } from '#emulators/store.ts';
import { accessTo, calendarCall, flagOf, openCalendar } from './calendar-call.ts';
import { badRequest, fullSyncRequired, invalid, notFound } from './calendar-errors.ts';
import { atLeast, type ListEntry, lastListSeq, listedAfter, role } from './calendars.ts';
import { calendarColors } from './colors.ts';
import type { Resource } from './event-view.ts';

const token = z.object({ list: z.string(), seq: z.number(), era: z.number() });

export const listCalendars = (c: GoogleContext): Resource => {
  const email = calendarCall(c, 'calendarList.list');
  const { google } = c.var;
  const since = sinceOf(c, email);
  const least = leastRole(c, since);
  const most = countOf(c, 'maxResults', 100, 250);
  const skipped = Number(c.req.query('pageToken') ?? 0) || 0;
  const shown = listedAfter(google, email, since ?? 0).filter(
    (entry) => (isShown(entry) || since !== null || flagOf(c, 'showDeleted')) && atLeast(entry.role, least),
  );
  const more = shown.length > skipped + most;
  const known = { list: email, seq: lastListSeq(google, email), era: listEra(google, email) };
  return {
    kind: 'calendar#calendarList',
    etag: `"p${known.seq}"`,
    ...(more ? { nextPageToken: String(skipped + most) } : { nextSyncToken: pageToken(known) }),
    items: shown.slice(skipped, skipped + most).map((entry) => entryResource(entry, email)),
  };
};

export const getListEntry = (c: GoogleContext): Resource => {
  const email = calendarCall(c, 'calendarList.get');
  const id = c.req.param('calendarId') ?? '';
  const wanted = id === 'primary' ? email : id.toLowerCase();
  const entry = listedAfter(c.var.google, email, 0).find(({ calendar }) => calendar.id === wanted);
  if (!entry || !isShown(entry)) throw notFound();
  return entryResource(entry, email);
};

export const getCalendar = (c: GoogleContext): Resource => {
  const { calendar } = accessTo(c, 'calendars.get', 'freeBusyReader');
  return {
    kind: 'calendar#calendar',
    etag: `"${calendar.id.length}"`,
    id: calendar.id,
    summary: calendar.name,
    ...(calendar.description === null ? {} : { description: calendar.description }),
    timeZone: calendar.zone,
  };
};

export const listSettings = (c: GoogleContext): Resource => {
  const email = calendarCall(c, 'settings.list');
  const items = Object.entries(settingsOf(c.var.google, email)).map(([id, value]) => settingResource(id, value));
  return {
    kind: 'calendar#settings',
    etag: `"s${items.length}"`,
    nextSyncToken: pageToken({ settings: email }),
    items,
  };
};

export const getSetting = (c: GoogleContext): Resource => {
  const id = c.req.param('setting') ?? '';
  const value = settingsOf(c.var.google, calendarCall(c, 'settings.get'))[id];
  if (value === undefined) throw notFound();
  return settingResource(id, value);
};

/** Ends every sync token of the person's list of calendars. */
export const expireListTokens = (google: Google, email: string): void => {
  saveSetting(google.store, `calendar-list-era:${email}`, String(listEra(google, email) + 1));
};

const listEra = ({ store }: Google, email: string): number =>
  Number(loadSetting(store, `calendar-list-era:${email}`) ?? 0);

const sinceOf = (c: GoogleContext, email: string): number | null => {
  const given = c.req.query('syncToken');
  if (given === undefined || given === '') return null;
  if (c.req.query('minAccessRole') !== undefined) throw badRequest('minAccessRole');
  try {
    const read = token.parse(JSON.parse(Buffer.from(given, 'base64url').toString('utf8')));
    if (read.list === email && read.era === listEra(c.var.google, email)) return read.seq;
  } catch {
    // Falls through to the same refusal as an old token.
  }
  throw fullSyncRequired();
};

const leastRole = (c: GoogleContext, since: number | null) => {
  const least = role.safeParse(c.req.query('minAccessRole') ?? 'none');
  if (!least.success) throw invalid('Invalid value for: minAccessRole', 'minAccessRole');
  return since === null ? least.data : 'none';
};

const isShown = (entry: ListEntry): boolean => !entry.removed && entry.role !== 'none';

const entryResource = (entry: ListEntry, email: string): Resource => {
  const { calendar, role: held, color, selected } = entry;
  const head = { kind: 'calendar#calendarListEntry', etag: `"${entry.seq}"`, id: calendar.id };
  if (!isShown(entry)) return { ...head, deleted: true };
  const { background, foreground } = calendarColors[color] ?? { background: '#9fe1e7', foreground: '#000000' };
  return {
    ...head,
    summary: calendar.name,
    ...(calendar.description === null ? {} : { description: calendar.description }),
    timeZone: calendar.zone,
    colorId: color,
    backgroundColor: background,
    foregroundColor: foreground,
    ...(selected ? { selected } : {}),
    accessRole: held,
    defaultReminders: calendar.id === email ? [{ method: 'popup', minutes: 10 }] : [],
    ...(calendar.id === email ? { primary: true } : {}),
    conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
  };
};

const settingResource = (id: string, value: string): Resource => ({
  kind: 'calendar#setting',
  etag: `"${id}${value.length}"`,
  id,
  value,
});

/** Google's documented settings. Working hours are not among them: the API does not show them. */
const settingsOf = (google: Google, email: string): Record<string, string> => {
  const { calendar } = openCalendar(google, email, { id: 'primary', wanted: 'owner' });
  const locale = allAccounts(google.store).find((account) => account.email === email)?.locale ?? 'en';
  return {
    autoAddHangouts: 'false',
    dateFieldOrder: locale === 'en-US' ? 'MDY' : 'DMY',
    defaultEventLength: '30',
    format24HourTime: locale === 'en-US' ? 'false' : 'true',
    hideInvitations: 'false',
    hideWeekends: 'false',
    locale,
    remindOnRespondedEventsOnly: 'false',
    showDeclinedEvents: 'true',
    timezone: calendar.zone,
    useKeyboardShortcuts: 'true',
    weekStart: locale === 'en-US' ? '0' : '1',
  };
};
