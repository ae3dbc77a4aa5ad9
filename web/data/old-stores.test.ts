import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UserId } from '#domain/id.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { forgetPlain } from './forget-plain.ts';
import { removeOldStores } from './old-stores.ts';
import { openStore, wipeStore } from './store.ts';

const alex = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const maya = UserId.parse('0199aaaa-0000-7000-8000-000000000002');
const day = 86_400_000;
const start = new Date('2026-11-28T12:00:00Z').getTime();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('sessionStorage', webStorage());
});
afterEach(async () => {
  vi.useRealTimers();
  for (const id of [alex, maya]) await wipeStore(id);
  vi.unstubAllGlobals();
});

const keepFor = async (userId: UserId): Promise<void> => {
  const store = openStore(userId);
  await store.change('draft', { put: new Map([['a', 'half-written']]) });
  store.close();
};
const names = async () => (await indexedDB.databases()).map(({ name }) => name).toSorted();
const visit = (at: number, own: UserId | null) => {
  vi.setSystemTime(start + at);
  return removeOldStores(own);
};

describe('the stores of other people', () => {
  test('are deleted with their sealed writes after 30 days without a visit of their person', async () => {
    await keepFor(alex);
    await keepFor(maya);
    localStorage.setItem(`flow_cut_off ${maya} 1`, 'sealed');
    await visit(0, maya);
    await visit(day, alex);
    await visit(30 * day, alex);
    expect(await names()).toEqual([`flow-${alex}`, `flow-${maya}`]);
    expect(localStorage.getItem(`flow_cut_off ${maya} 1`)).toBe('sealed');
    await visit(31 * day, alex);
    expect(await names()).toEqual([`flow-${alex}`]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('stay as long as their person comes back in time, and open again', async () => {
    await keepFor(alex);
    for (const at of [0, 29, 58]) await visit(at * day, alex);
    await visit(60 * day, null);
    const store = openStore(alex);
    expect(await store.all('draft')).toEqual(new Map([['a', 'half-written']]));
    store.close();
  });

  test('outlive a clock that was ahead for a day', async () => {
    await keepFor(alex);
    await visit(400 * day, alex);
    await visit(day, null);
    await visit(20 * day, null);
    expect(await names()).toEqual([`flow-${alex}`]);
    await visit(32 * day, null);
    expect(await names()).toEqual([]);
  });
});

test('a session that ended elsewhere leaves what waits for its person, and no other entry that names them', async () => {
  const kept = [`flow_cut_off ${alex} 1`, 'flow_owed_answers', 'flow_notices_of', 'flow_theme'];
  for (const name of kept) localStorage.setItem(name, name === 'flow_theme' ? 'dark' : alex);
  localStorage.setItem('flow_settings', JSON.stringify({ userId: alex, name: 'Alex' }));
  localStorage.setItem(`flow.palette.${alex}`, '[]');
  localStorage.setItem('flow_session', JSON.stringify({ user: { id: maya } }));
  sessionStorage.setItem('unpaid', alex);
  await forgetPlain(alex);
  expect(Object.keys(localStorage).toSorted()).toEqual([...kept, 'flow_session'].toSorted());
  expect(Object.keys(sessionStorage)).toEqual([]);
});
