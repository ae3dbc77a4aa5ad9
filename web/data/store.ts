// One encrypted database per user. Scripts can use the key but not read it. Sign-out deletes both.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { UserId } from '#domain/id.ts';
import { memoryStore } from './memory-store.ts';
import { openPendingWrites, type PendingWrites, type Writing } from './pending-writes.ts';
import { standIn } from './stand-in.ts';

type Sealed = { iv: Uint8Array<ArrayBuffer>; text: ArrayBuffer };

interface Shelves extends DBSchema {
  key: { key: string; value: CryptoKey };
  thread: { key: string; value: Sealed };
  text: { key: string; value: Sealed };
  outbox: { key: string; value: Sealed };
  place: { key: string; value: Sealed };
  act: { key: string; value: Sealed };
  contact: { key: string; value: Sealed };
  session: { key: string; value: Sealed };
  draft: { key: string; value: Sealed };
  turn: { key: string; value: Sealed };
  event: { key: string; value: Sealed };
}

const shelves = ['thread', 'text', 'outbox', 'place', 'act', 'contact', 'session', 'draft', 'turn', 'event'] as const;
export type Shelf = (typeof shelves)[number];

export type ShelfChange = { clear?: boolean; put?: ReadonlyMap<string, unknown>; remove?: readonly string[] };

export type Store = {
  all(shelf: Shelf): Promise<Map<string, unknown>>;
  keys(shelf: Shelf): Promise<string[]>;
  some(shelf: Shelf, keys: readonly string[]): Promise<Map<string, unknown>>;
  /** One transaction: all or nothing. Changes of a shelf run in order. `clear` empties it first. */
  change(shelf: Shelf, change: ShelfChange): Promise<void>;
  /** The page closes: puts unfinished writes aside for the next visit. */
  leave(): void;
  close(): void;
};

/** Before the user's id, in the name of the database. */
export const storePrefix = 'flow-';
const version = 7;

/**
 * Opens at once and reopens after a lost connection. Falls back to memory. Never reopens after a close or sign-out, because wiped mail
 * must not return. `outdated`: a tab of a newer version has upgraded the database.
 */
export const openStore = (userId: UserId, outdated: () => void = () => {}): Store => {
  const here = standIn();
  if (here !== null) return here.openStore();
  let state: 'open' | 'closed' | 'ended' = 'open';
  const last = new Map<Shelf, Promise<void>>();
  const writing = new Set<Writing>();
  let pendingWrites: PendingWrites | null = null;
  const events: ConnectionEvents = {
    opened: (next) => {
      pendingWrites = next;
    },
    lost: (wiped) => {
      if (wiped) state = 'ended';
      connection = null;
    },
    outdated,
  };
  let connection: Promise<Connection> | null = connect(userId, events).catch(memoryStore);
  const connected = (): Promise<Connection> => {
    if (state === 'ended') return Promise.reject(new Error('The store has ended.'));
    connection ??= connect(userId, events).catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };
  return {
    all: async (shelf) => (await connected()).all(shelf),
    keys: async (shelf) => (await connected()).keys(shelf),
    some: async (shelf, keys) => (await connected()).some(shelf, keys),
    change: (shelf, change) => {
      if (state !== 'open') return Promise.reject(new Error('The store was closed.'));
      const before = last.get(shelf) ?? Promise.resolve();
      const written = before.then(async () => (await connected()).change(shelf, change));
      const one = { shelf, change };
      writing.add(one);
      const settled = written.catch(() => {}).finally(() => writing.delete(one));
      last.set(shelf, settled);
      return written;
    },
    leave: () => {
      if (state !== 'ended') pendingWrites?.putAside(writing);
    },
    close: () => {
      if (state === 'open') state = 'closed';
      // Earlier writes still complete.
      const end = async (): Promise<void> => {
        state = 'ended';
        (await connection)?.close();
      };
      void Promise.all(last.values())
        .then(end)
        .catch(() => {});
    },
  };
};

type Connection = Omit<Store, 'leave'>;

