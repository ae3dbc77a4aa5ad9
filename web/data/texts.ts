// Brings the text of threads that come near: from what this device kept, else from the server, in the order in which they are
// wanted, one call at a time, and the newest wish first of all.
import { getThreads } from '#api/mailbox.ts';
import type { ThreadId } from '#domain/id.ts';
import { isWhole, type Thread } from '#domain/mail.ts';
import { call } from './call.ts';
import { learn, serverThreads } from './mailbox-state.ts';
import type { ThreadShelf } from './thread-shelf.ts';

/** Threads of a first call, which someone may be waiting for, and of those after it. */
const batch = { first: 6, later: 40 } as const;

/** Wants the text of these threads, the most urgent first; what was wanted before and is not yet here is let go of. */
export const wantTexts = (ids: readonly ThreadId[]): void => bringer?.want(ids);

/** Brings texts until `stopped`. */
export const bringTexts = (shelf: ThreadShelf, stopped: AbortSignal): void => {
  const mine = createBringer(shelf, stopped);
  bringer = mine;
  stopped.addEventListener('abort', () => {
    if (bringer === mine) bringer = null;
  });
};

type Bringer = { want: (ids: readonly ThreadId[]) => void };

let bringer: Bringer | null = null;

const createBringer = (shelf: ThreadShelf, stopped: AbortSignal): Bringer => {
  let wanted: readonly ThreadId[] = [];
  let size: number = batch.first;
  let bringing = false;
  /** Asked for, and nothing came: asked again only once they changed. */
  const without = new WeakSet<Thread>();

  const missing = (): ThreadId[] =>
    wanted.filter((id) => {
      const thread = serverThreads().get(id);
      return thread !== undefined && !isWhole(thread) && !without.has(thread);
    });
  const fetched = async (ids: readonly ThreadId[]): Promise<Thread[]> => {
    const kept = await shelf.texts(ids).catch(() => []);
    const here = new Set(kept.filter(isWhole).map(({ id }) => id));
    const rest = ids.filter((id) => !here.has(id));
    if (rest.length === 0) return kept;
    const { threads } = await call(getThreads, { ids: rest });
    if (!stopped.aborted) shelf.keepTexts(threads);
    return [...kept, ...threads];
  };
  const bring = async (): Promise<void> => {
    for (let next = missing().slice(0, size); next.length > 0; next = missing().slice(0, size)) {
      const threads = await fetched(next);
      if (stopped.aborted) return;
      learn({ texts: threads });
      size = batch.later;
      for (const id of next) {
        const thread = serverThreads().get(id);
        if (thread && !isWhole(thread)) without.add(thread);
      }
    }
  };
  return {
    want: (ids) => {
      wanted = ids;
      size = batch.first;
      if (bringing) return;
      bringing = true;
      void bring()
        // Whoever wants them asks again when the mailbox changes, as it does when the server can be reached again.
        .catch(() => {})
        .finally(() => {
          bringing = false;
        });
    },
  };
};
