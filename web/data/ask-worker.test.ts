import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheStats, clearCaches } from './ask-worker.ts';

const stats = { caches: [{ name: 'flow-app-1', entries: 2, bytes: 30 }], hits: 4, misses: 1 };

/** A worker that answers each request, or stays silent. */
const withWorker = (answer: (kind: string) => unknown): void => {
  const active = {
    postMessage: ({ kind }: { kind: string }, [port]: MessagePort[]) => {
      const said = answer(kind);
      if (said !== undefined) port?.postMessage(said);
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active }) } });
};

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the worker says what it stores, and clears it', async () => {
  withWorker((kind) => (kind === 'GET_CACHE_STATS' ? stats : { cleared: true }));
  expect([await cacheStats(), await clearCaches()]).toEqual([stats, true]);
});

test('a worker that says nothing within a second stores nothing', async () => {
  withWorker(() => undefined);
  const asked = Promise.all([cacheStats(), clearCaches()]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toEqual([{ caches: [], hits: 0, misses: 0 }, false]);
});

test('without a worker nothing is stored', async () => {
  vi.stubGlobal('navigator', {});
  expect(await cacheStats()).toEqual({ caches: [], hits: 0, misses: 0 });
});
