import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ThreadId, UserId } from '#domain/id.ts';
import { isWhole, type Thread } from '#domain/mail.ts';
import { threadWith } from '#test/support/thread.ts';
import { eventually } from '#test/support/until.ts';
import { memoryStore } from './memory-store.ts';
import { openStore, type Store, wipeStore } from './store.ts';
import { lightOf } from './text.ts';
import { openThreadShelf, type ThreadShelf } from './thread-shelf.ts';

const userId = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const thread = (nth: number): Thread => threadWith(`t${nth}`, { messageId: `m${nth}`, subject: `Budget ${nth}` });
const threads = (count: number, from = 0): Thread[] => Array.from({ length: count }, (_, nth) => thread(from + nth));
const place = (revision: number) => ({ revision, listing: null });
const keep = (shelf: ThreadShelf, put: Thread[], revision: number, remove: ThreadId[] = []): void =>
  shelf.keep({ anew: false, put, remove, place: place(revision) });

const written = async (to: Store, revision: number): Promise<void> => {
  const at = async () => (await to.some('place', ['place'])).get('place');
  await eventually(async () => expect(await at()).toMatchObject({ revision }));
  await to.change('text', {});
};

let store: Store;
/** Each new visit ends the earlier ones. */
let visit = new AbortController();
let visits = 0;
const open = (on: Store): ThreadShelf => {
  visit.abort();
  visit = new AbortController();
  visits += 1;
  return openThreadShelf(on, `visit ${visits}`, visit.signal);
};
beforeEach(() => {
  store = openStore(userId);
});
afterEach(async () => {
  store.close();
  await wipeStore(userId);
});

describe('threads', () => {
  test('return without text, with their place, from far fewer records than threads', async () => {
    keep(open(store), threads(1000), 7);
    await written(store, 7);
    const kept = await open(store).all();
    expect(kept?.place).toEqual(place(7));
    expect(kept?.threads.map(({ id }) => id).sort()).toEqual(
      threads(1000)
        .map(({ id }) => id)
        .sort(),
    );
    expect(kept?.threads[0]).toEqual(lightOf(thread(0)));
    expect((await store.keys('thread')).length).toBeLessThan(10);
  });

  test('a change writes only its block', async () => {
    const shelf = open(store);
    keep(shelf, threads(1000), 7);
    await written(store, 7);
    const before = await store.all('thread');
    keep(shelf, [{ ...thread(500), sender: { received: 9, sent: 0 } }], 8, [ThreadId.parse('t501')]);
    await written(store, 8);
    const after = await store.all('thread');
    const changed = [...after].filter(([name, block]) => JSON.stringify(block) !== JSON.stringify(before.get(name)));
    expect(changed).toHaveLength(1);
    const kept = await open(store).all();
    expect(kept?.threads).toHaveLength(999);
    expect(kept?.threads.find(({ id }) => id === 't500')?.sender.received).toBe(9);
  });

  test('merge quick updates into one write, with the last state', async () => {
    const memory = memoryStore();
    let writes = 0;
    const counting: Store = {
      ...memory,
      change: (name, change) => {
        if (name === 'thread') writes += 1;
        return memory.change(name, change);
      },
    };
    const shelf = open(counting);
    for (let nth = 0; nth < 50; nth++) keep(shelf, [thread(nth)], nth);
    await written(counting, 49);
    expect((await open(counting).all())?.place.revision).toBe(49);
    expect(writes).toBeLessThan(5);
  });

  test('disappear as a whole if one block is unreadable', async () => {
    keep(open(store), threads(300), 7);
    await written(store, 7);
    const [first] = await store.keys('thread');
    await store.change('thread', { put: new Map([[String(first), 'nonsense']]) });
    expect(await open(store).all()).toBeNull();
  });

  test('of an old mailbox disappear when a new one begins', async () => {
    const shelf = open(store);
    keep(shelf, threads(300), 7);
    shelf.keepTexts(threads(3));
    shelf.keep({ anew: true, put: threads(2, 900), remove: [], place: place(3) });
    await written(store, 3);
    expect((await open(store).all())?.threads.map(({ id }) => id)).toEqual(['t900', 't901']);
    expect(await shelf.texts([ThreadId.parse('t1')])).toEqual([]);
  });
});

describe('the next mails to play', () => {
  test('load first, but not if the rest has another revision', async () => {
    const shelf = open(store);
    keep(shelf, threads(3), 7);
    await written(store, 7);
    shelf.keepFront(threads(1), 7);
    await store.change('place', {});
    expect((await open(store).front()).map(isWhole)).toEqual([true]);
    keep(open(store), threads(3), 8);
    await written(store, 8);
    expect(await open(store).front()).toEqual([]);
  });
});

describe('two tabs', () => {
  test('of one person never mix their blocks, and the second stores threads after the first closes', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const one = openThreadShelf(store, 'shared', first.signal);
    await one.all();
    const other = openThreadShelf(store, 'shared', second.signal);
    await other.all();
    keep(one, threads(200), 5);
    // The same threads in another order fill different blocks.
    keep(other, threads(200).toReversed(), 5);
    await written(store, 5);
    keep(one, [], 6, [ThreadId.parse('t7')]);
    keep(other, [], 6, [ThreadId.parse('t7')]);
    await written(store, 6);
    expect((await open(store).all())?.threads).toHaveLength(199);
    first.abort();
    keep(other, [thread(900)], 7);
    await written(store, 7);
    const kept = await open(store).all();
    expect(kept?.threads.map(({ id }) => id).sort()).toEqual(
      [...threads(200), thread(900)]
        .map(({ id }) => String(id))
        .filter((id) => id !== 't7')
        .sort(),
    );
    second.abort();
  });
});

describe('texts', () => {
  test('load by thread id and disappear with their thread', async () => {
    const shelf = open(store);
    const [one, other] = threads(2);
    keep(shelf, threads(2), 7);
    shelf.keepTexts(threads(2));
    await written(store, 7);
    const ids = [one, other].flatMap((each) => each?.id ?? []);
    expect((await shelf.texts(ids)).map(isWhole)).toEqual([true, true]);
    keep(shelf, [], 8, ids.slice(0, 1));
    await written(store, 8);
    expect((await shelf.texts(ids)).map(({ id }) => id)).toEqual(ids.slice(1));
  });
});

describe('a device without space', () => {
  test('frees space for the outbox and stops storing threads', async () => {
    const memory = memoryStore();
    await memory.change('thread', { put: new Map([['1', [lightOf(thread(1))]]]) });
    const given: string[] = [];
    const small: Store = {
      ...memory,
      change: (name, change) => {
        given.push(name);
        if ((change.put?.size ?? 0) > 0) return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
        return memory.change(name, change);
      },
    };
    const shelf = open(small);
    keep(shelf, threads(10), 7);
    await eventually(async () => expect(await memory.keys('thread')).toEqual([]));
    given.length = 0;
    keep(shelf, threads(10), 8);
    shelf.keepTexts(threads(1));
    shelf.keepFront(threads(1), 8);
    await new Promise((resolve) => setImmediate(resolve));
    expect(given).toEqual([]);
  });
});
