/** Lists contacts, all or changes since a sync token. A token expires seven days after the last full list. */
import type { people_v1 } from '@googleapis/people';
import * as z from 'zod';
import { loadSetting, saveSetting } from '#emulators/store.ts';
import { apiError, badRequest } from './errors.ts';
import { countOf, pageToken, readPageToken } from './gmail-call.ts';
import type { Google, GoogleContext } from './google.ts';
import { contactResource, fieldMask } from './people-resource.ts';
import { contactsAfter, lastSeq } from './people-store.ts';

const tokenLife = 7 * 86_400_000;

/** `seq`: known up to here. `whole`: time of the last full list. `era`: raised to expire tokens by hand. */
const token = z.object({ seq: z.number(), whole: z.number(), era: z.number(), fields: z.string() });
type Token = z.infer<typeof token>;

/** `upTo`: the state at the first page. Later writes come with the next list. */
const place = z.object({
  after: z.number(),
  upTo: z.number(),
  changesOnly: z.boolean(),
  whole: z.number(),
  fields: z.string(),
});
type Place = z.infer<typeof place>;

export const listConnections = (c: GoogleContext, owner: string): people_v1.Schema$ListConnectionsResponse => {
  const { google } = c.var;
  const fields = c.req.query('personFields');
  const mask = fieldMask('personFields', fields);
  const most = countOf(c, 'pageSize', 100, 1_000);
  const at = readPageToken(c, place) ?? firstPlace(google, owner, fields ?? '', syncTokenOf(c, owner));
  if (at.fields !== fields) throw otherParameters('pageToken');
  const changed = contactsAfter(google, owner, at.after, { withDeleted: at.changesOnly });
  const page = changed.slice(0, most);
  const last = changed.length > most ? page.at(-1) : undefined;
  return {
    ...(page.length > 0 ? { connections: page.map((contact) => contactResource(contact, mask)) } : {}),
    ...(last ? { nextPageToken: pageToken({ ...at, after: last.seq }) } : {}),
    ...(last || !wantsToken(c) ? {} : { nextSyncToken: syncToken(google, owner, at) }),
    ...totals(google, owner, at),
  };
};

/** Expires every sync token of the account. */
export const expireSyncTokens = ({ store }: Google, owner: string): void => {
  saveSetting(store, `contacts-era:${owner}`, String(eraOf({ store }, owner) + 1));
};

const firstPlace = (google: Google, owner: string, fields: string, known: Token | null): Place => {
  const upTo = lastSeq(google, owner);
  if (!known) return { after: 0, upTo, changesOnly: false, whole: google.clock.now().getTime(), fields };
  if (known.fields !== fields) throw otherParameters('syncToken');
  return { after: known.seq, upTo, changesOnly: true, whole: known.whole, fields };
};

const syncTokenOf = (c: GoogleContext, owner: string): Token | null => {
  const { google } = c.var;
  const given = c.req.query('syncToken');
  if (given === undefined || given === '') return null;
  const read = readToken(given);
  if (!read) throw badRequest('Invalid syncToken');
  const over = google.clock.now().getTime() - read.whole > tokenLife;
  if (over || read.era !== eraOf(google, owner)) throw expired();
  return read;
};

/** Google sends a new token with every incremental list, even without a request. */
const wantsToken = (c: GoogleContext): boolean =>
  c.req.query('requestSyncToken') === 'true' || (c.req.query('syncToken') ?? '') !== '';

const syncToken = (google: Google, owner: string, { upTo, whole, fields }: Place): string =>
  pageToken({ seq: upTo, whole, era: eraOf(google, owner), fields } satisfies Token);

const readToken = (given: string): Token | null => {
  try {
    return token.parse(JSON.parse(Buffer.from(given, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
};

const totals = (
  google: Google,
  owner: string,
  { changesOnly }: Place,
): { totalPeople?: number; totalItems?: number } => {
  if (changesOnly) return {};
  const total = contactsAfter(google, owner, 0).length;
  return { totalPeople: total, totalItems: total };
};

const eraOf = ({ store }: Pick<Google, 'store'>, owner: string): number =>
  Number(loadSetting(store, `contacts-era:${owner}`) ?? 0);

const otherParameters = (name: string): Error =>
  badRequest(`Request parameters must match the first call that provided the ${name}.`);

const expired = (): Error =>
  apiError({
    code: 400,
    message: 'Sync token is expired. Clear local cache and retry call without the sync token.',
    reason: 'failedPrecondition',
    status: 'FAILED_PRECONDITION',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'EXPIRED_SYNC_TOKEN',
        domain: 'people.googleapis.com',
      },
    ],
  });
