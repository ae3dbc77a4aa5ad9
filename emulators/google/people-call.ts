/** The common checks of every People call: caller, scope and quota. */

import { integer } from '#emulators/rows.ts';
import { permitted } from './access.ts';
import { apiError } from './errors.ts';
import type { Google, GoogleContext } from './google.ts';

const prefix = 'https://www.googleapis.com/auth/';
const changing = [`${prefix}contacts`];
const reading = [...changing, `${prefix}contacts.readonly`];

const methods = {
  'people.get': [...reading, 'openid', `${prefix}userinfo.profile`, `${prefix}userinfo.email`],
  'people.getContact': reading,
  'people.connections.list': reading,
  'people.searchContacts': reading,
  'people.createContact': changing,
  'people.updateContact': changing,
  'people.deleteContact': changing,
  'otherContacts.list': [`${prefix}contacts.other.readonly`],
} as const satisfies Record<string, readonly string[]>;

export type PeopleMethod = keyof typeof methods;

const windowMs = 60_000;
const most = { read: 90, write: 90 };

/** Returns the caller: the API only knows their own contacts. */
export const peopleCall = (c: GoogleContext, name: PeopleMethod): string => {
  const { google, caller: who } = c.var;
  const caller = permitted(who, `google.people.v1.${name}`, methods[name]);
  const kind = c.req.method === 'GET' ? 'read' : 'write';
  if (google.quota.profile() !== 'off' && callsOfMinute(google, caller.email, kind) >= most[kind]) throw exceeded(kind);
  return caller.email;
};

/** Counts calls in the log. Calls refused for quota do not count. */
const callsOfMinute = ({ store, clock }: Google, email: string, kind: 'read' | 'write'): number => {
  const now = clock.now().getTime();
  const row = store.one(
    `SELECT count(*) AS calls FROM call WHERE user = ? AND at > ? AND at <= ? AND status <> 429
       AND (path LIKE '/v1/people%' OR path LIKE '/v1/otherContacts%') AND (method = 'GET') = ?`,
    email,
    now - windowMs,
    now,
    kind === 'read' ? 1 : 0,
  );
  return row ? integer(row, 'calls') : 0;
};

const exceeded = (kind: 'read' | 'write'): Error => {
  const metric = kind === 'read' ? 'Critical read requests' : 'Critical write requests';
  return apiError({
    code: 429,
    message: `Quota exceeded for quota metric '${metric}' and limit '${metric} per minute per user' of service 'people.googleapis.com'.`,
    reason: 'rateLimitExceeded',
    domain: 'usageLimits',
  });
};