/** `lost`: the connection ended unexpectedly; `wiped`: a sign-out deletes the database. */
type ConnectionEvents = {
  opened: (pendingWrites: PendingWrites) => void;
  lost: (wiped: boolean) => void;
  outdated: () => void;
};

const connect = async (userId: UserId, { opened, ...events }: ConnectionEvents): Promise<Connection> => {
  const db = await openDatabase(userId, events);
  const key = await keyOf(db).catch((error: unknown) => {
    db.close();
    throw error;
  });
  const connection: Connection = {
    all: async (shelf) => {
      const tx = db.transaction(shelf);
      const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
      return unsealed(key, keys, values);
    },
    keys: (shelf) => db.getAllKeys(shelf),
    some: async (shelf, keys) => {
      const { store } = db.transaction(shelf);
      return unsealed(key, keys, await Promise.all(keys.map((name) => store.get(name))));
    },
    change: async (shelf, { clear = false, put = new Map(), remove = [] }) => {
      // Encrypt first: an IndexedDB transaction closes while it waits for anything else.
      const sealed = await Promise.all([...put].map(async ([name, value]) => [name, await seal(key, value)] as const));
      const tx = db.transaction(shelf, 'readwrite');
      if (clear) void tx.store.clear();
      for (const name of remove) void tx.store.delete(name);
      for (const [name, value] of sealed) void tx.store.put(value, name);
      await tx.done;
    },
    close: () => db.close(),
  };
  const pendingWrites = openPendingWrites(userId, key);
  await pendingWrites.takeUp(connection.change).catch(() => {});
  // A page that closes right after its first write must not lose the next one.
  await pendingWrites.ready;
  opened(pendingWrites);
  return connection;
};

/** A newer tab's database keeps every shelf that this version knows, so this tab goes on with it until the person reloads. */
const openDatabase = async (
  userId: UserId,
  { lost, outdated }: Omit<ConnectionEvents, 'opened'>,
): Promise<IDBPDatabase<Shelves>> => {
  const open = (wanted: number | undefined) => {
    const opening = openDB<Shelves>(`${storePrefix}${userId}`, wanted, {
      upgrade: makeShelves,
      // Another tab signs out or upgrades Flow, and must not wait for this one.
      blocking: (_version, next) => {
        void opening.then((db) => db.close());
        lost(next === null);
        if (next !== null) outdated();
      },
      terminated: () => lost(false),
    });
    return opening;
  };
  return open(version).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'VersionError')) throw error;
    outdated();
    return open(undefined);
  });
};

/** Old versions stored single threads, which the server still has. */
const makeShelves = (found: IDBPDatabase<Shelves>, before: number): void => {
  if (before > 0 && before < 3) for (const name of ['thread', 'place'] as const) found.deleteObjectStore(name);
  for (const name of ['key', ...shelves] as const)
    if (!found.objectStoreNames.contains(name)) found.createObjectStore(name);
};

/** Deletes one user's data and key, also offline. Other users keep theirs. */
export const wipeStore = (userId: UserId): Promise<void> => remove(storePrefix + userId);

const remove = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    // Sign-out does not wait for other tabs that hold the database open.
    request.onblocked = () => resolve();
  });

const keyOf = async (db: IDBPDatabase<Shelves>): Promise<CryptoKey> => {
  const kept = await db.get('key', 'aes');
  if (kept) return kept;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Two tabs may open together: the first key wins.
  const tx = db.transaction('key', 'readwrite');
  const first = (await tx.store.get('aes')) ?? made;
  await tx.store.put(first, 'aes');
  await tx.done;
  return first;
};

const seal = async (key: CryptoKey, value: unknown): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  );
  return { iv, text };
};

const unsealed = async (
  key: CryptoKey,
  names: readonly string[],
  values: readonly (Sealed | undefined)[],
): Promise<Map<string, unknown>> => {
  const opened = await Promise.all(values.map((value) => value && unseal(key, value)));
  return new Map(names.flatMap((name, n) => (opened[n] === undefined ? [] : [[name, opened[n]] as const])));
};

const unseal = async (key: CryptoKey, sealed: Sealed): Promise<unknown> => {
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.text);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
};
