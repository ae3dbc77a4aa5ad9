// Opens a signed-in person's mailbox in this tab, with its outbox, and closes it again.
import * as z from 'zod/mini';
import type { CommandId, UserId } from '#domain/id.ts';
import { type ProblemCode, problems } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { callAs } from '#web/data/call.ts';
import { follow } from '#web/data/follow.ts';
import { forget } from '#web/data/mailbox-state.ts';
import { openStore, type Store } from '#web/data/store.ts';
import { journal, recall, setOutbox, strike } from './dispatch.ts';
import { GivenCommand, stillOfThisSession } from './journal.ts';
import { openOutbox } from './outbox.ts';

export type MailboxTold = {
  /** Something that was done here turned out to be impossible; the sentence says why. */
  refused: (sentence: string, id: CommandId) => void;
  /** The session is over: nothing is lost, and the person signs in again. */
  lapsed: () => void;
};

/** The function it returns closes the mailbox; what waits in the outbox stays on the device under this user. */
export const openMailbox = (userId: UserId, told: MailboxTold): (() => void) => {
  callAs(userId);
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
    parts.push(rememberActs(store), follow(store, { userId, lapsed: told.lapsed }), outbox.close, store.close);
  });
  return () => {
    closed = true;
    // Before the journal is emptied, or the device would remember that.
    for (const part of parts) part();
    setOutbox(null);
    callAs(null);
    forget();
  };
};

const Journal = z.array(GivenCommand);

/** What was done can be undone after a reload too. Answers how to stop remembering. */
const rememberActs = (store: Store): (() => void) => {
  void store.all('place').then((place) => {
    const kept = Journal.safeParse(place.get('journal'));
    if (kept.success) recall(stillOfThisSession(kept.data, now()));
  });
  return journal.subscribe(() => {
    const acts = stillOfThisSession(journal.current(), now());
    // A device without room forgets at the next reload; nothing else is lost by it.
    store.change('place', { put: new Map([['journal', acts]]) }).catch(() => {});
  });
};
