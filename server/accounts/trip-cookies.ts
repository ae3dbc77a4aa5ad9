// Gives each sign-in round trip its own cookie, so two tabs can sign in at once. better-auth knows only one name, which Flow maps per trip.
import { createHash } from 'node:crypto';
import { cookiePrefix, expired } from './cookies.ts';

/** More round trips from one browser replace the oldest. */
const mostTrips = 5;

/** Seconds, the lifetime of the OAuth state. */
const tripLife = 600;

/** Renames the library's cookies for this trip and expires the oldest trips. */
export const tripCookies = (url: string, state: string, set: readonly string[], header: string): string[] => [
  ...named(url, state, set),
  // Browsers send the oldest cookie first.
  ...cookiesIn(header)
    .map(nameOf)
    .filter((name) => name.startsWith(`${shared(url)}.`))
    .slice(0, 1 - mostTrips)
    .map((name) => expired(url, name)),
];

export const named = (url: string, state: string, set: readonly string[]): string[] =>
  set.map((cookie) =>
    nameOf(cookie) === shared(url)
      ? `${own(url, state)}${cookie.slice(shared(url).length)}`.replace(/Max-Age=[1-9]\d*/, `Max-Age=${tripLife}`)
      : cookie,
  );

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
