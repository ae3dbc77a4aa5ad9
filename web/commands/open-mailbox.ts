// Opens a signed-in person's mailbox in this tab, with its outbox, and closes it again.
import type { CommandId, UserId } from '#domain/id.ts';
import { type ProblemCode, problems } from '#domain/problem.ts';
import { follow } from '#web/data/follow.ts';
import { forget } from '#web/data/mailbox-state.ts';
import { openStore } from '#web/data/store.ts';
import { setOutbox, strike } from './dispatch.ts';
import { openOutbox } from './outbox.ts';

export type MailboxTold = {
  /** Something that was done here turned out to be impossible; the sentence says why. */
  refused: (sentence: string, id: CommandId) => void;
  /** The session is over: nothing is lost, and the person signs in again. */
  lapsed: () => void;
};

/** The function it returns closes the mailbox; what waits in the outbox stays on the device under this user. */
export const openMailbox = (userId: UserId, told: MailboxTold): (() => void) => {
  const parts: (() => void)[] = [];
  let closed = false;
  void openStore(userId).then((store) => {
    if (closed) return store.close();
    const outbox = openOutbox(store, userId, {
      lapsed: told.lapsed,
      refused: ({ id }, problem: ProblemCode) => {
        strike(id);
        told.refused(problems[problem].title, id);
      },
    });
    setOutbox(outbox);
    parts.push(follow(store, { lapsed: told.lapsed }), outbox.close, store.close);
  });
  return () => {
    closed = true;
    setOutbox(null);
    for (const part of parts) part();
    forget();
  };
};
