// Loads texts from the device, else from the server, in order of need, one call at a time. The next texts to play stay on the device for
// the next visit.
import { getThreads } from '#api/mailbox.ts';
import type { ThreadId } from '#domain/id.ts';
import { isWhole, type Thread } from '#domain/mail.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import { learn, serverRevision, serverThreads } from './mailbox-state.ts';
import type { ThreadShelf } from './thread-shelf.ts';

/** The first call is small, because someone may wait for it. */
const batch = { first: 6, later: 40 } as const;

/** The next visit shows these threads first: the next to play, and the last dealt with, for undo. `after`: write delay in ms. */
const front = { near: 12, dealtWith: 20, after: 800 } as const;

/** Replaces earlier requests. The most urgent comes first. */
export const wantTexts = (ids: readonly ThreadId[]): void => bringers().want?.(ids);

type Dealt = () => ReadonlySet<ThreadId>;

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
  let requested: readonly ThreadId[] = [];
  let size: number = batch.first;
  let bringing = false;
  /** The server had no text, so ask again only after the thread changes. */
  const without = new WeakSet<Thread>();
  const isMissing = (id: ThreadId): boolean => {
    const thread = serverThreads().get(id);
    return thread !== undefined && !isWhole(thread) && !without.has(thread);
  };
  const bring = async (): Promise<void> => {
    for (let next = requested.filter(isMissing); next.length > 0; next = requested.filter(isMissing)) {
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
    requested = ids;
    size = batch.first;
    if (bringing) return;
    bringing = true;
    void bring()
      // The caller asks again when the mailbox changes or the server is back.
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
