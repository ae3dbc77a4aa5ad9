// What this browser keeps of a person for speed, by the patterns of the specification. What waits to be sent is never among it.
import type { UserId } from '#domain/id.ts';
import { openStore, type Shelf, type Store } from './store.ts';

export const cachePatterns = ['emails', 'calendar', 'search', 'ai-summaries'] as const;
export type CachePattern = (typeof cachePatterns)[number];

/** Without the place of the mailbox the app fetches its mail anew. */
const shelvesOf: Record<CachePattern, readonly Shelf[]> = {
  emails: ['thread', 'text', 'place'],
  calendar: ['event'],
  search: ['contact'],
  'ai-summaries': ['text'],
};

/** Entries by pattern. */
export const deviceCaches = (userId: UserId): Promise<Record<CachePattern, number>> =>
  withStore(userId, async (store) => {
    const count = async (pattern: CachePattern): Promise<number> => {
      const [shelf] = shelvesOf[pattern];
      return shelf === undefined ? 0 : (await store.keys(shelf)).length;
    };
    return {
      emails: await count('emails'),
      calendar: await count('calendar'),
      search: await count('search'),
      'ai-summaries': await count('ai-summaries'),
    };
  });

export const clearDeviceCaches = (userId: UserId, patterns: readonly CachePattern[]): Promise<void> =>
  withStore(userId, async (store) => {
    const shelves = new Set(patterns.flatMap((pattern) => shelvesOf[pattern]));
    await Promise.all([...shelves].map((shelf) => store.change(shelf, { clear: true })));
  });

const withStore = async <T>(userId: UserId, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = openStore(userId);
  try {
    return await work(store);
  } finally {
    store.close();
  }
};
