// Signs out, and asks first if undelivered work would be lost.
import { untoldDrafts } from '#web/commands/draft-box.ts';
import { leaving } from '#web/commands/leaving.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { deviceObservable } from '#web/data/observable.ts';
import { signOut } from '#web/session/sign-out.ts';

const asked = deviceObservable(() => false);
export const askedToLeave = { current: asked.current, subscribe: asked.subscribe };

/** Commands, mail and drafts that the server does not have yet. */
export const countUndelivered = async (): Promise<number> =>
  mailbox.current().waiting +
  leaving.current().filter(({ leavesAt }) => leavesAt === null).length +
  (await untoldDrafts()).length;

export const leave = (): void => {
  // An unreadable device does not block the sign-out.
  void countUndelivered()
    .catch(() => 0)
    .then((count) => (count > 0 ? asked.become(true) : void signOut()));
};

export const stay = (): void => asked.become(false);
