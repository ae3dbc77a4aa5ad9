// The service worker's cache: pages, scripts, styles and fonts of the build, so the app opens offline. It never sees calls, mail or the
// user.

import type { CacheStats } from '#web/data/worker-messages.ts';

/** From the build. `pages` maps the server's addresses to the SHA-256 of their text. */
export type Kept = { version: string; pages: Readonly<Record<string, string>>; assets: readonly string[] };

export type Keeper = {
  /** Stores this whole version, or throws. */
  keep: () => Promise<void>;
  /** Stores this version again if somebody cleared it. */
  restore: () => Promise<void>;
  /** Of every version here. */
  stats: () => Promise<CacheStats>;
  clear: () => Promise<void>;
  /** Drops versions that no page can still use. */
  tidy: () => Promise<void>;
  /** The server's page, or the cached one if the server is away, failing or slow. `asked` fetches it. */
  open: (address: string, asked: () => Promise<Response>) => Promise<Response>;
  /** A file with a content hash in its name. `keepUntil` allows storing it after the answer. */
  asset: (address: string, keepUntil: (kept: Promise<unknown>) => void) => Promise<Response>;
};

const prefix = 'flow-app-';
/** Milliseconds to wait for the server's page. */
const patience = 3000;
/** Few parallel fetches, because the browser limits connections to one server and user calls go first. */
const atATime = 2;

export const openKeeper = (kept: Kept): Keeper => {
  const own = prefix + kept.version;
  const counts = { hits: 0, misses: 0 };
  /** Since the worker started. */
  const known = new Map<string, Promise<number>>();
  const keep = (): Promise<void> => storeVersion(kept, own, known);
  return {
    keep,
    restore: async () => {
      const cache = await caches.open(own);
      const pages = await Promise.all(Object.keys(kept.pages).map((page) => cache.match(page, anyhow)));
      if (pages.includes(undefined)) await keep();
    },
    stats: async () => ({
      caches: await Promise.all((await ownCaches()).map((name) => statsOf(name, known))),
      ...counts,
    }),
    clear: async () => {
      await Promise.all((await ownCaches()).map((name) => caches.delete(name)));
    },
    tidy: async () => {
      const others = (await ownCaches()).filter((name) => name !== own);
      // Tabs of the version before may still need late parts that the server no longer has.
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    },
    open: (address, asked) => openPage(own, address, asked),
    asset: async (address, keepUntil) => {
      const here = await caches.match(address, anyhow);
      counts[here === undefined ? 'misses' : 'hits'] += 1;
      return here ?? fetchAsset(own, address, keepUntil);
    },
  };
};

/** Stores this whole version, or throws. Remembers each file's size in `known`. */
const storeVersion = async (kept: Kept, own: string, known: Map<string, Promise<number>>): Promise<void> => {
  const cache = await caches.open(own);
  const put = (address: string, answer: Response): Promise<void> => {
    known.set(own + address, sizeOf(answer.clone()));
    return cache.put(address, answer);
  };
  const storeAsset = async (address: string): Promise<void> => {
    const response = await caches.match(address, anyhow);
    const answer = response ?? (await fetch(address, { priority: 'low' }));
    if (!isWhole(answer)) throw new Error(`${address} cannot be kept: ${answer.status}`);
    await put(address, answer);
  };
  const storePage = async ([address, hash]: readonly [string, string]): Promise<void> => {
    const answer = await fetch(address, { cache: 'no-cache' });
    // During a deployment the page may belong to another version than these scripts.
    if (!isWhole(answer) || (await hashOf(answer.clone())) !== hash)
      throw new Error(`${address} is not of version ${kept.version}`);
    await put(address, answer);
  };
  const waiting = [
    ...kept.assets.map((address) => () => storeAsset(address)),
    ...Object.entries(kept.pages).map((page) => () => storePage(page)),
  ];
  const one = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: atATime }, one));
};

const fetchAsset = async (
  own: string,
  address: string,
  keepUntil: (kept: Promise<unknown>) => void,
): Promise<Response> => {
  const answer = await fetch(address);
  if (isWhole(answer)) {
    const copy = answer.clone();
    keepUntil(caches.open(own).then((cache) => cache.put(address, copy)));
  }
  return answer;
};

const openPage = async (own: string, address: string, asked: () => Promise<Response>): Promise<Response> => {
  const coming = asked().catch(() => null);
  const first = await Promise.race([coming, nothingAfter(patience)]);
  if (first !== null && first.status < 500) return first;
  const here = await (await caches.open(own)).match(address, anyhow);
  return here ?? (await coming) ?? Response.error();
};

const ownCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(prefix));

/** `known`: sizes by cache and address. Reading some hundred files takes longer than a page waits. */
const statsOf = async (
  name: string,
  known: ReadonlyMap<string, Promise<number>>,
): Promise<CacheStats['caches'][number]> => {
  const cache = await caches.open(name);
  const sizes = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const address = new URL(url).pathname;
      return known.get(name + address) ?? sizeOf(await cache.match(address, anyhow));
    }),
  );
  return { name, entries: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

/** Bytes as stored. */
const sizeOf = (answer: Response | undefined): Promise<number> =>
  answer?.blob().then(
    ({ size }) => size,
    () => 0,
  ) ?? Promise.resolve(0);

/** The server varies by compression, which no longer matters here. */
const anyhow = { ignoreVary: true } as const;

const isWhole = ({ status, redirected }: Response): boolean => status === 200 && !redirected;

const hashOf = async (answer: Response): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const nothingAfter = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));
