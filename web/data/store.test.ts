import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { UserId } from '#domain/id.ts';
import { eventually } from '#test/support/until.ts';
import { openStore, wipeStore } from './store.ts';

const userId = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const put = new Map([['a', 'kept']]);

afterEach(() => {
  vi.restoreAllMocks();
  return wipeStore(userId);
});

describe('the store', () => {
  test('opens again after the browser closes its connection', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    const store = openStore(userId);
    await store.change('place', { put });
    const request = opened.mock.results[0]?.value;
    forceCloseDatabase(request.result);
    await eventually(async () => expect(await store.all('place')).toEqual(put));
    expect(opened).toHaveBeenCalledTimes(2);
    store.close();
  });

  test('removes a record right after its write', async () => {
    const store = openStore(userId);
    await Promise.all([store.change('place', { put }), store.change('place', { remove: ['a'] })]);
    expect(await store.all('place')).toEqual(new Map());
    store.close();
  });

  test('completes pending writes before it closes', async () => {
    const store = openStore(userId);
    void store.change('place', { put });
    store.close();
    await expect(store.change('place', { remove: ['a'] })).rejects.toThrow();
    const next = openStore(userId);
    await eventually(async () => expect(await next.all('place')).toEqual(put));
    next.close();
  });

  test('stays wiped after a sign-out', async () => {
    const store = openStore(userId);
    await store.change('place', { put });
    await wipeStore(userId);
    await expect(store.change('place', { put })).rejects.toThrow();
    expect(await indexedDB.databases()).toEqual([]);
  });

  test('uses memory if the device stores nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private window', 'SecurityError');
    });
    const store = openStore(userId);
    await store.change('place', { put });
    expect(await store.all('place')).toEqual(put);
    await store.change('place', { clear: true });
    expect(await store.all('place')).toEqual(new Map());
    store.close();
  });

  test('closes its connection if it closes while opening', async () => {
    openStore(userId).close();
    await wipeStore(userId);
    expect(await indexedDB.databases()).toEqual([]);
  });

  describe('when a tab of a newer version upgrades the database', () => {
    const upgrade = async (): Promise<void> => {
      const db = await openDB(`flow-${userId}`, 99, {
        upgrade: (upgraded) => void upgraded.createObjectStore('shelf-of-the-future'),
      });
      db.close();
    };

    test('goes on with every record, reads and writes, and says that the page is old', async () => {
      const outdated = vi.fn<() => void>();
      const store = openStore(userId, outdated);
      await store.change('place', { put });
      await upgrade();
      expect(await store.all('place')).toEqual(put);
      await store.change('outbox', { put });
      expect(outdated).toHaveBeenCalled();
      store.close();
      const next = openStore(userId);
      expect(await next.all('outbox')).toEqual(put);
      next.close();
    });

    test('an old page that opens afterwards has the records, not an empty memory', async () => {
      const first = openStore(userId);
      await first.change('outbox', { put });
      first.close();
      await upgrade();
      const outdated = vi.fn<() => void>();
      const store = openStore(userId, outdated);
      expect(await store.all('outbox')).toEqual(put);
      expect(outdated).toHaveBeenCalledTimes(1);
      store.close();
    });

    test('does not hold the newer tab up', async () => {
      const store = openStore(userId);
      await store.change('place', { put });
      await upgrade();
      expect((await indexedDB.databases()).map(({ version }) => version)).toEqual([99]);
      store.close();
    });
  });
});
