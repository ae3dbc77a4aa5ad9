/** Page tokens and sync tokens of event lists. A control call can expire a calendar's tokens of both kinds. */
import * as z from 'zod';
import { firstPage, pageToken } from '#emulators/google/gmail-call.ts';
import type { Google, GoogleContext } from '#emulators/google/google.ts';
import { loadSetting, saveSetting } from '#emulators/store.ts';
import { fullSyncRequired, invalid } from './calendar-errors.ts';

const dayMs = 86_400_000;
/** Nobody knows how long Google keeps them. Here it is thirty days. */
const lifeMs = 30 * dayMs;

/** `seq`: known up to here. `same`: the parameters that must not change. */
const syncToken = z.object({
  calendar: z.string(),
  seq: z.number(),
  at: z.number(),
  era: z.number(),
  same: z.string(),
});
export type SyncToken = z.infer<typeof syncToken>;

/** `after`: the sort key of the last entry. `upTo`: the state at the first page. Later writes come with the next sync. */
const place = z.object({
  calendar: z.string(),
  after: z.nullable(z.tuple([z.number(), z.string()])),
  upTo: z.number(),
  since: z.nullable(z.number()),
  era: z.number(),
  same: z.string(),
});
export type Place = z.infer<typeof place>;

export const readSyncToken = (c: GoogleContext, calendar: string): SyncToken | null => {
  const { google } = c.var;
  const given = c.req.query('syncToken');
  if (given === undefined || given === '') return null;
  const token = decoded(given, syncToken);
  if (!token || token.calendar !== calendar) throw fullSyncRequired();
  const age = google.clock.now().getTime() - token.at;
  if (age > lifeMs || token.era !== eraOf(google, calendar)) throw fullSyncRequired();
  return token;
};

export const readPlace = (c: GoogleContext, calendar: string): Place | null => {
  const given = c.req.query('pageToken');
  if (given === undefined || given === '' || given === firstPage) return null;
  const found = decoded(given, place);
  if (!found || found.calendar !== calendar) throw invalid('Invalid page token value.', 'pageToken');
  if (found.era !== eraOf(c.var.google, calendar)) throw fullSyncRequired('pageToken');
  return found;
};

export const newSyncToken = (google: Google, { calendar, upTo, same }: Place): string =>
  pageToken({
    calendar,
    seq: upTo,
    at: google.clock.now().getTime(),
    era: eraOf(google, calendar),
    same,
  } satisfies SyncToken);

/** Ends every page and sync token of the calendar: 410 from now on. */
export const expireTokens = (google: Google, calendar: string): void => {
  saveSetting(google.store, `calendar-era:${calendar}`, String(eraOf(google, calendar) + 1));
};

export const eraOf = ({ store }: Google, calendar: string): number =>
  Number(loadSetting(store, `calendar-era:${calendar}`) ?? 0);

const decoded = <T extends z.ZodType>(given: string, schema: T): z.infer<T> | null => {
  try {
    return schema.parse(JSON.parse(Buffer.from(given, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
};
