// After an offline sign-out, tells the user that the server does not know yet, and when it does.
import { useEffect } from 'react';
import { signOutIsOwed } from '#web/session/owed-sign-out.ts';
import { notice } from '#web/ui/notices/notice.ts';

/** A reachable server learns of it within this time (ms), so no notice is needed. */
const moment = 1000;

export const useOwedSignOut = (): void =>
  useEffect(() => {
    let said = false;
    const check = (): void => {
      if (!signOutIsOwed()) {
        clearInterval(looking);
        if (said) notice({ title: 'Flow’s server knows that you signed out.', icon: 'done', about });
      } else if (!said) {
        said = true;
        notice({ ...owed, stays: 'until answered', about });
      }
    };
    const looking = setInterval(check, moment);
    return () => clearInterval(looking);
  }, []);

const owed = {
  title: 'You’re signed out on this device.',
  text: 'Your email is gone from it. Flow’s server hears of it with the next connection.',
};
const about = 'sign-out';
