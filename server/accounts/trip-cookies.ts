// A cookie for each round trip under way, so that two tabs may sign in at once. The sign-in library knows one name for all;
// here that name is lent to the trip that a return belongs to, and to no other.
import { createHash } from 'node:crypto';
import { cookiePrefix, expired } from './cookies.ts';

/** Who begins more trips than this from one browser has left the oldest. */
const mostTrips = 5;

/** In seconds: as long as the state is good. */
const tripLife = 600;

/** What the library sets, in the trip's own name; and an end to the oldest trips that nobody came back from. */
export const tripCookies = (url: string, state: string, set: readonly string[], header: string): string[] => [
  ...named(url, state, set),
  // A browser names the oldest first.
  ...cookiesIn(header)
    .map(nameOf)
    .filter((name) => name.startsWith(`${shared(url)}.`))
    .slice(0, 1 - mostTrips)
    .map((name) => expired(url, name)),
];

/** What the library sets at the return: the end of this trip alone. */
export const named = (url: string, state: string, set: readonly string[]): string[] =>
  set.map((cookie) =>
    nameOf(cookie) === shared(url)
      ? `${own(url, state)}${cookie.slice(shared(url).length)}`.replace(/Max-Age=[1-9]\d*/, `Max-Age=${tripLife}`)
      : cookie,
  );

/** The cookies of a return as the library reads them. */
export const asLibraryReads = (url: string, state: string, header: string): string => {
  const cookies = cookiesIn(header);
  const others = cookies.filter((cookie) => !nameOf(cookie).startsWith(shared(url)));
  const trips = cookies.find((cookie) => nameOf(cookie) === own(url, state));
  const lent = trips === undefined ? [] : [`${shared(url)}${trips.slice(own(url, state).length)}`];
  return [...others, ...lent].join('; ');
};

const shared = (url: string): string => `${cookiePrefix(url)}.state`;

const own = (url: string, state: string): string =>
  `${shared(url)}.${createHash('sha256').update(`trip ${state}`).digest('hex').slice(0, 16)}`;

const cookiesIn = (header: string): string[] =>
  header
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '');

const nameOf = (cookie: string): string => cookie.slice(0, cookie.indexOf('='));
