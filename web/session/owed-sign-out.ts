// A sign-out that the server has not heard of yet. The cookie is out of reach of script, so it is remembered until it has.
import { endSession } from '#web/data/accounts.ts';

const key = 'flow_sign_out_owed';

export const signOutIsOwed = (): boolean => localStorage.getItem(key) !== null;

export const oweSignOut = (): void => localStorage.setItem(key, '1');

/** Throws while the server cannot be reached; until then nobody is signed in here, whatever the cookie says. */
export const finishSignOut = async (): Promise<void> => {
  await endSession();
  localStorage.removeItem(key);
};
