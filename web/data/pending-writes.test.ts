// Commands given while the page closes.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserId } from '#domain/id.ts';
import { eventually } from '#test/support/until.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { openStore, type Store, wipeStore } from './store.ts';

const userId = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const another = UserId.parse('0199aaaa-0000-7000-8000-000000000002');
const put = (name: string, value: unknown) => ({ put: new Map([[name, value]]) });

const leftWhileWriting = async (write: (store: Store) => void, scope = userId): Promise<void> => {
  const store = await ready(scope);
  const sealing = vi.spyOn(crypto.subtle, 'encrypt').mockReturnValue(new Promise(() => {}));
  write(store);
  store.leave();
  await new Promise((resolve) => setTimeout(resolve, 5));
  sealing.mockRestore();
};

const ready = async (scope = userId): Promise<Store> => {
  const store = openStore(scope);
  await store.change('place', put('opened', true));
  return store;
};

const aside = (): string[] => Object.keys(localStorage);

beforeEach(() => {
  vi.stubGlobal('localStorage', webStorage());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([wipeStore(userId), wipeStore(another)]);
});

test('the next visit writes pending commands once, in order', async () => {
  await (await ready()).change('act', put('old', 1));
  await leftWhileWriting((store) => {
    void store.change('outbox', put('a', { said: 'Zoë' }));
    void store.change('outbox', put('b', 2));
    void store.change('outbox', { remove: ['b'] });
    void store.change('act', { remove: ['old'] });
    void store.change('draft', put('words', 'Dear Ana'.repeat(20_000)));
  });
  const next = openStore(userId);
  expect(await next.all('outbox')).toEqual(new Map([['a', { said: 'Zoë' }]]));
  expect(await next.all('act')).toEqual(new Map());
  expect(await next.all('draft')).toEqual(new Map([['words', 'Dear Ana'.repeat(20_000)]]));
  expect(aside()).toEqual([]);
});

test('pending writes are unreadable and never reuse a stream', async () => {
  const write = (store: Store) => void store.change('outbox', put('a', 'the secret of the merger'));
  await leftWhileWriting(write);
  await leftWhileWriting(write, another);
  const kept = aside().map((name) => localStorage.getItem(name) ?? '');
  expect(kept).toHaveLength(2);
  expect(new Set(kept).size).toBe(2);
  for (const one of kept) {
    const { text } = JSON.parse(one);
    expect(String.fromCharCode(...text)).not.toContain('merger');
  }
});

test('pending writes belong to one person', async () => {
  await leftWhileWriting((store) => void store.change('outbox', put('a', 1)));
  expect(await openStore(another).all('outbox')).toEqual(new Map());
  expect(aside()).toHaveLength(1);
  expect((await openStore(userId).all('outbox')).size).toBe(1);
});

test('pending writes exclude data that the server has, finished writes, and data from before a sign-out', async () => {
  const store = await ready();
  await store.change('outbox', put('a', 1));
  store.leave();
  await leftWhileWriting((one) => void one.change('thread', put('t', 'mail')));
  const wiped = await ready();
  void wiped.change('outbox', put('b', 1)).catch(() => {});
  await wipeStore(userId);
  wiped.leave();
  expect(aside()).toEqual([]);
});

test('unreadable pending writes or a lack of space block nothing', async () => {
  localStorage.setItem(`flow_cut_off ${userId} 1`, 'not what Flow wrote');
  localStorage.setItem(`flow_cut_off ${userId} 2`, JSON.stringify({ iv: [1, 2, 3], text: [4, 5, 6] }));
  await leftWhileWriting((store) => {
    void store.change('draft', put('long', 'x'.repeat(300_000)));
    void store.change('outbox', put('a', 1));
  });
  const next = openStore(userId);
  await eventually(async () => expect(await next.keys('outbox')).toEqual(['a']));
  expect(await next.keys('draft')).toEqual([]);
  expect(aside()).toEqual([]);
});
