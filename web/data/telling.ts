// Tells the server what is kept for it on the device, until it has heard: by one tab at a time, one after the other, and again after a
// while where it did not go through. Apart from the outbox, so that no command ever waits for it.
import { Problem } from '#domain/problem.ts';
import { unlessRefused } from './call.ts';
import type { Shelf, Store } from './store.ts';

export type Telling = {
  /** There may be something to tell. */
  begin: () => void;
  close: () => void;
};

type Kept = {
  store: Store;
  shelf: Shelf;
  /** Who tells, of all tabs. */
  lock: string;
  /** Told twice it is the same. */
  tell: (kept: unknown) => Promise<unknown>;
  /** Not to be told yet. */
  waits?: (name: string) => boolean;
};

/** Seconds before what did not go through is tried again; doubling up to the last. */
const again = { first: 2, last: 300 } as const;

/** Begins at once, with what an earlier visit has left. */
export const openTelling = (kept: Kept): Telling => {
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
      // Nobody is signed in any more: what is kept waits for the same person.
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

/** Taken away only when the server has it. */
const tellAll = async ({ store, shelf, tell, waits }: Kept, closed: AbortSignal): Promise<void> => {
  for (const [name, kept] of await store.all(shelf)) {
    if (closed.aborted) return;
    if (waits?.(name)) continue;
    await tell(kept).catch(unlessRefused);
    await store.change(shelf, { remove: [name] });
  }
};
