import type { SignInIntent } from '#domain/account.ts';
import type { LeavingAct } from '#domain/leaving-act.ts';
import { Problem, problems } from '#domain/problem.ts';
import { beginSignIn } from '#web/data/accounts.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { finishSignOut, signOutIsOwed } from './owed-sign-out.ts';

/** Leaves the page and returns true. On failure it shows a notice. `act`: what the person wants after a confirmation. */
export const signIn = async (intent: SignInIntent, act?: LeavingAct): Promise<boolean> => {
  try {
    if (signOutIsOwed()) await finishSignOut();
    const { url } = await beginSignIn(intent, act);
    window.location.assign(url);
    return true;
  } catch (error) {
    const code = error instanceof Problem && error.code !== 'network.offline' ? error.code : 'sign-in.failed';
    notice({ title: problems[code].title, tone: 'danger', icon: 'refused', about: 'sign-in' });
    return false;
  }
};
