// Brings the text of threads that come near: from what this device kept, else from the server, in the order in which they are
// wanted, one call at a time, and the newest wish first of all. The very nearest are kept together, to be there first next time.
import { getThreads } from '#api/mailbox.ts';
import type { ThreadId } from '#domain/id.ts';
import { isWhole, type Thread } from '#domain/mail.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import { learn, serverRevision, serverThreads } from './mailbox-state.ts';
import type { ThreadShelf } from './thread-shelf.ts';

/** Threads of a first call, which someone may be waiting for, and of those after it. */
const batch = { first: 6, later: 40 } as const;

/**
 * Threads shown at the next visit before all else is read: those about to be played, and those last dealt with, which an undo
 * brings back. They are kept so many ms after something changed.
 */
const front = { near: 12, dealtWith: 20, after: 800 } as const;

/** Wants the text of these threads, the most urgent first; what was wanted before and is not yet here is let go of. */
export const wantTexts = (ids: readonly ThreadId[]): void => bringers().want?.(ids);

type Dealt = () => ReadonlySet<ThreadId>;

/** Brings texts until `stopped`. `dealtWith`: what the person dealt with in this session, the last of it last. */
export const bringTexts = (shelf: ThreadShelf, dealtWith: Dealt, stopped: AbortSignal): void => {
  const bring = createBringer(shelf, stopped);
  const keep = createKeeper(shelf, dealtWith, stopped);
  const mine: Want = (ids) => {
    bring(ids);
    keep(ids);
  };
  const own = bringers();
  own.want = mine;
  stopped.addEventListener('abort', () => {
    if (own.want === mine) own.want = null;
  });
};

type Want = (ids: readonly ThreadId[]) => void;

const bringers = perDevice((): { want: Want | null } => ({ want: null }));

const createBringer = (shelf: ThreadShelf, stopped: AbortSignal): Want => {
  let wanted: readonly ThreadId[] = [];
  let size: number = batch.first;
  let bringing = false;
  /** Asked for, and nothing came: asked again only once they changed. */
  const without = new WeakSet<Thread>();
  const isMissing = (id: ThreadId): boolean => {
    const thread = serverThreads().get(id);
    return thread !== undefined && !isWhole(thread) && !without.has(thread);
  };
  const bring = async (): Promise<void> => {
    for (let next = wanted.filter(isMissing); next.length > 0; next = wanted.filter(isMissing)) {
      const asked = next.slice(0, size);
      const texts = await textsOf(asked, shelf, stopped);
      if (stopped.aborted) return;
      learn({ texts });
      size = batch.later;
      for (const id of asked) {
        const thread = serverThreads().get(id);
        if (thread && !isWhole(thread)) without.add(thread);
      }
    }
  };
  return (ids) => {
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
  };
};

const textsOf = async (ids: readonly ThreadId[], shelf: ThreadShelf, stopped: AbortSignal): Promise<Thread[]> => {
  const kept = (await shelf.texts(ids).catch(() => [])).filter(covers);
  const here = new Set(kept.map(({ id }) => id));
  const rest = ids.filter((id) => !here.has(id));
  if (rest.length === 0) return kept;
  const { threads } = await call(getThreads, { ids: rest });
  if (!stopped.aborted) shelf.keepTexts(threads);
  return [...kept, ...threads];
};

/** What was kept has the text of every message that the thread has by now. */
const covers = (kept: Thread): boolean => {
  const ids = new Set(kept.messages.flatMap(({ id, reading }) => (reading.paragraphs === undefined ? [] : [id])));
  return (
    serverThreads()
      .get(kept.id)
      ?.messages.every(({ id }) => ids.has(id)) ?? false
  );
};

const createKeeper = (shelf: ThreadShelf, dealtWith: Dealt, stopped: AbortSignal): Want => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nearest: readonly ThreadId[] = [];
  let last: { threads: readonly Thread[]; revision: number } = { threads: [], revision: 0 };
  const keep = (): void => {
    timer = undefined;
    const ids = new Set([...nearest, ...[...dealtWith()].slice(-front.dealtWith)]);
    const threads = [...ids].flatMap((id) => serverThreads().get(id) ?? []);
    const revision = serverRevision();
    const same = threads.length === last.threads.length && threads.every((thread, at) => thread === last.threads[at]);
    if (same && revision === last.revision) return;
    last = { threads, revision };
    shelf.keepFront(threads, revision);
  };
  stopped.addEventListener('abort', () => clearTimeout(timer));
  return (ids) => {
    nearest = ids.slice(0, front.near);
    timer ??= setTimeout(keep, front.after);
  };
};
