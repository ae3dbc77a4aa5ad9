// A pending sign-out. Scripts cannot delete the cookie, so the device remembers until the server has done it.
import { endSession } from '#web/data/accounts.ts';

const key = 'flow_sign_out_owed';

export const signOutIsOwed = (): boolean => localStorage.getItem(key) !== null;

export const oweSignOut = (): void => localStorage.setItem(key, '1');

/** Throws while the server is unreachable. Until then nobody is signed in here, despite the cookie. */
export const finishSignOut = async (): Promise<void> => {
  await endSession();
  localStorage.removeItem(key);
};
