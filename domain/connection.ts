// The state of a connection to a Google account: token status and granted features.
import * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

/** The status of the stored tokens, never a token. `expiresAt` is ISO 8601, `scope` the provider's list separated by spaces. */
export const TokenStatus = z.object({
  exists: z.boolean(),
  expired: z.boolean(),
  valid: z.boolean(),
  expiresAt: z.nullable(z.string()),
  hasRefreshToken: z.boolean(),
  scope: z.nullable(z.string()),
});
export type TokenStatus = z.infer<typeof TokenStatus>;

/** Milliseconds before its end at which a token counts as expired. */
export const tokenMargin = 300_000;

/** Seconds between token checks, and before the first one after a start. */
export const tokenCheck = { every: 120, first: 5 } as const;

export const isTokenValid = (expiresAt: Date, now: Date): boolean => expiresAt.getTime() - now.getTime() > tokenMargin;

export const tokenStatus = (
  stored: { expiresAt: Date; hasRefreshToken: boolean; scope: string | null } | null,
  now: Date,
): TokenStatus =>
  stored === null
    ? { exists: false, expired: false, valid: false, expiresAt: null, hasRefreshToken: false, scope: null }
    : {
        exists: true,
        expired: stored.expiresAt.getTime() <= now.getTime(),
        valid: isTokenValid(stored.expiresAt, now),
        expiresAt: stored.expiresAt.toISOString(),
        hasRefreshToken: stored.hasRefreshToken,
        scope: stored.scope,
      };

export const Feature = z.enum(['mail', 'calendar', 'free-busy', 'contacts']);
export type Feature = z.infer<typeof Feature>;

/** The effect of a missing scope, in words. */
export const lackWords = {
  mail: 'Flow may not read, sort or send your mail.',
  calendar: 'Flow may not see or change your calendar.',
  'free-busy': 'Flow may not see when other people are busy.',
  contacts: 'Flow may not look up the names in your contacts.',
} as const satisfies Record<Feature, string>;

export const missingNames = (problem: ProblemCode | null): { words: string; mends: 'you' | 'host' } | null => {
  switch (problem) {
    case 'provider.scope-missing':
      return { words: lackWords.contacts, mends: 'you' };
    case 'provider.api-off':
      return {
        words: 'The names in your contacts are missing: Google’s People API is not switched on.',
        mends: 'host',
      };
    case 'provider.forbidden':
      return { words: 'The names in your contacts are missing: Google does not let Flow see them.', mends: 'host' };
    default:
      return null;
  }
};

/** `granted`: the provider's list separated by spaces. Null means that it did not say, which counts as all. */
export const lacking = (granted: string | null, required: readonly string[]): Feature[] => {
  if (granted === null) return [];
  const given = new Set(
    granted.split(/\s+/).flatMap((scope) => [scope, ...(contained[nameOf(scope)] ?? [])].map(nameOf)),
  );
  const missing = required.map(nameOf).filter((scope) => !given.has(scope));
  return Feature.options.filter((feature) => missing.some((scope) => featureOf(scope) === feature));
};

/** The short name. Google may return the long form. */
const nameOf = (scope: string): string => scope.replace(/^https:\/\/www\.googleapis\.com\/auth\//, '');

const featureOf = (scope: string): Feature | null => {
  if (scope.startsWith('gmail.')) return 'mail';
  if (scope.endsWith('freebusy')) return 'free-busy';
  if (scope.startsWith('calendar')) return 'calendar';
  return scope.startsWith('contacts') ? 'contacts' : null;
};

/** Narrower scopes that a broader one includes. */
const contained: Readonly<Record<string, readonly string[]>> = {
  'https://mail.google.com/': ['gmail.modify', 'gmail.readonly', 'gmail.send'],
  'gmail.modify': ['gmail.readonly', 'gmail.send'],
  calendar: ['calendar.events', 'calendar.readonly', 'calendar.calendarlist.readonly', 'calendar.events.freebusy'],
  'calendar.readonly': ['calendar.calendarlist.readonly', 'calendar.events.freebusy'],
  'calendar.freebusy': ['calendar.events.freebusy'],
  contacts: ['contacts.readonly'],
};
