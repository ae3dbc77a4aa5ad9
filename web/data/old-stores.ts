// The stores of other people in this browser. After 30 days without a visit one is deleted: its account may be gone, and this browser would
// never hear of that.
import { openDB } from 'idb';
import { UserId } from '#domain/id.ts';
import { now } from '#web/clock.ts';
import { forgetEntries } from './forget-plain.ts';
import { storePrefix, wipeStore } from './store.ts';

/** `own`: who is signed in here, whose store is in use. */
export const removeOldStores = async (own: UserId | null): Promise<void> => {
  const found = await globalThis.indexedDB?.databases?.();
  for (const { name = '' } of found ?? []) {
    const { data: userId } = UserId.safeParse(name.slice(storePrefix.length));
    if (!name.startsWith(storePrefix) || userId === undefined) continue;
    // The session may have ended while no page was open.
    if (userId !== own) forgetEntries(userId);
    // A store that another tab deletes meanwhile needs nothing.
    const idle = await idleTime(name, userId === own).catch(() => 0);
    if (idle > longestIdle) await removeStore(userId);
  }
};

/** Milliseconds: 30 days. */
const longestIdle = 30 * 86_400_000;

/** The moment of the last use lies next to the store's key. */
const usedKey = 'used';

/** Milliseconds since the last use. A store in use, or one without a moment, is used now. */
const idleTime = async (name: string, inUse: boolean): Promise<number> => {
  // Opening a deleted store would make an empty one.
  const db = await openDB(name, undefined, { upgrade: (_db, _before, _next, tx) => tx.abort() });
  try {
    const at = now().getTime();
    const used: unknown = await db.get('key', usedKey);
    const isKnown = typeof used === 'number' && used <= at && !inUse;
    if (!isKnown) await db.put('key', at, usedKey);
    return isKnown ? at - used : 0;
  } finally {
    db.close();
  }
};

const removeStore = async (userId: UserId): Promise<void> => {
  await wipeStore(userId);
  for (const name of Object.keys(localStorage)) if (name.includes(userId)) localStorage.removeItem(name);
};
