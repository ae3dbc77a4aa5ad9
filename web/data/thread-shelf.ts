// Stores threads in blocks, texts one by one, and the sync position. Without space, the server provides everything.

import * as z from 'zod/mini';
import type { ThreadId } from '#domain/id.ts';
import { OwnLabel } from '#domain/label.ts';
import { Thread } from '#domain/mail.ts';
import { type Blocks, createBlocks } from './blocks.ts';
import { takeLead } from './lead.ts';
import { threadInRoles } from './old-labels.ts';
import { pause } from './pause.ts';
import type { Store } from './store.ts';
import { lightOf } from './text.ts';

/** Threads per block: some 100 KB, encrypted in 1–2 ms. */
const blockSize = 128;
/** Minimum ms between writes, to encrypt a block once for many quick acts. */
const rest = 250;
/** Blocks to read before other work has its turn. */
const atOnce = 8;

const Place = z.object({
  revision: z.number(),
  /** The rest of the inbox to list; null when complete. */
  listing: z.nullable(z.object({ after: z.number(), upTo: z.number() })),
});
export type Place = z.infer<typeof Place>;
/** Valid only at this revision, because a thread may have changed since. */
const Front = z.object({ revision: z.number(), threads: z.array(z.unknown()) });
const Labels = z.array(OwnLabel);
const Blocked = z.array(z.string());
/** The thread count reveals an unreadable block. */
const CountedPlace = z.extend(Place, { threads: z.number() });

export type Kept = { anew: boolean; put: readonly Thread[]; remove: readonly ThreadId[]; place: Place };

export type ThreadShelf = {
  /** Threads to show before the rest loads. Empty if they may be old. */
  front: () => Promise<Thread[]>;
  keepFront: (threads: readonly Thread[], revision: number) => void;
  labels: () => Promise<OwnLabel[]>;
  keepLabels: (labels: readonly OwnLabel[]) => void;
  blocked: () => Promise<string[]>;
  keepBlocked: (emails: readonly string[]) => void;
  /** All threads, without text, and their position; null if any part is missing. */
  all: () => Promise<{ threads: Thread[]; place: Place } | null>;
  /** Merges updates during a write into the next write. */
  keep: (kept: Kept) => void;
  texts: (ids: readonly ThreadId[]) => Promise<Thread[]>;
  keepTexts: (threads: readonly Thread[]) => void;
};

/** One tab per `scope` (user) owns the blocks. After it closes, the next tab rewrites them all. */
export const openThreadShelf = (store: Store, scope: string, stopped: AbortSignal): ThreadShelf => {
  const blocks = createBlocks<ThreadId, Thread>(blockSize);
  const give = givenUntilFull(store);
  let due: { anew: boolean; place: Place } | null = null;
  let latest: Place | null = null;
  let leads = false;
  let writing = false;
  const write = async (): Promise<void> => {
    if (writing || !leads) return;
    writing = true;
    for (let taken = due; taken !== null; taken = due) {
      due = null;
      const { anew, place } = taken;
      const [changed, threads] = [blocks.changed(), blocks.size()];
      await give(() => writeBlocks(store, { anew, changed, place: { ...place, threads } }));
      await pause(rest, stopped);
    }
    writing = false;
  };
  const takeOver = (): void => {
    leads = true;
    if (latest === null) return;
    blocks.changeAll();
    due = { anew: true, place: latest };
    void write();
  };
  const led = takeLead(`flow-threads-${scope}`, stopped, takeOver).then((now) => {
    leads ||= now;
    void write();
  });
  return {
    front: () => readFront(store),
    keepFront: (threads, revision) =>
      void give(() => store.change('place', { put: new Map([['front', { revision, threads }]]) })),
    labels: () => readList(store, 'labels', Labels),
    keepLabels: (labels) => void give(() => store.change('place', { put: new Map([['labels', labels]]) })),
    blocked: () => readList(store, 'blocked', Blocked),
    keepBlocked: (emails) => void give(() => store.change('place', { put: new Map([['blocked', emails]]) })),
    all: async () => {
      await led;
      const kept = await readAll(store, blocks);
      latest = kept?.place ?? null;
      return kept;
    },
    keep: ({ anew, put, remove, place }) => {
      if (anew) blocks.clear();
      for (const thread of put) blocks.put(thread.id, thread);
      for (const id of remove) blocks.remove(id);
      if (anew || remove.length > 0) void give(() => store.change('text', { clear: anew, remove }));
      latest = place;
      due = { anew: anew || (due?.anew ?? false), place };
      void write();
    },
    texts: async (ids) => [...(await store.some('text', ids)).values()].flatMap((one) => threadsIn([one])),
    keepTexts: (threads) => void give(() => store.change('text', { put: byId(threads) })),
  };
};

/** After a refused write, leave the remaining space to the outbox. */
const givenUntilFull = (store: Store) => {
  let full = false;
  return async (work: () => Promise<void>): Promise<void> => {
    if (full) return;
    await work().catch(() => {
      full = true;
      return empty(store);
    });
  };
};

const readList = async <One>(store: Store, name: string, list: z.ZodMiniType<One[]>): Promise<One[]> => {
  const kept = list.safeParse((await store.some('place', [name])).get(name));
  return kept.success ? kept.data : [];
};

const readFront = async (store: Store): Promise<Thread[]> => {
  const kept = await store.some('place', ['front', 'place']);
  const [front, place] = [Front.safeParse(kept.get('front')), Place.safeParse(kept.get('place'))];
  return front.success && place.success && front.data.revision === place.data.revision
    ? threadsIn(front.data.threads)
    : [];
};

const readAll: (store: Store, blocks: Blocks<ThreadId, Thread>) => ReturnType<ThreadShelf['all']> = async (
  store,
  blocks,
) => {
  const place = CountedPlace.safeParse((await store.some('place', ['place'])).get('place'));
  if (!place.success) return null;
  const names = await store.keys('thread');
  const threads: Thread[] = [];
  for (let at = 0; at < names.length; at += atOnce) {
    for (const [name, block] of await store.some('thread', names.slice(at, at + atOnce))) {
      const read = threadsIn(block);
      blocks.load(
        name,
        read.map((thread) => [thread.id, thread]),
      );
      threads.push(...read);
    }
  }
  const { threads: count, ...rest } = place.data;
  return threads.length === count ? { threads, place: rest } : null;
};

type Written = { anew: boolean; changed: ReadonlyMap<string, readonly Thread[]>; place: Place & { threads: number } };

/** Write the position last: the server resends newer threads, but never repairs older ones. */
const writeBlocks = async (store: Store, { anew, changed, place }: Written): Promise<void> => {
  const filled = [...changed].filter(([, threads]) => threads.length > 0);
  await store.change('thread', {
    clear: anew,
    put: new Map(filled.map(([name, threads]) => [name, threads.map(lightOf)])),
    remove: [...changed.keys()].filter((name) => changed.get(name)?.length === 0),
  });
  await store.change('place', { put: new Map([['place', place]]) });
};

const empty = async (store: Store): Promise<void> => {
  const emptied = (['thread', 'text', 'place'] as const).map((shelf) => store.change(shelf, { clear: true }));
  await Promise.allSettled(emptied);
};

const threadsIn = (kept: unknown): Thread[] =>
  Array.isArray(kept)
    ? kept.flatMap((one) => {
        const thread = Thread.safeParse(one);
        return thread.success ? [threadInRoles(thread.data)] : [];
      })
    : [];

const byId = (threads: readonly Thread[]) => new Map(threads.map((thread) => [thread.id, thread]));
