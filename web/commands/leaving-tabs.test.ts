import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserId } from '#domain/id.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { until } from '#test/support/until.ts';
import { memoryStore } from '#web/data/memory-store.ts';
import type { Store } from '#web/data/store.ts';

const user = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const dana = { name: 'Dana', email: 'dana@northwind.example' };

/** Records requests about sendings. */
let asked: string[];
let network: boolean;
/** Delays the answers of the server. */
let slow: Promise<void>;
let slowList: Promise<void>;
/** The server's state: sent or stopped, with the draft. */
let stands: Map<string, { draft: { id: string } | undefined; state: string }>;
const answer = async (url: string, { body = '{}' }: { body?: string }): Promise<Response> => {
  if (!network) throw new TypeError('no network');
  const given: { sendingId?: string; draft?: { id: string } } = JSON.parse(body);
  if (url === '/api/sendings' && given.sendingId !== undefined) {
    asked.push(`send ${given.sendingId}`);
    const before = stands.get(given.sendingId);
    const { state } = before ?? { state: 'queued' };
    if (!before) stands.set(given.sendingId, { draft: given.draft, state });
    await slow;
    return Response.json({ state, leavesIn: 10_000 });
  }
  if (url.endsWith('/stop')) {
    const id = url.split('/').at(-2) ?? '';
    asked.push(`stop ${id}`);
    stands.set(id, { draft: stands.get(id)?.draft, state: 'stopped' });
    return Response.json({ held: true });
  }
  if (url.startsWith('/api/sendings')) return listed();
  return Response.json({ kind: 'kept', version: 1, strangers: [], gone: [] });
};

const listed = async (): Promise<Response> => {
  const all = [...stands].flatMap(([id, { draft, state }]) => (draft ? [{ id, draft, state }] : []));
  await slowList;
  const sendings = all.map(({ id, draft, state }) => ({
    id,
    draftId: draft.id,
    state,
    leavesIn: 10_000,
    scheduled: false,
    problem: null,
  }));
  return Response.json({ drafts: all.map(({ draft }) => draft), sendings, holdSeconds: 10 });
};

let device: Store;
const closing: (() => void)[] = [];

const openTab = async () => {
  vi.resetModules();
  const leaving = await import('./leaving.ts');
  const box = await import('./draft-box.ts');
  const { openDraftShelf } = await import('./draft-shelf.ts');
  const { heardSending } = await import('#web/data/sending.ts');
  const page = crypto.randomUUID();
  const alive = async (): Promise<ReadonlySet<string>> => pages;
  pages.add(page);
  box.keepDraftsIn(openDraftShelf(device, { page, alive }));
  const listeners = { ownAddress: () => 'alex@northwind.example', sent() {}, back: vi.fn<() => void>(), forked() {} };
  const unfollow = leaving.followSendings(user, listeners);
  await settled();
  const close = (): void => {
    pages.delete(page);
    unfollow();
    box.keepDraftsIn(null);
  };
  closing.push(close);
  const send = async (): Promise<string> => {
    box.openDraft(draftOf({ to: [dana], subject: 'Friday', text: 'Yes.' }));
    await box.makeReady();
    leaving.sendDraft({ proof: 'tap', at: null });
    await settled();
    return waiting()[0] ?? '';
  };
  const waiting = (): string[] => leaving.leaving.current().map(({ confirmed }) => confirmed.sendingId);
  const hold = async () => {
    const [one] = leaving.leaving.current();
    const answered = one && (await leaving.holdBack(one.confirmed.sendingId));
    await settled();
    return answered;
  };
  const deliver = async (): Promise<void> => {
    leaving.deliver();
    await settled();
  };
  const check = async (): Promise<void> => {
    heardSending((checks += 1));
    await settled();
  };
  return { send, hold, waiting, deliver, look: check, close, writing: box.writing.current, back: listeners.back };
};
const pages = new Set<string>();
let checks = 0;

