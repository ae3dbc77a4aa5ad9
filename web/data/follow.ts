// Follows the server's mailbox: shows what this device kept, then asks for what is new whenever the live channel says so.
import * as z from 'zod/mini';
import { getChanges, LiveEvent, livePath } from '#api/mailbox.ts';
import { Thread } from '#domain/mail.ts';
import { Problem } from '#domain/problem.ts';
import { call } from './call.ts';
import { learn, mailbox, serverRevision, serverThreads } from './mailbox-state.ts';
import type { ShelfChange, Store } from './store.ts';

/** Seconds before a server that did not answer is asked again; doubling up to the last. */
const again = { first: 1, last: 30 } as const;

/** Follows until the function it returns is called. `lapsed`: the session is over. */
export const follow = (store: Store, { lapsed }: { lapsed: () => void }): (() => void) => {
  const stopped = new AbortController();
  let asking: Promise<void> | null = null;
  let wanted = false;
  let wait: number = again.first;

  const ask = async (): Promise<void> => {
    try {
      while (wanted && !stopped.signal.aborted) {
        wanted = false;
        if (await takeChanges(store)) wanted = true;
      }
      wait = again.first;
    } catch (error) {
      if (stopped.signal.aborted) return;
      if (error instanceof Problem && error.code === 'session.missing') return lapsed();
      learn({ online: false, ...(mailbox.current().state === 'first-load' ? { state: 'unreachable' } : {}) });
      later(look, wait * 1000, stopped.signal);
      wait = Math.min(again.last, wait * 2);
    }
  };
  const look = (): void => {
    wanted = true;
    asking ??= ask().finally(() => {
      asking = null;
    });
  };

  const channel = new EventSource(livePath);
  channel.onopen = look;
  channel.onmessage = ({ data }) => {
    const event = LiveEvent.safeParse(JSON.parse(String(data)));
    if (!event.success) return;
    if (event.data.kind === 'sync') learn({ sync: event.data.sync });
    else if (event.data.revision <= serverRevision()) return;
    look();
  };
  const offline = () => learn({ online: false });
  window.addEventListener('online', look, { signal: stopped.signal });
  window.addEventListener('offline', offline, { signal: stopped.signal });
  void keptThreads(store).then(look);
  return () => {
    stopped.abort();
    channel.close();
  };
};

/** Takes one answer of changes; true when more waits. */
const takeChanges = async (store: Store): Promise<boolean> => {
  const since = serverRevision();
  const news = await call(getChanges, { since });
  const threads = new Map(since === 0 || news.revision < since ? [] : serverThreads());
  for (const thread of news.threads) threads.set(thread.id, thread);
  for (const id of news.gone) threads.delete(id);
  const settled = threads.size > 0 || news.sync.lastSyncTime !== null;
  learn({
    server: threads,
    revision: news.revision,
    sync: news.sync,
    failed: news.failed,
    needsReauth: news.needsReauth,
    online: true,
    state: settled ? 'ready' : 'first-load',
  });
  await keep(store, { clear: since === 0, put: byId(news.threads), remove: news.gone }, news.revision);
  return news.more;
};

const byId = (threads: readonly Thread[]) => new Map(threads.map((thread) => [thread.id, thread]));

const keep = (store: Store, change: ShelfChange, revision: number): Promise<void> =>
  store
    .change('thread', change)
    .then(() => store.change('place', { put: new Map([['revision', revision]]) }))
    // A device without room or with a closed store still works, from the server alone.
    .catch(() => {});

const keptThreads = async (store: Store): Promise<void> => {
  const [threads, place] = await Promise.all([store.all('thread'), store.all('place')]).catch(() => [
    new Map(),
    new Map(),
  ]);
  const revision = z.number().safeParse(place.get('revision'));
  const kept = [...threads.values()].flatMap((one) => {
    const thread = Thread.safeParse(one);
    return thread.success ? [[thread.data.id, thread.data] as const] : [];
  });
  if (!revision.success || kept.length === 0 || kept.length < threads.size) return;
  learn({ server: new Map(kept), revision: revision.data, state: 'ready' });
};

const later = (work: () => void, milliseconds: number, signal: AbortSignal): void => {
  const timer = setTimeout(work, milliseconds);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
};
