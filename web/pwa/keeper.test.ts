import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Keeper, type Kept, openKeeper } from './keeper.ts';

/** A fake server with these files and a log of requests. */
let files: Map<string, string>;
let asked: string[];
let shelves: Map<string, Map<string, Response>>;

const cacheOf = (name: string) => {
  const shelf = shelves.get(name) ?? new Map<string, Response>();
  shelves.set(name, shelf);
  return {
    match: async (address: string) => shelf.get(address)?.clone(),
    put: async (address: string, answer: Response) => void shelf.set(address, answer),
    keys: async () => [...shelf.keys()].map((address) => ({ url: `https://flow.example${address}` })),
  };
};

const caches = {
  open: async (name: string) => cacheOf(name),
  keys: async () => [...shelves.keys()],
  delete: async (name: string) => shelves.delete(name),
  match: async (address: string) => {
    for (const shelf of shelves.values()) if (shelf.has(address)) return shelf.get(address)?.clone();
    return undefined;
  },
};

const fetch = async (address: string): Promise<Response> => {
  asked.push(address);
  const text = files.get(address);
  return text === undefined ? new Response('Not found', { status: 404 }) : new Response(text);
};

const version = (name: string): Kept => ({
  version: name,
  pages: { '/email-player': createHash('sha256').update(`shell of ${name}`).digest('hex') },
  assets: ['/assets/same.js', `/assets/late-${name}.js`],
});
const putUp = (name: string): void => {
  files = new Map([
    ['/assets/same.js', 'same'],
    [`/assets/late-${name}.js`, `late of ${name}`],
    ['/email-player', `shell of ${name}`],
  ]);
};
const installed = async (name: string): Promise<Keeper> => {
  putUp(name);
  const keeper = openKeeper(version(name));
  await keeper.keep();
  await keeper.tidy();
  return keeper;
};
const away = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();
const forget = () => {};

beforeEach(() => {
  files = new Map();
  asked = [];
  shelves = new Map();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page', () => {
  test('comes from the server while it answers', async () => {
    const keeper = await installed('one');
    expect(await textOf(keeper.open('/email-player', async () => new Response('fresh')))).toBe('fresh');
  });

  test('that does not exist stays missing', async () => {
    const keeper = await installed('one');
    const answer = await keeper.open('/email-player', async () => new Response('', { status: 404 }));
    expect(answer.status).toBe(404);
  });

  test.each([
    ['is away', away],
    ['is in trouble', async () => new Response('Bad gateway', { status: 502 })],
  ])('comes from the cache when the server %s', async (_how, asks) => {
    const keeper = await installed('one');
    expect(await textOf(keeper.open('/email-player', asks))).toBe('shell of one');
  });

  test('comes from the cache when the server is too slow', async () => {
    const keeper = await installed('one');
    vi.useFakeTimers();
    const shown = textOf(keeper.open('/email-player', () => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await shown).toBe('shell of one');
  });

  test('that the browser evicted waits for the server', async () => {
    const keeper = await installed('one');
    shelves.clear();
    const trouble = async () => new Response('Bad gateway', { status: 502 });
    expect((await keeper.open('/email-player', trouble)).status).toBe(502);
    expect((await keeper.open('/email-player', away)).type).toBe('error');
  });
});

describe('a file', () => {
  test('is fetched once', async () => {
    const keeper = await installed('one');
    asked = [];
    expect(await textOf(keeper.asset('/assets/late-one.js', forget))).toBe('late of one');
    expect(asked).toEqual([]);
  });

  test('outside the cache is stored on first use', async () => {
    const keeper = await installed('one');
    files.set('/assets/greek.woff2', 'Ω');
    const kept: Promise<unknown>[] = [];
    expect(await textOf(keeper.asset('/assets/greek.woff2', (one) => kept.push(one)))).toBe('Ω');
    await Promise.all(kept);
    files.clear();
    expect(await textOf(keeper.asset('/assets/greek.woff2', forget))).toBe('Ω');
  });

  test('that does not exist is not stored', async () => {
    const keeper = await installed('one');
    expect((await keeper.asset('/assets/gone.js', forget)).status).toBe(404);
    expect(await caches.match('/assets/gone.js')).toBeUndefined();
  });
});

describe('a new version', () => {
  test('fetches only what changed, and its own page', async () => {
    await installed('one');
    asked = [];
    const two = await installed('two');
    expect(asked).toEqual(['/assets/late-two.js', '/email-player']);
    expect(await textOf(two.open('/email-player', away))).toBe('shell of two');
  });

  test('keeps the files that tabs of the version before still need, and drops older ones', async () => {
    await installed('one');
    const two = await installed('two');
    expect(await textOf(two.asset('/assets/late-one.js', forget))).toBe('late of one');
    const three = await installed('three');
    expect((await three.asset('/assets/late-one.js', forget)).status).toBe(404);
    expect(await textOf(three.asset('/assets/late-two.js', forget))).toBe('late of two');
  });

  test('deployed while an older one is being stored does not mix with it', async () => {
    putUp('one');
    files.set('/email-player', 'shell of two');
    await expect(openKeeper(version('one')).keep()).rejects.toThrow('not of version one');
    shelves.clear();
    files = new Map([['/email-player', 'shell of one']]);
    await expect(openKeeper(version('one')).keep()).rejects.toThrow('/assets/');
  });
});

describe('what the worker stores', () => {
  test('is counted for each version in bytes', async () => {
    await installed('one');
    const two = await installed('two');
    const size = (name: string) => `same${`late of ${name}`}${`shell of ${name}`}`.length;
    expect(await two.stats()).toEqual({
      caches: [
        { name: 'flow-app-one', entries: 3, bytes: size('one') },
        { name: 'flow-app-two', entries: 3, bytes: size('two') },
      ],
      hits: 0,
      misses: 0,
    });
    await two.asset('/assets/same.js', forget);
    await two.asset('/assets/gone.js', forget);
    expect(await two.stats()).toMatchObject({ hits: 1, misses: 1 });
  });

  test('is gone after it is cleared, and comes back with the next page', async () => {
    const keeper = await installed('one');
    await keeper.clear();
    expect(await keeper.stats()).toEqual({ caches: [], hits: 0, misses: 0 });
    await keeper.restore();
    expect(await textOf(keeper.open('/email-player', away))).toBe('shell of one');
    asked = [];
    await keeper.restore();
    expect(asked).toEqual([]);
  });
});
