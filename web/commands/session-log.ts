// Tells the server when triage sessions began and were over: kept on the device until it has heard, like the outbox, but apart
// from it, so that no command ever waits for a word about a session.
import { SessionReport } from '#domain/activity.ts';
import { Problem } from '#domain/problem.ts';
import { reportSession } from '#web/data/activity.ts';
import { unlessRefused } from '#web/data/call.ts';
import type { Store } from '#web/data/store.ts';

export type SessionLog = { put: (report: SessionReport) => void; close: () => void };

let open: SessionLog | null = null;

/** Where reports go from now on; null between users. */
export const logSessionsIn = (log: SessionLog | null): void => {
  open = log;
};

export const logSession = (report: SessionReport): void => open?.put(report);

/** Seconds before what did not go through is tried again; doubling up to the last. */
const again = { first: 2, last: 300 } as const;

/** `scope`: whose sessions they are; one tab of the device sends at a time. */
export const openSessionLog = (store: Store, scope: string): SessionLog => {
  const closed = new AbortController();
  let wait: number = again.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const round = async (): Promise<void> => {
    clearTimeout(timer);
    if (closed.signal.aborted) return;
    try {
      await navigator.locks.request(`flow-sessions-${scope}`, () => sendAll(store, closed.signal));
      wait = again.first;
    } catch (error) {
      // Nobody is signed in any more: what is kept waits for the same person.
      if (closed.signal.aborted || (error instanceof Problem && error.code === 'session.missing')) return;
      timer = setTimeout(send, wait * 1000);
      wait = Math.min(again.last, wait * 2);
    }
  };
  const send = (): void => {
    last = last.then(round);
  };
  window.addEventListener('online', send, { signal: closed.signal });
  send();
  return {
    put: (report) => {
      const kept = store.change('session', { put: new Map([[nameOf(report), report]]) });
      // A device without room loses a line of the history, and nothing else.
      void kept.then(send, () => {});
    },
    close: () => {
      closed.abort();
      clearTimeout(timer);
    },
  };
};

/** Told twice it is written once, so a report is taken away only when the server has it. */
const sendAll = async (store: Store, closed: AbortSignal): Promise<void> => {
  for (const [name, kept] of await store.all('session')) {
    if (closed.aborted) return;
    const report = SessionReport.safeParse(kept);
    if (report.success) await reportSession(report.data).catch(unlessRefused);
    await store.change('session', { remove: [name] });
  }
};

const nameOf = ({ id, kind }: SessionReport): string => `${id} ${kind}`;
