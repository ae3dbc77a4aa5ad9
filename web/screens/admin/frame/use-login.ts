// Signs an operator in, and says in the specification's words what went wrong.
import { useState } from 'react';
import { Problem, type ProblemCode, problemDetails } from '#domain/problem.ts';
import { askSession, beginSignIn } from '#web/data/accounts.ts';
import { proveByCode, signInByPassword } from '#web/data/admin.ts';
import { forgetAdminReturn, keepAdminReturn } from '#web/session/admin-return.ts';
import { finishSignOut, signOutIsOwed } from '#web/session/owed-sign-out.ts';

export type Login = {
  /** The way that is under way. */
  busy: 'google' | 'email' | 'code' | null;
  trouble: string | null;
  /** The password was right, and the code of the authenticator is still to come. */
  codeDue: boolean;
  withGoogle: () => Promise<void>;
  withPassword: (given: { email: string; password: string; code: string }) => Promise<void>;
  /** After Google. */
  withCode: (code: string) => Promise<void>;
};

export const useLogin = (): Login => {
  const [busy, setBusy] = useState<Login['busy']>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [codeDue, setCodeDue] = useState(false);
  const during = async (way: Login['busy'], work: () => Promise<string | null>): Promise<void> => {
    setBusy(way);
    setTrouble(null);
    const said = await work();
    setTrouble(said);
    // The page leaves otherwise.
    if (said !== null) setBusy(null);
  };
  return {
    busy,
    trouble,
    codeDue,
    withGoogle: () => during('google', toGoogle),
    withPassword: (given) =>
      during('email', () =>
        entering(
          () => signInByPassword(given),
          () => setCodeDue(true),
        ),
      ),
    withCode: (code) => during('code', () => entering(() => proveByCode(code))),
  };
};

const toGoogle = async (): Promise<string | null> => {
  try {
    if (signOutIsOwed()) await finishSignOut();
    keepAdminReturn();
    const { url } = await beginSignIn('admin');
    window.location.assign(url);
    return null;
  } catch {
    forgetAdminReturn();
    return 'Failed to sign in with Google';
  }
};

/** Null: the page is on its way into the area. */
const entering = async (enter: () => Promise<unknown>, onCodeDue?: () => void): Promise<string | null> => {
  try {
    if (signOutIsOwed()) await finishSignOut();
    await enter();
  } catch (error) {
    if (error instanceof Problem && error.code === 'sign-in.code-needed') onCodeDue?.();
    return wordsOf(error);
  }
  return admitted();
};

/** Only a confirmed admin is led in, by a load of the whole page. */
const admitted = async (): Promise<string | null> => {
  try {
    const { user } = await askSession();
    if (!user?.roles.includes('admin')) return 'Your account does not have admin privileges';
  } catch {
    return 'Failed to verify admin privileges';
  }
  const here = new URL(window.location.href);
  here.searchParams.delete('code');
  window.location.assign(here.href);
  return null;
};

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Problem)) return 'An unexpected error occurred during login';
  return words[error.code] ?? `Login failed: ${problemDetails(error).title}`;
};

const words: Partial<Record<ProblemCode, string>> = {
  'sign-in.wrong-password':
    'Invalid email or password. Make sure you have set a password in the backend dashboard under Auth, Users, Set Password',
  'sign-in.unconfirmed': 'Please check your email and confirm your account first',
  'sign-in.too-often': 'Too many login attempts. Please wait a few minutes and try again',
  'sign-in.not-admin': 'Your account does not have admin privileges',
  'sign-in.code-needed': 'Enter the code that your authenticator shows.',
  'sign-in.wrong-code': 'That code is not right, or it was used before.',
  'confirmation.needed': 'That took longer than ten minutes. Sign in with Google again.',
  unexpected: 'An unexpected error occurred during login',
};
