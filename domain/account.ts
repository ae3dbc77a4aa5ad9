// Who a person is to Flow: the user, how they meant to come in, and what may be asked of their provider account.
import * as z from 'zod/mini';
import { UserId } from './id.ts';

export const User = z.object({
  id: UserId,
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(['admin', 'moderator', 'user'])),
  /** False while no Google account is behind it, as with an operator who came by a password. */
  connected: z.optional(z.boolean()),
});
export type User = z.infer<typeof User>;

/** `log-in` never creates an account; `sign-up` and `try` may; `reconnect` renews the consent of the one signed in. */
export const SignInIntent = z.enum(['log-in', 'sign-up', 'try', 'reconnect']);
export type SignInIntent = z.infer<typeof SignInIntent>;

/** What Google is asked to show, by intent. */
export const promptFor = {
  'log-in': 'select_account',
  'sign-up': 'consent',
  try: 'consent',
  reconnect: 'consent',
} as const satisfies Record<SignInIntent, string>;

export const mayCreateAccount = (intent: SignInIntent): boolean => intent === 'sign-up' || intent === 'try';

/** How the round trip to Google may fail, as `/auth-redirect?problem=` says it: these words and no others. */
export const SignInProblem = z.enum([
  'account-not-found',
  'sign-in.denied',
  'sign-in.blocked',
  'sign-in.failed',
  'sign-in.not-configured',
  'sign-in.not-stored',
  'sign-in.other-account',
  'sign-in.unexpected',
]);
export type SignInProblem = z.infer<typeof SignInProblem>;

const google = 'https://www.googleapis.com/auth';

/** The one list of scopes, used by sign-in, reconnect, diagnostics and the privacy page alike. */
export const scopes = {
  spec: [
    'openid',
    'email',
    'profile',
    `${google}/gmail.readonly`,
    `${google}/gmail.send`,
    `${google}/gmail.modify`,
    `${google}/calendar`,
    `${google}/calendar.events`,
    `${google}/calendar.readonly`,
    `${google}/contacts.readonly`,
  ],
  minimal: [
    'openid',
    'email',
    'profile',
    `${google}/gmail.modify`,
    `${google}/calendar.events`,
    `${google}/calendar.calendarlist.readonly`,
  ],
} as const satisfies Record<string, readonly string[]>;

/**
 * Whether two addresses name one mailbox. Google itself writes some with 'googlemail', and some without the dots that Gmail
 * does not look at.
 */
export const isSameMailbox = (one: string, other: string): boolean => plainAddress(one) === plainAddress(other);

const plainAddress = (address: string): string => {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};

/** Without it there is no mailbox to work on, and so no account. */
export const requiredScope = `${google}/gmail.modify`;
