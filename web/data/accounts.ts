// Asks the server about the person: who is signed in, the way in and out, and how far their setup is.
import * as api from '#api/accounts.ts';
import type { SignInIntent } from '#domain/account.ts';
import type { OnboardingStep } from '#domain/onboarding.ts';
import { call, callServer } from './call.ts';

export const askSession = () => call(api.getSession, {});

/** Where the browser goes next: the provider's own page. From a demonstration too it is the server that leads there. */
export const beginSignIn = (intent: SignInIntent) => callServer(api.signIn, { intent });
export const endSession = () => call(api.signOut, {});

export const askOnboarding = () => call(api.getOnboarding, {});
export const retryOnboarding = (step: OnboardingStep) => call(api.changeOnboarding, { do: 'retry', step });
