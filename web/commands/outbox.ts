// Commands given and not yet acknowledged: kept on the device, sent one after the other, taken out only by the server's answer.
import type { Done } from '#domain/change/change.ts';
import type { CommandId } from '#domain/id.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Store } from '#web/data/store.ts';
import { type Answer, answered, type OutboxEntry, sendOne, show } from './outbox-entries.ts';
import { type Held, openLine, whyOf } from './outbox-line.ts';
import { openShelf } from './outbox-shelf.ts';
import { openTabs } from './outbox-tabs.ts';
import { nowAsked } from './waiting.ts';

export type Outbox = {
  /** Shown at once in every tab, kept, and sent as soon as the server can be reached. */
  give: (entry: OutboxEntry) => void;
  /** The person gives it up. */
  drop: (id: CommandId) => void;
  /** Tries at once, without waiting for the next try. */
  sendNow: () => void;
  close: () => void;
};

export type OutboxTold = {
  /** The server did it, and says what really changed. */
  accepted: (entry: OutboxEntry, done: readonly Done[]) => void;
  /** The server answered that this can never be done, so it was dropped. */
  refused: (entry: OutboxEntry, problem: ProblemCode) => void;
  /** Refused or given up, here or in another tab: it never happened. */
  dropped: (id: CommandId) => void;
  /** Given in another tab of this person. */
  overheard: (entry: OutboxEntry) => void;
  /** The server answers, and yet this one does not go through and holds up the others; null once it no longer does. */
  stuck: (entry: OutboxEntry | null) => void;
  /** The server, or this page, does not know a command that waits: one of them is older. It stays in the outbox. */
  outdated: () => void;
  /** Nobody is signed in any more; what is kept waits for the same person. */
  lapsed: () => void;
};

/** `scope`: whose outbox it is; tabs of one person share it. */
export const openOutbox = (store: Store, scope: string, told: OutboxTold): Outbox => {
  const closed = new AbortController();
  const shelf = openShelf(store, told.outdated);
  const shown = catchingUp();
  const learnAnswer = (id: CommandId, revision: number | null): void => {
    shown.answered(id, revision);
    line.through(id);
    if (revision === null) told.dropped(id);
  };
  const tabs = openTabs(scope, {
    given: (entry) => {
      told.overheard(entry);
      show(entry);
    },
    answered: (id, revision) => {
      shelf.forget(id);
      learnAnswer(id, revision);
    },
  });
  const settle = (id: CommandId, revision: number | null): void => {
    learnAnswer(id, revision);
    tabs.tell({ kind: 'answered', id, revision });
  };
  const settled = async (entry: OutboxEntry, answer: Answer): Promise<void> => {
    await shelf.remove(entry.id);
    if (closed.signal.aborted) return;
    settle(entry.id, answer.kind === 'accepted' ? answer.revision : null);
    if (answer.kind === 'accepted') told.accepted(entry, answer.done);
    else told.refused(entry, answer.problem);
  };
  // One tab of the device sends at a time; a tab that dies frees the lock, and the next one finds what is left.
  const send = () =>
    navigator.locks.request(`flow-outbox-${scope}`, async () => sendAll(await shelf.waiting(), settled, closed.signal));
  const line = openLine({ ...told, send, closed: closed.signal });

  window.addEventListener('online', line.now, { signal: closed.signal });
  void shelf.waiting().then((entries) => {
    if (closed.signal.aborted) return;
    shown.caughtUp(entries);
    if (entries.length > 0) line.now();
  });
  return {
    give: (entry) => {
      show(entry);
      tabs.tell({ kind: 'given', entry });
      shelf.put(entry);
      line.now();
    },
    drop: (id) => {
      void shelf.remove(id).then(line.now);
      settle(id, null);
    },
    sendNow: line.now,
    close: () => {
      closed.abort();
      tabs.close();
    },
  };
};

/** Sends what waits, oldest first; what did not go through holds up the rest for later. */
const sendAll = async (
  waiting: readonly OutboxEntry[],
  settled: (entry: OutboxEntry, answer: Answer) => Promise<void>,
  closed: AbortSignal,
): Promise<Held | null> => {
  for (const entry of waiting) {
    if (closed.aborted) return null;
    try {
      await settled(entry, await sendOne(entry));
    } catch (error) {
      return { entry, why: whyOf(error) };
    }
  }
  return null;
};

/** Answers that arrive while what an earlier visit left is still being read hold for it too. */
const catchingUp = () => {
  let early: Map<CommandId, number | null> | null = new Map();
  return {
    answered: (id: CommandId, revision: number | null): void => {
      early?.set(id, revision);
      answered(id, revision);
    },
    caughtUp: (entries: readonly OutboxEntry[]): void => {
      for (const entry of entries) show(entry);
      // They go out one by one: of what an earlier visit left only the first can have set out.
      if (entries[0]) nowAsked(entries[0].id);
      for (const [id, revision] of early ?? []) answered(id, revision);
      early = null;
    },
  };
};
