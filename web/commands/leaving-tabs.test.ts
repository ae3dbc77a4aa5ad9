// Two tabs of one person, with and without a network: what was held in the one is sent by neither.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UserId } from '#domain/id.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { memoryStore } from '#web/data/memory-store.ts';
import type { Store } from '#web/data/store.ts';

const user = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const dana = { name: 'Dana', email: 'dana@northwind.example' };

/** The server notes what it is asked about sendings. */
let asked: string[];
let network: boolean;
/** What an answer to a sending waits for. */
let slow: Promise<void>;
const answer = async (url: string, { body = '{}' }: { body?: string }): Promise<Response> => {
  if (!network) throw new TypeError('no network');
  const given: { sendingId?: string; draft?: { id: string } } = JSON.parse(body);
  if (url === '/api/sendings' && given.sendingId !== undefined) {
    asked.push(`send ${given.sendingId}`);
    await slow;
    return Response.json({ state: 'queued', leavesIn: 10_000 });
  }
  if (url.endsWith('/stop')) {
    const id = url.split('/').at(-2) ?? '';
    asked.push(`stop ${id}`);
    return Response.json({ held: true });
  }
  if (url.startsWith('/api/sendings')) return Response.json({ drafts: [], sendings: [], holdSeconds: 10 });
  return Response.json({ kind: 'kept', version: 1, strangers: [], gone: [] });
};

let device: Store;
const closing: (() => void)[] = [];

/** Modules of its own, over the device that all tabs share. */
const openTab = async () => {
  vi.resetModules();
  const leaving = await import('./leaving.ts');
  const box = await import('./draft-box.ts');
  const { openDraftShelf } = await import('./draft-shelf.ts');
  const page = crypto.randomUUID();
  const alive = async (): Promise<ReadonlySet<string>> => pages;
  pages.add(page);
  box.keepDraftsIn(openDraftShelf(device, { page, alive }));
  const told = { ownAddress: () => 'alex@northwind.example', sent() {}, back: vi.fn<() => void>(), forked() {} };
  const unfollow = leaving.followSendings(user, told);
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
    leaving.sendDraft({ spoken: false, byHand: true, at: null });
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
  return { send, hold, waiting, deliver, close, writing: box.writing.current, back: told.back };
};
const pages = new Set<string>();

const settled = async (): Promise<void> => {
  for (let nth = 0; nth < 100; nth++) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  [asked, network, slow, device] = [[], false, Promise.resolve(), memoryStore()];
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

it('what one tab sends without a network is shown in the other, and sent when the one is closed', async () => {
  const one = await openTab();
  const other = await openTab();
  const id = await one.send();
  expect(other.waiting()).toEqual([id]);
  one.close();
  network = true;
  await other.deliver();
  expect(asked).toEqual([`send ${id}`]);
});

it.each(['at once', 'though it hears nothing'])(
  'what is held in one tab is not sent by another that had seen it wait: %s',
  async (how) => {
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
  },
);

it('what is held in the other tab is stopped, whichever of them reaches the server', async () => {
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

it('what another tab asked the server for is stopped there, not only here', async () => {
  const one = await openTab();
  const id = await one.send();
  const other = await openTab();
  // The other tab comes first, and then the network is gone again.
  network = true;
  await other.deliver();
  network = false;
  expect(await one.hold()).toBe('unreachable');
  network = true;
  await one.deliver();
  expect(asked).toEqual([`send ${id}`, `stop ${id}`]);
});

it('what is held in one tab while another is just giving it to the server is stopped there', async () => {
  const one = await openTab();
  const id = await one.send();
  const other = await openTab();
  const { promise, resolve } = Promise.withResolvers<void>();
  slow = promise;
  network = true;
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementationOnce(() => {});
  const given = other.deliver();
  await vi.waitUntil(() => asked.length === 1);
  network = false;
  expect(await one.hold()).toBe('held');
  network = true;
  resolve();
  await given;
  await settled();
  expect(asked).toEqual([`send ${id}`, `stop ${id}`]);
  expect([one.waiting(), other.waiting()]).toEqual([[], []]);
});
