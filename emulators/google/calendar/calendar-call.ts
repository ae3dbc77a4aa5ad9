/** The common checks of every Calendar call: caller, scope, quota, and what the caller may do in the calendar. */
import { permitted } from '#emulators/google/access.ts';
import type { Google, GoogleContext } from '#emulators/google/google.ts';
import { integer } from '#emulators/rows.ts';
import { calendarError, invalid, needsRole, notFound } from './calendar-errors.ts';
import { atLeast, type Calendar, calendarWith, type Role, roleOf } from './calendars.ts';
import { settleConferences } from './conference.ts';
import { isZone } from './moment.ts';

const prefix = 'https://www.googleapis.com/auth/calendar';
const everything = [prefix];
const seeAll = [prefix, `${prefix}.readonly`];
const seeEvents = [...seeAll, `${prefix}.events`, `${prefix}.events.readonly`, `${prefix}.events.owned`];
const changeEvents = [...everything, `${prefix}.events`, `${prefix}.events.owned`];
const seeList = [...seeAll, `${prefix}.calendarlist`, `${prefix}.calendarlist.readonly`];

/** Any one of the scopes is enough. */
const methods = {
  'calendarList.list': seeList,
  'calendarList.get': seeList,
  'calendars.get': [...seeAll, `${prefix}.calendars`, `${prefix}.calendars.readonly`],
  'settings.list': [...seeAll, `${prefix}.settings.readonly`],
  'settings.get': [...seeAll, `${prefix}.settings.readonly`],
  'colors.get': [...seeList, `${prefix}.events`, `${prefix}.events.readonly`],
  'events.list': seeEvents,
  'events.get': seeEvents,
  'events.instances': seeEvents,
  'events.insert': changeEvents,
  'events.import': changeEvents,
  'events.patch': changeEvents,
  'events.update': changeEvents,
  'events.delete': changeEvents,
  'events.move': changeEvents,
  'events.quickAdd': changeEvents,
  'events.watch': seeEvents,
  'channels.stop': [...seeEvents, ...seeList],
  // Neither `calendar.events` nor `calendarlist.readonly` is enough.
  'freebusy.query': [...seeAll, `${prefix}.freebusy`, `${prefix}.events.freebusy`],
} as const satisfies Record<string, readonly string[]>;
export type CalendarMethod = keyof typeof methods;

/** The caller and the calendar of a call. */
export type Access = { google: Google; email: string; calendar: Calendar; role: Role };

/** Returns the caller's address. */
export const calendarCall = (c: GoogleContext, name: CalendarMethod): string => {
  const { google } = c.var;
  const { email } = permitted(c.var.caller, `calendar.${name}`, methods[name]);
  if (google.quota.profile() !== 'off' && callsOfMinute(google, email) >= mostCalls) throw tooMany(google);
  c.set('units', 1);
  settleConferences(google);
  return email;
};

/** A calendar that the caller may not see does not exist for them. */
export const accessTo = (c: GoogleContext, name: CalendarMethod, wanted: Role): Access => {
  const email = calendarCall(c, name);
  return openCalendar(c.var.google, email, { id: c.req.param('calendarId') ?? 'primary', wanted });
};

export const openCalendar = (google: Google, email: string, { id, wanted }: { id: string; wanted: Role }): Access => {
  const calendar = calendarWith(google, id === 'primary' ? email : id.toLowerCase());
  if (!calendar) throw notFound();
  const role = roleOf(google, calendar.id, email);
  if (role === 'none') throw notFound();
  if (!atLeast(role, wanted)) throw needsRole(wanted === 'reader' ? 'reader' : 'writer');
  return { google, email, calendar, role };
};

/** The zone of the answer. */
export const zoneOfAnswer = (c: GoogleContext, calendar: Calendar): string => {
  const zone = c.req.query('timeZone');
  if (zone === undefined) return calendar.zone;
  if (!isZone(zone)) throw invalid('Invalid value for: timeZone', 'timeZone');
  return zone;
};

export const flagOf = (c: GoogleContext, name: string): boolean | undefined => {
  const given = c.req.query(name);
  if (given === undefined) return undefined;
  if (given !== 'true' && given !== 'false') throw invalid(`Invalid boolean value: '${given}'.`, name);
  return given === 'true';
};

const windowMs = 60_000;
const mostCalls = 600;

/** Counts calls in the log. Calls refused for quota do not count. */
const callsOfMinute = ({ store, clock }: Google, email: string): number => {
  const now = clock.now().getTime();
  const row = store.one(
    `SELECT count(*) AS calls FROM call WHERE user = ? AND at > ? AND at <= ? AND path LIKE '/calendar/%' AND status <> 429
       AND NOT (status = 403 AND units = 0)`,
    email,
    now - windowMs,
    now,
  );
  return row ? integer(row, 'calls') : 0;
};

/** Google answers with 403 or 429, and says that clients must take both. */
const tooMany = (google: Google): Error => {
  const { refusal } = google.quota.settings();
  return calendarError({
    code: refusal === '403' ? 403 : 429,
    reason: 'rateLimitExceeded',
    message: 'Rate Limit Exceeded',
    domain: 'usageLimits',
  });
};
