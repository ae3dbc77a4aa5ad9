// The user and their sign-in intent.
import * as z from 'zod/mini';
import { UserId } from './id.ts';

export const User = z.object({
  id: UserId,
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(['admin', 'moderator', 'user'])),
  /** False without a Google account, for example for an operator with a password. */
  connected: z.optional(z.boolean()),
  /** Holds the admin role. Their `roles` name it only in a session that began as an operator's. */
  operator: z.optional(z.boolean()),
});
export type User = z.infer<typeof User>;

/**
 * `log-in` never creates an account. `sign-up` and `try` may create one. `reconnect` renews the consent of the
 * signed-in account. `confirm` proves who is at the session, and changes nothing else. `admin` begins an operator's session.
 */
export const SignInIntent = z.enum(['log-in', 'sign-up', 'try', 'reconnect', 'confirm', 'admin']);
export type SignInIntent = z.infer<typeof SignInIntent>;

/** Google's `prompt` parameter for each intent. */
export const promptFor = {
  'log-in': 'select_account',
  'sign-up': 'consent',
  try: 'consent',
  reconnect: 'consent',
  confirm: 'select_account',
  admin: 'select_account',
} as const satisfies Record<SignInIntent, string>;

export const mayCreateAccount = (intent: SignInIntent): boolean => intent === 'sign-up' || intent === 'try';

/** Failures of the Google round trip, as `/auth-redirect?problem=` names them. */
export const SignInProblem = z.enum([
  'account-not-found',
  'account.leaving',
  'sign-in.denied',
  'sign-in.blocked',
  'sign-in.failed',
  'sign-in.not-admin',
  'sign-in.not-configured',
  'sign-in.not-stored',
  'sign-in.other-account',
  'sign-in.unexpected',
]);
export type SignInProblem = z.infer<typeof SignInProblem>;

/** Google writes some addresses with 'googlemail', and some without the dots that Gmail ignores. */
export const isSameMailbox = (one: string, other: string): boolean => plainAddress(one) === plainAddress(other);

const plainAddress = (address: string): string => {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};
