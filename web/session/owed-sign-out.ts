// A sign-out that the server has not heard of yet. The cookie is out of reach of script, so it is remembered until it has.
import { endSession } from '#web/data/accounts.ts';
import { notice } from '#web/ui/notices/notice.ts';

const key = 'flow_sign_out_owed';

export const signOutIsOwed = (): boolean => localStorage.getItem(key) !== null;

export const oweSignOut = (): void => localStorage.setItem(key, '1');

/** Throws while the server cannot be reached; until then nobody is signed in here, whatever the cookie says. */
export const finishSignOut = async (): Promise<void> => {
  await endSession();
  localStorage.removeItem(key);
  if (told) notice({ title: 'Flow’s server knows that you signed out.', icon: 'done', about });
  told = false;
};

/** What is so by now, and what is still to come; said once a page. */
export const tellSignOutIsOwed = (): void => {
  if (told) return;
  told = true;
  notice({
    title: 'You’re signed out on this device.',
    text: 'Your email is gone from it. Flow’s server hears of it with the next connection.',
    stays: 'until answered',
    about,
  });
};

let told = false;
const about = 'sign-out';
