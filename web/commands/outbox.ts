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
  give: (entry: OutboxEntry) => void;
  drop: (id: CommandId) => void;
  sendNow: () => void;
  close: () => void;
};

export type OutboxEvents = {
  accepted: (entry: OutboxEntry, done: readonly Done[]) => void;
  refused: (entry: OutboxEntry, problem: ProblemCode) => void;
  dropped: (id: CommandId) => void;
  overheard: (entry: OutboxEntry) => void;
  /** A reachable server keeps failing this command, which blocks the others; null once it succeeds. */
  stuck: (entry: OutboxEntry | null) => void;
  /** The server or this page is too old for a waiting command. It stays in the outbox. */
  outdated: () => void;
  /** Nobody is signed in; entries wait for the same person. */
  lapsed: () => void;
};

/** `scope`: the user. A person's tabs share one outbox. */
export const openOutbox = (store: Store, scope: string, events: OutboxEvents): Outbox => {
  const closed = new AbortController();
  const shelf = openShelf(store, events.outdated);
  const shown = catchingUp();
  const learnAnswer = (id: CommandId, revision: number | null): void => {
    shown.answered(id, revision);
    line.through(id);
    if (revision === null) events.dropped(id);
  };
  const tabs = openTabs(scope, {
    given: (entry) => {
      events.overheard(entry);
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
    if (answer.kind === 'accepted') events.accepted(entry, answer.done);
    else events.refused(entry, answer.problem);
  };
  const send = () =>
    navigator.locks.request(`flow-outbox-${scope}`, async () => sendAll(await shelf.waiting(), settled, closed.signal));
  const line = openLine({ ...events, send, closed: closed.signal });

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

/** Oldest first. A failed command delays the rest. */
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

/** Applies early answers to entries that are still loading. */
const catchingUp = () => {
  let early: Map<CommandId, number | null> | null = new Map();
  return {
    answered: (id: CommandId, revision: number | null): void => {
      early?.set(id, revision);
      answered(id, revision);
    },
    caughtUp: (entries: readonly OutboxEntry[]): void => {
      for (const entry of entries) show(entry);
      // Commands go out one by one, so only the first may have been sent before.
      if (entries[0]) nowAsked(entries[0].id);
      for (const [id, revision] of early ?? []) answered(id, revision);
      early = null;
    },
  };
};
