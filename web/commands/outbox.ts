// Commands given and not yet acknowledged: kept on the device, sent one after the other, taken out only by the server's answer.
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { learn } from '#web/data/mailbox-state.ts';
import type { Store } from '#web/data/store.ts';
import { answered, keep, kept, type OutboxEntry, sendAll, show, type Unkept } from './outbox-entries.ts';
import { openTabs } from './outbox-tabs.ts';

export type Outbox = {
  /** Shown at once in every tab, kept, and sent as soon as the server can be reached. */
  give(entry: OutboxEntry): void;
  close(): void;
};

export type OutboxTold = {
  /** The server answered that this can never be done, so it was dropped. */
  refused: (entry: OutboxEntry, problem: ProblemCode) => void;
  /** Nobody is signed in any more; what is kept waits for the same person. */
  lapsed: () => void;
};

/** `scope`: whose outbox it is; tabs of one person share it. */
export const openOutbox = (store: Store, scope: string, told: OutboxTold): Outbox => {
  const closed = new AbortController();
  const unkept: Unkept = new Map();
  const tabs = openTabs(scope, { given: show, answered });
  const settled = (entry: OutboxEntry, revision: number | null, problem: ProblemCode | null): void => {
    answered(entry.id, revision);
    tabs.tell({ kind: 'answered', id: entry.id, revision });
    if (problem) told.refused(entry, problem);
  };
  // One tab of the device sends at a time; a tab that dies frees the lock, and the next one finds what is left.
  const send = () =>
    navigator.locks.request(`flow-outbox-${scope}`, () => sendAll(store, unkept, settled, closed.signal));
  const line = retrying(send, closed.signal, told.lapsed);

  window.addEventListener('online', line.now, { signal: closed.signal });
  void kept(store).then((entries) => {
    for (const entry of entries) show(entry);
    if (entries.length > 0) line.now();
  });
  return {
    give: (entry) => {
      show(entry);
      tabs.tell({ kind: 'given', entry });
      line.after(() => keep(store, unkept, entry));
      line.now();
    },
    close: () => {
      closed.abort();
      tabs.close();
    },
  };
};

/** Seconds before a server that did not answer is tried again; doubling up to the last. */
const again = { first: 1, last: 30 } as const;

type Line = { now: () => void; after: (work: () => Promise<void>) => void };

/** Sends in turn with whatever else must keep its order, and again after a while when there was no answer. */
const retrying = (send: () => Promise<unknown>, closed: AbortSignal, lapsed: () => void): Line => {
  let last: Promise<unknown> = Promise.resolve();
  let wait: number = again.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  closed.addEventListener('abort', () => clearTimeout(timer));

  const failed = (error: unknown): void => {
    if (closed.aborted) return;
    const problem = error instanceof Problem ? error.code : 'unexpected';
    if (problem === 'session.missing') return lapsed();
    if (problem === 'network.offline') learn({ online: false });
    timer = setTimeout(now, wait * 1000);
    wait = Math.min(again.last, wait * 2);
  };
  const went = (): void => {
    wait = again.first;
  };
  const now = (): void => {
    clearTimeout(timer);
    last = last.then(send).then(went, failed);
  };
  return {
    now,
    after: (work) => {
      last = last.then(work);
    },
  };
};
