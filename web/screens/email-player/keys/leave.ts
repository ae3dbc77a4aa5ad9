// The way out, from wherever it is asked for: signs out, and asks first where something done here would be lost.
import { mailbox } from '#web/data/mailbox-state.ts';
import { observable } from '#web/data/observable.ts';
import { signOut } from '#web/session/sign-out.ts';

const asked = observable(false);
/** The person is being asked what is to become of what waits. */
export const askedToLeave = { current: asked.current, subscribe: asked.subscribe };

export const leave = (): void => {
  if (mailbox.current().waiting > 0) asked.become(true);
  else void signOut();
};

export const stay = (): void => asked.become(false);
