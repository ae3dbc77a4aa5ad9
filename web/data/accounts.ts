import * as api from '#api/accounts.ts';
import type { SignInIntent } from '#domain/account.ts';
import type { LeavingAct } from '#domain/leaving-act.ts';
import type { OnboardingStep } from '#domain/onboarding.ts';
import { call, callServer } from './call.ts';

export const askSession = () => call(api.getSession, {});

/** The next address is the provider's page. A demonstration also needs the real server for it. */
export const beginSignIn = (intent: SignInIntent, act?: LeavingAct) =>
  callServer(api.signIn, { intent, ...(act === undefined ? {} : { act }) });
export const endSession = () => call(api.signOut, {});

export const askOnboarding = () => call(api.getOnboarding, {});
export const retryOnboarding = (step: OnboardingStep) => call(api.changeOnboarding, { do: 'retry', step });
