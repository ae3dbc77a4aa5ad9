import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserId } from '#domain/id.ts';
import { eventually } from '#test/support/until.ts';
import { webStorage } from '#test/support/web-storage.ts';

const alex = {
  id: UserId.parse('0193a1c0-0000-7000-8000-000000000001'),
  email: 'alex@northwind.example',
  name: 'Alex',
  roles: [],
};
const maya = { ...alex, id: UserId.parse('0193a1c0-0000-7000-8000-000000000002'), email: 'maya@northwind.example' };

/** The server's sessions: the cookie's user, and reachability. */
let server: { user: typeof alex | null; reachable: boolean; calls: string[] };
let browserEvents: EventTarget;

/** The tabs of one test. A tab that stays open asks the server again after the test. */
const tabs: { forgetSession: () => void }[] = [];

/** A tab: separate modules over shared storage and channels. */
const openTab = async () => {
  vi.resetModules();
  const session = await import('./session.ts');
  tabs.push(session);
  const { signOut, onWipe } = await import('./sign-out.ts');
  const { openStore } = await import('#web/data/store.ts');
  session.loadSession();
  return { current: session.currentSession, lapsed: session.sessionLapsed, signOut, onWipe, openStore };
};

const answer = async (address: string | URL | Request): Promise<Response> => {
  const path = String(address).split('?')[0] ?? '';
  if (!server.reachable) throw new TypeError('Failed to fetch');
  server.calls.push(path);
  if (path.endsWith('/sign-out')) {
    server.user = null;
    return Response.json({});
  }
  return Response.json({ user: server.user, localGoogle: true });
};

beforeEach(() => {
  server = { user: null, reachable: true, calls: [] };
  browserEvents = new EventTarget();
  vi.stubGlobal('window', browserEvents);
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('sessionStorage', webStorage());
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  for (const { forgetSession } of tabs.splice(0)) forgetSession();
  vi.unstubAllGlobals();
});

test('sign-out: the previous user is known at once, then the server decides', async () => {
  server.user = alex;
  const first = await openTab();
  expect(first.current().state).toBe('loading');
  await eventually(() => expect(first.current()).toMatchObject({ state: 'signed-in', user: alex }));
  const next = await openTab();
  expect(next.current()).toMatchObject({ state: 'signed-in', user: alex });
});

test("sign-out: offline the previous user stays known, and a stranger sees 'unreachable'", async () => {
  server.reachable = false;
  const stranger = await openTab();
  await eventually(() => expect(stranger.current().state).toBe('unreachable'));
  localStorage.setItem('flow_session', JSON.stringify({ user: alex, localGoogle: true }));
  expect((await openTab()).current()).toMatchObject({ state: 'signed-in', user: alex });
});

test('sign-out: a lapsed session ends in the tab, and the stored data waits for its user', async () => {
  server.user = alex;
  const tab = await openTab();
  await eventually(() => expect(tab.current().state).toBe('signed-in'));
  const store = tab.openStore(alex.id);
  await store.change('place', { put: new Map([['revision', 7]]) });
  store.close();
  server.user = null;
  tab.lapsed();
  await eventually(() => expect(tab.current().state).toBe('signed-out'));
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([`flow-${alex.id}`]);
});

test('sign-out: clears this tab, the other tab and the server, and keeps the theme', async () => {
  server.user = alex;
  localStorage.setItem('flow_theme', 'dark');
  const other = await openTab();
  const tab = await openTab();
  await eventually(() =>
    expect([tab, other].map(({ current }) => current().state)).toEqual(['signed-in', 'signed-in']),
  );
  await tab.openStore(alex.id).all('place');
  localStorage.setItem(`flow.place.${alex.id}`, 'somewhere');
  const wiped: string[] = [];
  tab.onWipe(() => {
    throw new Error('this one fails');
  });
  tab.onWipe(() => void wiped.push('voice'));
  await tab.signOut();
  expect(tab.current().state).toBe('signed-out');
  await eventually(() => expect(other.current().state).toBe('signed-out'));
  expect(wiped).toEqual(['voice']);
  expect(await indexedDB.databases()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['flow_theme']);
  expect(server.user).toBeNull();
});

test('sign-out: a database blocked by another window does not keep the user signed in', async () => {
  server.user = alex;
  const tab = await openTab();
  await eventually(() => expect(tab.current().state).toBe('signed-in'));
  const stubborn = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(`flow-${alex.id}`);
    request.onsuccess = () => resolve(request.result);
  });
  await tab.signOut();
  expect(server.user).toBeNull();
  stubborn.close();
  await eventually(async () => expect(await indexedDB.databases()).toEqual([]));
});

test('sign-out: done offline it stays done, and the server hears of it first', async () => {
  server.user = alex;
  const tab = await openTab();
  await eventually(() => expect(tab.current().state).toBe('signed-in'));
  server.reachable = false;
  await tab.signOut();
  expect(tab.current().state).toBe('signed-out');
  const reloaded = await openTab();
  await eventually(() => expect(reloaded.current().state).toBe('signed-out'));
  server.reachable = true;
  server.calls = [];
  const later = await openTab();
  await eventually(() => expect(server.calls).toContain('/api/accounts/session'));
  expect(server.calls[0]).toBe('/api/accounts/sign-out');
  expect(server.user).toBeNull();
  await eventually(() => expect(later.current().state).toBe('signed-out'));
});

test('sign-out: the next person on the browser sees nothing of the one before', async () => {
  server.user = alex;
  const tab = await openTab();
  await eventually(() => expect(tab.current().state).toBe('signed-in'));
  await tab.signOut();
  server.user = maya;
  const next = await openTab();
  expect(next.current().user).toBeNull();
  await eventually(() => expect(next.current()).toMatchObject({ user: maya }));
});
