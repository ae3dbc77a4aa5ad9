// Follows the server's mailbox: shows what this device kept, then asks for what is new whenever the live channel says so.
import * as z from 'zod/mini';
import { getChanges, type LiveEvent } from '#api/mailbox.ts';
import type { ThreadId, UserId } from '#domain/id.ts';
import { Thread } from '#domain/mail.ts';
import { Problem } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { followContacts } from './contacts.ts';
import { call } from './call.ts';
import { listen } from './live.ts';
import { learn, mailbox, serverRevision, serverThreads } from './mailbox-state.ts';
import { outdated } from './outdated.ts';
import type { ShelfChange, Store } from './store.ts';

/** Seconds before a server that did not answer is asked again; doubling up to the last. */
const again = { first: 1, last: 30 } as const;

export type Followed = {
  userId: UserId;
  /** The session is over, or has become another person's. */
  lapsed: () => void;
  /** Threads to keep whatever their age. */
  spared: () => ReadonlySet<ThreadId>;
};

/** Follows until the function it returns is called. */
export const follow = (store: Store, { userId, lapsed, spared }: Followed): (() => void) => {
  const stopped = new AbortController();
  let asking: Promise<void> | null = null;
  let wanted = false;
  let wait: number = again.first;

  const ask = async (): Promise<void> => {
    try {
      // What left the inbox lately is known to this device alone, and undo needs it: so nothing is asked before that is read.
      await kept;
      while (wanted && !stopped.signal.aborted) {
        wanted = false;
        if (await takeChanges(store, spared, stopped.signal)) wanted = true;
      }
      wait = again.first;
    } catch (error) {
      if (stopped.signal.aborted) return;
      if (error instanceof Problem && error.code === 'session.missing') lapsed();
      else learn({ online: false, ...(mailbox.current().state === 'first-load' ? { state: 'unreachable' } : {}) });
      later(look, wait * 1000, stopped.signal);
      wait = Math.min(again.last, wait * 2);
    }
  };
  const kept = keptThreads(store, stopped.signal);
  const look = (): void => {
    wanted = true;
    asking ??= ask().finally(() => {
      asking = null;
    });
  };

  const contacts = followContacts(store, stopped.signal);
  const heard = (event: LiveEvent): void => {
    if (event.kind === 'contacts') return contacts.heard(event.revision);
    if (event.kind === 'sync') learn({ sync: event.sync });
    else if (event.revision <= serverRevision()) return;
    look();
  };
  listen(userId, { event: heard, look }, stopped.signal);
  const offline = () => learn({ online: false });
  window.addEventListener('online', look, { signal: stopped.signal });
  window.addEventListener('offline', offline, { signal: stopped.signal });
  look();
  return () => stopped.abort();
};

/** Takes one answer of changes; true when more waits. */
const takeChanges = async (store: Store, spared: Followed['spared'], stopped: AbortSignal): Promise<boolean> => {
  const since = serverRevision();
  const news = await call(getChanges, { since });
  // The mailbox was closed meanwhile, and the next person's may be open.
  if (stopped.aborted) return false;
  // A server that is behind what is known here has another mailbox: what is known is no longer true.
  const anew = since === 0 || news.revision < since;
  const threads = new Map(anew ? [] : serverThreads());
  for (const thread of news.threads) threads.set(thread.id, thread);
  const gone = [...news.gone, ...outdated(threads, spared(), now())];
  for (const id of gone) threads.delete(id);
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
  await keep(
    store,
    { clear: anew, put: byId(news.threads.filter(({ id }) => threads.has(id))), remove: gone },
    news.revision,
  );
  return news.more;
};

const byId = (threads: readonly Thread[]) => new Map(threads.map((thread) => [thread.id, thread]));

const keep = (store: Store, change: ShelfChange, revision: number): Promise<void> =>
  store
    .change('thread', change)
    .then(() => store.change('place', { put: new Map([['revision', revision]]) }))
    // A device without room or with a closed store still works, from the server alone.
    .catch(() => {});

/** Shows what this device kept. */
const keptThreads = async (store: Store, stopped: AbortSignal): Promise<void> => {
  const [threads, place] = await Promise.all([store.all('thread'), store.all('place')]).catch(() => [
    new Map(),
    new Map(),
  ]);
  const revision = z.number().safeParse(place.get('revision'));
  const kept = [...threads.values()].flatMap((one) => {
    const thread = Thread.safeParse(one);
    return thread.success ? [[thread.data.id, thread.data] as const] : [];
  });
  if (stopped.aborted) return;
  if (!revision.success || kept.length === 0 || kept.length < threads.size) return;
  learn({ server: new Map(kept), revision: revision.data, state: 'ready' });
};

const later = (work: () => void, milliseconds: number, signal: AbortSignal): void => {
  const timer = setTimeout(work, milliseconds);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
};
