// The way out, from wherever it is asked for: signs out, and asks first where something done here would be lost.
import { untoldDrafts } from '#web/commands/draft-box.ts';
import { leaving } from '#web/commands/leaving.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { deviceObservable } from '#web/data/observable.ts';
import { signOut } from '#web/session/sign-out.ts';

const asked = deviceObservable(() => false);
/** The person is being asked what is to become of what waits. */
export const askedToLeave = { current: asked.current, subscribe: asked.subscribe };

/** Acts, mail that the server has yet to take, and drafts as it has yet to be told of them. */
export const countUndelivered = async (): Promise<number> =>
  mailbox.current().waiting +
  leaving.current().filter(({ leavesAt }) => leavesAt === null).length +
  (await untoldDrafts()).length;

export const leave = (): void => {
  // A device that cannot be read keeps nobody in.
  void countUndelivered()
    .catch(() => 0)
    .then((count) => (count > 0 ? asked.become(true) : void signOut()));
};

export const stay = (): void => asked.become(false);
