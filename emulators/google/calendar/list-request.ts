/** The parameters of `events.list`, with the pairs that Google refuses. */
import { countOf } from '#emulators/google/gmail-call.ts';
import type { GoogleContext } from '#emulators/google/google.ts';
import { type Access, flagOf } from './calendar-call.ts';
import { badRequest, calendarError, invalid, timeRangeEmpty, updatedMinTooLongAgo } from './calendar-errors.ts';
import { lastNumber } from './event-store.ts';
import { eraOf, type Place, readPlace, readSyncToken } from './list-token.ts';
import { readInstant } from './moment.ts';

export type ListRequest = {
  place: Place;
  most: number;
  singleEvents: boolean;
  showDeleted: boolean;
  orderBy: 'startTime' | 'updated' | null;
  timeMin: number | null;
  timeMax: number | null;
  updatedMin: number | null;
  q: string | null;
  uid: string | null;
  properties: { kind: 'private' | 'shared'; name: string; value: string }[];
  eventTypes: string[];
  /** Google gives no sync token for a list that it cannot continue. */
  continuable: boolean;
};

const forbiddenWithToken = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'sharedExtendedProperty',
  'timeMin',
  'timeMax',
  'updatedMin',
];
const withoutToken = ['iCalUID', 'orderBy', 'privateExtendedProperty', 'q', 'sharedExtendedProperty', 'updatedMin'];

export const readListRequest = (c: GoogleContext, access: Access): ListRequest => {
  const singleEvents = flagOf(c, 'singleEvents') ?? false;
  const eventTypes = c.req.queries('eventTypes') ?? [];
  const place = placeOf(c, access, JSON.stringify({ singleEvents, eventTypes: eventTypes.toSorted() }));
  const most = countOf(c, 'maxResults', 250, 2_500);
  return {
    place,
    most: Math.min(most, access.google.switches.now().calendarPageMost ?? most),
    singleEvents,
    showDeleted: flagOf(c, 'showDeleted') === true || place.since !== null,
    orderBy: orderOf(c, singleEvents),
    ...timesOf(c),
    ...filtersOf(c),
    eventTypes,
    continuable: !withoutToken.some((name) => c.req.query(name) !== undefined),
  };
};

/** The position at which the list continues. The official client sends the sync token with every page. */
const placeOf = (c: GoogleContext, { google, calendar }: Access, same: string): Place => {
  const token = readSyncToken(c, calendar.id);
  if (token) refuseWithToken(c);
  if (token && token.same !== same) throw syncTokenConflict('The parameters differ from those of the first list.');
  const place = readPlace(c, calendar.id);
  if (place && place.same !== same) throw invalid('Invalid page token value.', 'pageToken');
  const upTo = lastNumber(google, calendar.id);
  const since = token?.seq ?? null;
  return place ?? { calendar: calendar.id, after: null, upTo, since, era: eraOf(google, calendar.id), same };
};

const filtersOf = (c: GoogleContext): Pick<ListRequest, 'q' | 'uid' | 'properties'> => ({
  q: c.req.query('q') ?? null,
  uid: c.req.query('iCalUID') ?? null,
  properties: [...propertiesOf(c, 'private'), ...propertiesOf(c, 'shared')],
});

const refuseWithToken = (c: GoogleContext): void => {
  const wrong = forbiddenWithToken.find((name) => c.req.query(name) !== undefined);
  if (wrong) throw syncTokenConflict(`The sync token cannot be used together with ${wrong}.`);
  if (flagOf(c, 'showDeleted') === false) {
    throw syncTokenConflict('The sync token cannot be used together with showDeleted=false.');
  }
};

const syncTokenConflict = (message: string): Error =>
  calendarError({ code: 400, reason: 'badRequest', message, location: 'syncToken' });

const orderOf = (c: GoogleContext, singleEvents: boolean): ListRequest['orderBy'] => {
  const given = c.req.query('orderBy');
  if (given === undefined) return null;
  if (given !== 'startTime' && given !== 'updated') throw invalid(`Invalid string value: '${given}'.`, 'orderBy');
  if (given === 'startTime' && !singleEvents) {
    throw calendarError({
      code: 400,
      reason: 'badRequest',
      message: 'The requested ordering is not available for the particular query.',
    });
  }
  return given;
};

const longestUpdatedMin = 28 * 86_400_000;

const timesOf = (c: GoogleContext): Pick<ListRequest, 'timeMin' | 'timeMax' | 'updatedMin'> => {
  const { timeMin, timeMax } = windowOf(c);
  const updatedMin = instantParameter(c, 'updatedMin');
  const { clock } = c.var.google;
  if (updatedMin !== null && clock.now().getTime() - updatedMin > longestUpdatedMin) throw updatedMinTooLongAgo();
  return { timeMin, timeMax, updatedMin };
};

export const windowOf = (c: GoogleContext): { timeMin: number | null; timeMax: number | null } => {
  const [timeMin, timeMax] = [instantParameter(c, 'timeMin'), instantParameter(c, 'timeMax')];
  if (timeMin !== null && timeMax !== null && timeMin >= timeMax) throw timeRangeEmpty('timeMax');
  return { timeMin, timeMax };
};

const instantParameter = (c: GoogleContext, name: string): number | null => {
  const given = c.req.query(name);
  if (given === undefined) return null;
  const at = readInstant(given);
  if (at === undefined) throw badRequest(name);
  return at;
};

const propertiesOf = (c: GoogleContext, kind: 'private' | 'shared'): ListRequest['properties'] =>
  (c.req.queries(`${kind}ExtendedProperty`) ?? []).map((given) => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(given) ?? [];
    if (name === undefined || value === undefined) throw invalid('Invalid extended property filter.');
    return { kind, name, value };
  });
