// Delivers stored reports: one tab at a time, in order, with retries. Separate from the outbox, so reports never delay commands.
import { Problem } from '#domain/problem.ts';
import { unlessRefused } from './call.ts';
import type { Shelf, Store } from './store.ts';

export type ReportSender = {
  begin: () => void;
  close: () => void;
};

type Kept = {
  store: Store;
  shelf: Shelf;
  lock: string;
  /** Must be idempotent. */
  tell: (kept: unknown) => Promise<unknown>;
  waits?: (name: string) => boolean;
};

/** Retry delay in seconds; doubles up to the last. */
const again = { first: 2, last: 300 } as const;

/** Starts with what an earlier visit left. */
export const openReportSender = (kept: Kept): ReportSender => {
  const closed = new AbortController();
  let wait: number = again.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const round = async (): Promise<void> => {
    clearTimeout(timer);
    if (closed.signal.aborted) return;
    try {
      await navigator.locks.request(kept.lock, () => tellAll(kept, closed.signal));
      wait = again.first;
    } catch (error) {
      // Nobody is signed in: reports wait for the same person.
      if (closed.signal.aborted || (error instanceof Problem && error.code === 'session.missing')) return;
      timer = setTimeout(begin, wait * 1000);
      wait = Math.min(again.last, wait * 2);
    }
  };
  const begin = (): void => {
    last = last.then(round);
  };
  window.addEventListener('online', begin, { signal: closed.signal });
  begin();
  return {
    begin,
    close: () => {
      closed.abort();
      clearTimeout(timer);
    },
  };
};

/** Deletes a report only after the server has it. */
const tellAll = async ({ store, shelf, tell, waits }: Kept, closed: AbortSignal): Promise<void> => {
  for (const [name, kept] of await store.all(shelf)) {
    if (closed.aborted) return;
    if (waits?.(name)) continue;
    await tell(kept).catch(unlessRefused);
    await store.change(shelf, { remove: [name] });
  }
};
