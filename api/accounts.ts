import * as z from 'zod/mini';
import { SignInIntent, User } from '#domain/account.ts';
import { LeavingAct } from '#domain/leaving-act.ts';
import { OnboardingError, OnboardingState, OnboardingStep } from '#domain/onboarding.ts';
import { endpoint } from './endpoint.ts';

export const getSession = endpoint({
  method: 'GET',
  path: '/api/accounts/session',
  who: 'anyone',
  request: z.object({}),
  response: z.object({
    user: z.nullable(User),
    /** The account is a demo in the local Google of this machine, without real mail. */
    localGoogle: z.boolean(),
    /** The host configured a language model as a fallback. */
    assistant: z._default(z.boolean(), false),
  }),
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-in',
  who: 'anyone',
  /** `act`: what the person wants to do after a confirmation. */
  request: z.object({ intent: SignInIntent, act: z.optional(LeavingAct) }),
  response: z.object({ url: z.string() }),
});

/** By an operator's password, and the code of their second factor if they have one. The answer sets the cookie. */
export const signInByPassword = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  who: 'anyone',
  request: z.object({
    email: z.string(),
    password: z.string(),
    code: z._default(z.string().check(z.maxLength(40)), ''),
  }),
  response: z.object({}),
});

/** Proves by the operator's password who is at the session. */
export const confirmByPassword = endpoint({
  method: 'POST',
  path: '/api/accounts/confirm',
  who: 'user',
  request: z.object({ password: z.string().check(z.maxLength(128)) }),
  response: z.object({}),
});

/** Proves by a code of the operator's second factor who is there, or completes their sign-in with Google. */
export const confirmByCode = endpoint({
  method: 'POST',
  path: '/api/accounts/confirm-code',
  who: 'user',
  request: z.object({ code: z.string().check(z.maxLength(40)) }),
  response: z.object({}),
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-out',
  who: 'anyone',
  request: z.object({}),
  response: z.object({}),
});

const onboardingAnswer = z.object({
  state: OnboardingState,
  /** A sentence to show once after a migration of older state. */
  notice: z.nullable(z.string()),
});

export const getOnboarding = endpoint({
  method: 'GET',
  path: '/api/accounts/onboarding',
  who: 'user',
  request: z.object({}),
  response: onboardingAnswer,
});

export const changeOnboarding = endpoint({
  method: 'POST',
  path: '/api/accounts/onboarding',
  who: 'user',
  request: z.discriminatedUnion('do', [
    z.object({ do: z.literal('complete'), step: OnboardingStep }),
    z.object({ do: z.literal('retry'), step: OnboardingStep }),
    z.object({ do: z.literal('fail'), error: OnboardingError }),
    z.object({ do: z.literal('reset') }),
  ]),
  response: onboardingAnswer,
});
