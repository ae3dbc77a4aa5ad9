import { targetOf } from '#commands/effect.ts';
import type { Done } from '#domain/change/change.ts';
import type { CommandId } from '#domain/id.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Store } from '#web/data/store.ts';
import { type Answer, answered, isRead, type KeptEntry, type OutboxEntry, sendOne, show } from './outbox-entries.ts';
import { type Held, openLine, whyOf } from './outbox-line.ts';
import { type OutboxShelf, openShelf } from './outbox-shelf.ts';
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
  refused: (entry: KeptEntry, problem: ProblemCode) => void;
  /** `problem`: why the server refused it. */
  dropped: (id: CommandId, problem?: ProblemCode) => void;
  overheard: (entry: OutboxEntry) => void;
  /** A reachable server keeps failing this command, which blocks the others; null once it succeeds. */
  stuck: (entry: KeptEntry | null) => void;
  /** The server and this page have different versions. Commands that the server does not know stay in the outbox. */
  outdated: () => void;
  /** Neither this page nor the server knows this command. It stays in the outbox, and the others go on. */
  unknown: (entry: KeptEntry) => void;
  /** Nobody is signed in; entries wait for the same person. */
  lapsed: () => void;
};

/** `scope`: the user. A person's tabs share one outbox. */
export const openOutbox = (store: Store, scope: string, events: OutboxEvents): Outbox => {
  const closed = new AbortController();
  const shelf = openShelf(store);
  const unknown = settingAside(events.unknown);
  const shown = catchingUp();
  const learnAnswer = (id: CommandId, revision: number | null, problem?: ProblemCode): void => {
    shown.answered(id, revision);
    line.through(id);
    if (revision === null) events.dropped(id, ...(problem ? [problem] : []));
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
  const settle = (id: CommandId, revision: number | null, problem?: ProblemCode): void => {
    learnAnswer(id, revision, problem);
    tabs.tell({ kind: 'answered', id, revision });
  };
  const settled = async (entry: KeptEntry, answer: Answer): Promise<void> => {
    await shelf.remove(entry.id);
    if (closed.signal.aborted) return;
    if (answer.kind === 'accepted') settle(entry.id, answer.revision);
    else settle(entry.id, null, answer.problem);
    if (answer.kind === 'refused') events.refused(entry, answer.problem);
    else if (isRead(entry)) events.accepted(entry, answer.done);
    else events.outdated();
  };
  const round = { settled, unknown, closed: closed.signal };
  const send = () => navigator.locks.request(`flow-outbox-${scope}`, async () => sendAll(shelf, round));
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

type Round = {
  settled: (entry: KeptEntry, answer: Answer) => Promise<void>;
  unknown: SetAside;
  closed: AbortSignal;
};

/** Oldest first. A failed command delays the rest. */
const sendAll = async (shelf: OutboxShelf, { settled, unknown, closed }: Round): Promise<Held | null> => {
  for (const entry of await shelf.waiting()) {
    if (closed.aborted) return null;
    if (unknown.has(entry)) continue;
    try {
      await settled(entry, await sendOne(entry));
    } catch (error) {
      const why = whyOf(error);
      if (isRead(entry) || why !== 'command.unknown-kind') return { entry, why };
      unknown.put(entry);
    }
  }
  return null;
};

type SetAside = { has: (entry: KeptEntry) => boolean; put: (entry: KeptEntry) => void };

/** Commands that nobody here knows. Their undos and redos wait with them. */
const settingAside = (announce: (entry: KeptEntry) => void): SetAside => {
  const ids = new Set<CommandId>();
  return {
    has: (entry) => {
      const target = isRead(entry) ? targetOf(entry.command) : null;
      if (target !== null && ids.has(target)) ids.add(entry.id);
      return ids.has(entry.id);
    },
    put: (entry) => {
      ids.add(entry.id);
      announce(entry);
    },
  };
};

/** Applies early answers to entries that are still loading. */
const catchingUp = () => {
  let early: Map<CommandId, number | null> | null = new Map();
  return {
    answered: (id: CommandId, revision: number | null): void => {
      early?.set(id, revision);
      answered(id, revision);
    },
    caughtUp: (entries: readonly KeptEntry[]): void => {
      for (const entry of entries) if (isRead(entry)) show(entry);
      // Commands go out one by one, so only the first may have left before.
      if (entries[0]) nowAsked(entries[0].id);
      for (const [id, revision] of early ?? []) answered(id, revision);
      early = null;
    },
  };
};