const settled = async (): Promise<void> => {
  for (let nth = 0; nth < 100; nth++) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  [asked, network, slow, slowList, device] = [[], false, Promise.resolve(), Promise.resolve(), memoryStore()];
  stands = new Map();
  pages.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('navigator', {
    get onLine() {
      return network;
    },
  });
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

test("a tab shows another tab's offline mail, and sends it when that tab closes", async () => {
  const one = await openTab();
  const other = await openTab();
  const id = await one.send();
  expect(other.waiting()).toEqual([id]);
  one.close();
  network = true;
  await other.deliver();
  expect(asked).toEqual([`send ${id}`]);
});

test.each(['at once', 'though it hears nothing'])('no tab sends mail that another tab held: %s', async (how) => {
  const one = await openTab();
  const id = await one.send();
  const other = await openTab();
  expect(other.waiting()).toEqual([id]);
  if (how !== 'at once') vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  expect(await one.hold()).toBe('held');
  if (how === 'at once') expect(other.waiting()).toEqual([]);
  network = true;
  await other.deliver();
  await one.deliver();
  vi.restoreAllMocks();
  expect(asked).toEqual([]);
  expect([one.writing()?.draft.text, other.waiting()]).toEqual(['Yes.', []]);
});

test('a hold in another tab stops the mail, whichever tab reaches the server', async () => {
  const one = await openTab();
  const id = await one.send();
  const other = await openTab();
  expect(await other.hold()).toBe('unreachable');
  other.close();
  network = true;
  await one.deliver();
  expect(asked).toEqual([`stop ${id}`]);
  expect(one.waiting()).toEqual([]);
});

test('a hold also stops mail that another tab gave to the server', async () => {
  const one = await openTab();
  const id = await one.send();
  const other = await openTab();
  // The other tab reconnects first, then goes offline again.
  network = true;
  await other.deliver();
  network = false;
  expect(await one.hold()).toBe('unreachable');
  network = true;
  await one.deliver();
  expect(asked).toEqual([`send ${id}`, `stop ${id}`]);
});

test('a hold stops mail that another tab is giving to the server', async () => {
  const one = await openTab();
  const id = await one.send();
  const other = await openTab();
  const { promise, resolve } = Promise.withResolvers<void>();
  slow = promise;
  network = true;
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementationOnce(() => {});
  const given = other.deliver();
  await until(() => asked.length === 1);
  network = false;
  expect(await one.hold()).toBe('held');
  network = true;
  resolve();
  await given;
  await settled();
  expect(asked).toEqual([`send ${id}`, `stop ${id}`]);
  expect([one.waiting(), other.waiting()]).toEqual([[], []]);
});

test('held mail stays on the screen, even after an old server answer says it waits', async () => {
  network = true;
  const one = await openTab();
  const id = await one.send();
  const { promise, resolve } = Promise.withResolvers<void>();
  slowList = promise;
  await one.look();
  expect(await one.hold()).toBe('held');
  resolve();
  await settled();
  expect([one.waiting(), one.writing()?.draft.text]).toEqual([[], 'Yes.']);
  slowList = Promise.resolve();
  await one.look();
  one.close();
  const next = await openTab();
  expect([next.waiting(), next.writing()?.draft.text]).toEqual([[], 'Yes.']);
  expect(asked).toEqual([`send ${id}`, `stop ${id}`]);
});

test('mail held just before the page closes is on the screen at the next visit', async () => {
  network = true;
  const one = await openTab();
  await one.send();
  const change = vi.spyOn(device, 'change').mockResolvedValue();
  expect(await one.hold()).toBe('held');
  one.close();
  change.mockRestore();
  const next = await openTab();
  expect([next.waiting(), next.writing()?.draft.text]).toEqual([[], 'Yes.']);
  next.close();
  expect((await openTab()).writing()?.draft.text).toBe('Yes.');
});

test('a tab that misses the hold does not open the held draft twice', async () => {
  network = true;
  const one = await openTab();
  await one.send();
  const other = await openTab();
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  expect(await one.hold()).toBe('held');
  await other.deliver();
  await other.look();
  vi.restoreAllMocks();
  expect([one.writing()?.draft.text, other.writing(), other.waiting()]).toEqual(['Yes.', null, []]);
});
