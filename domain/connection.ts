// The connection to a Google account as a person or the host may know it: how its tokens stand, and what it lets Flow do.
import * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

/** How the stored tokens stand; never a token itself. `expiresAt` is ISO 8601, `scope` the provider's list with spaces. */
export const TokenStatus = z.object({
  exists: z.boolean(),
  expired: z.boolean(),
  valid: z.boolean(),
  expiresAt: z.nullable(z.string()),
  hasRefreshToken: z.boolean(),
  scope: z.nullable(z.string()),
});
export type TokenStatus = z.infer<typeof TokenStatus>;

/** Milliseconds before its end at which a token no longer counts as valid. */
export const tokenMargin = 300_000;

/** Between two looks at which tokens are about to end; and after the start, before the first. In seconds. */
export const tokenCheck = { every: 120, first: 5 } as const;

/** A token is valid unless expired or expiring within five minutes. */
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

export const Feature = z.enum(['mail', 'calendar', 'contacts']);
export type Feature = z.infer<typeof Feature>;

/** What cannot be done, where a scope of this feature was not granted. */
export const lackWords = {
  mail: 'Flow may not read, sort or send your mail.',
  calendar: 'Flow may not see or change your calendar.',
  contacts: 'Flow may not look up the names in your contacts.',
} as const satisfies Record<Feature, string>;

/**
 * Why the names of the address book are missing, and who can mend it; null while nothing is wrong, or what is passes by itself.
 */
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

/**
 * The features that lack a scope which was asked for. `granted` as the provider says it, with spaces; null where it does not
 * say, which counts as all.
 */
export const lacking = (granted: string | null, wanted: readonly string[]): Feature[] => {
  if (granted === null) return [];
  const given = new Set(
    granted.split(/\s+/).flatMap((scope) => [scope, ...(contained[nameOf(scope)] ?? [])].map(nameOf)),
  );
  const missing = wanted.map(nameOf).filter((scope) => !given.has(scope));
  return Feature.options.filter((feature) => missing.some((scope) => featureOf(scope) === feature));
};

/** Without the address before it; Google may write a short name out. */
const nameOf = (scope: string): string => scope.replace(/^https:\/\/www\.googleapis\.com\/auth\//, '');

const featureOf = (scope: string): Feature | null => {
  if (scope.startsWith('gmail.')) return 'mail';
  if (scope.startsWith('calendar')) return 'calendar';
  return scope.startsWith('contacts') ? 'contacts' : null;
};

/** Narrower scopes that a broader one holds. */
const contained: Readonly<Record<string, readonly string[]>> = {
  'https://mail.google.com/': ['gmail.modify', 'gmail.readonly', 'gmail.send'],
  'gmail.modify': ['gmail.readonly', 'gmail.send'],
  calendar: ['calendar.events', 'calendar.readonly', 'calendar.calendarlist.readonly'],
  'calendar.readonly': ['calendar.calendarlist.readonly'],
  contacts: ['contacts.readonly'],
};
