// Following the mailbox against a server that changes its mind: another person's session, another database.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { wire } from '#api/endpoint.ts';
import { ThreadId, UserId } from '#domain/id.ts';
import { isWhole } from '#domain/mail.ts';
import { idle } from '#domain/sync.ts';
import { until } from '#test/support/until.ts';
import { callAs } from './call.ts';
import { follow } from './follow.ts';
import { forget, mailbox, serverRevision } from './mailbox-state.ts';
import { openStore, type Store, wipeStore } from './store.ts';
import { wantTexts } from './texts.ts';

const userId = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const thread = (id: string, labels: string[], at = '2026-01-05T10:00:00Z') => ({
  id,
  messages: [
    {
      id,
      from: { name: 'Priya', email: 'priya@northwind.example' },
      to: [],
      cc: [],
      subject: 'Budget',
      at,
      labels,
      reading: { version: 1, paragraphs: [], summary: '', asks: false, askWords: '', bulk: false, seconds: 1 },
      attachments: [],
      invitation: null,
      state: 'parsed',
    },
  ],
  sender: { received: 1, sent: 0 },
});
const changes = (revision: number, threads: unknown[] = [], gone: string[] = [], unlisted: number | null = null) =>
  Response.json({
    revision,
    threads,
    gone,
    more: false,
    unlisted,
    sync: idle,
    failed: [],
    needsReauth: false,
    labels: null,
    blocked: null,
  });

const channels: { address: string; readyState: number; onopen: () => void; onerror: () => void; close: () => void }[] =
  [];
const openChannel = function (address: string) {
  const channel = { address, readyState: 0, onopen: () => {}, onerror: () => {}, close: () => {} };
  channels.push(channel);
  return channel;
};
let store: Store;
let answers: (() => Response)[];
let pages: (() => Response)[];
let calls: { since: string | null; user: string | null }[];
let asked: string[];
let stop: () => void;

beforeEach(() => {
  [answers, pages, calls, asked] = [[], [], [], []];
  channels.splice(0);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('EventSource', Object.assign(openChannel, { CLOSED: 2 }));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://flow');
    if (pathname === '/api/threads')
      return Response.json({ threads: (searchParams.get('ids') ?? '').split(',').map((id) => thread(id, ['inbox'])) });
    if (pathname === '/api/mailbox/inbox') {
      asked.push(`${searchParams.get('after')}-${searchParams.get('upTo')}`);
      return (pages.shift() ?? (() => Response.json({ threads: [], after: null })))();
    }
    calls.push({ since: searchParams.get('since'), user: new Headers(init.headers).get('x-flow-user') });
    return (answers.shift() ?? (() => changes(9)))();
  });
  store = openStore(userId);
  callAs(userId);
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  callAs(null);
  forget();
  store.close();
  await wipeStore(userId);
  vi.unstubAllGlobals();
});

const begin = (lapsed = () => {}, outdated = () => {}): void => {
  stop = follow(store, { userId, lapsed, outdated, spared: () => new Set(), afterMail: () => {} });
};
const Block = z.array(z.object({ id: z.string() }));
const shelf = async () =>
  [...(await store.all('thread')).values()].flatMap((one) => Block.parse(one).map(({ id }) => id));

describe('following the mailbox', () => {
  test("names the tab's user in every call and in the channel", async () => {
    begin();
    await until(() => calls.length > 0);
    expect(calls[0]?.user).toBe(userId);
    expect(channels[0]?.address).toContain(`user=${userId}`);
  });

  test('drops the old mailbox when the server starts a new one', async () => {
    answers = [() => changes(7, [thread('old', ['inbox'])])];
    begin();
    await until(async () => (await shelf()).length === 1);
    answers = [() => changes(3, [thread('new', ['inbox'])])];
    channels[0]?.onopen();
    await until(async () => (await shelf()).includes('new'));
    expect(await shelf()).toEqual(['new']);
    expect([...mailbox.current().threads.keys()]).toEqual(['new']);
  });

  test('removes threads that left the inbox long ago, also from the device', async () => {
    answers = [() => changes(7, [thread('here', ['inbox']), thread('leaving', ['inbox'], '2020-01-05T10:00:00Z')])];
    begin();
    await until(async () => (await shelf()).length === 2);
    answers = [() => changes(8, [thread('leaving', [], '2020-01-05T10:00:00Z')])];
    channels[0]?.onopen();
    await until(async () => (await shelf()).length === 1);
    expect(await shelf()).toEqual(['here']);
    expect([...mailbox.current().threads.keys()]).toEqual(['here']);
  });

  test('asks only for changes since the stored revision, however soon the channel opens', async () => {
    answers = [() => changes(7, [thread('archived', [], new Date().toISOString()), thread('here', ['inbox'])])];
    begin();
    await until(async () => (await shelf()).length === 2);
    stop();
    forget();
    calls = [];
    answers = [() => changes(7)];
    begin();
    channels.at(-1)?.onopen();
    await until(() => calls.length > 0);
    expect(calls[0]?.since).toBe('7');
    expect([...mailbox.current().threads.keys()]).toEqual(['archived', 'here']);
  });

  test('ignores answers after it ends', async () => {
    let answer = (_: Response): void => {};
    vi.stubGlobal('fetch', () => {
      calls.push({ since: '0', user: null });
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    });
    begin();
    await until(() => calls.length > 0);
    stop();
    answer(changes(7, [thread('theirs', ['inbox'])]));
    await new Promise((resolve) => setImmediate(resolve));
    expect(mailbox.current().threads.size).toBe(0);
    expect(await shelf()).toEqual([]);
  });

  test('reports an ended or foreign session, and resumes when it is back', async () => {
    const lapsed = vi.fn<() => void>();
    answers = [() => Response.json({ code: 'session.missing' }, { status: 401 })];
    begin(lapsed);
    await until(() => lapsed.mock.calls.length === 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    channels[0]?.onopen();
    await until(() => calls.length === 2);
    expect(mailbox.current().online).toBe(true);
  });
});

describe('a tab of another version than the server', () => {
  test('names its version in every call', async () => {
    let version: string | null = null;
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      version = new Headers(init.headers).get(wire.header);
      return changes(9);
    });
    begin();
    await until(() => version !== null);
    expect(version).toBe(wire.version);
  });

  test('keeps its queue, and says that it is outdated', async () => {
    answers = [() => changes(7, [thread('here', ['inbox'])])];
    const outdated = vi.fn<() => void>();
    const lapsed = vi.fn<() => void>();
    begin(lapsed, outdated);
    await until(() => mailbox.current().threads.size === 1);
    answers = [() => Response.json({ code: 'page.outdated' }, { status: 401 })];
    channels[0]?.onopen();
    await until(() => outdated.mock.calls.length === 1);
    expect([...mailbox.current().threads.keys()]).toEqual(['here']);
    expect(mailbox.current().online).toBe(true);
    expect(lapsed).not.toHaveBeenCalled();
  });
});

const page = (after: number | null, ...ids: string[]) => Response.json({ threads: ids.map((id) => light(id)), after });
const light = (id: string, labels = ['inbox']) => {
  const one = thread(id, labels);
  return {
    ...one,
    messages: one.messages.map((message) => ({ ...message, reading: { ...message.reading, paragraphs: undefined } })),
  };
};
const seen = (): string[] => [...mailbox.current().threads.keys()].sort();

describe('a large inbox', () => {
  test('shows its front first, and then lists every page', async () => {
    answers = [() => changes(50, [thread('front', ['inbox'])], [], 50)];
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    pages = [() => page(20, 'a', 'b'), () => page(null, 'c')];
    vi.stubGlobal('fetch', withHeldPages(globalThis.fetch, held));
    begin();
    await until(() => mailbox.current().state === 'ready');
    expect([seen(), mailbox.current().listing]).toEqual([['front'], true]);
    goOn();
    await until(() => !mailbox.current().listing);
    expect(asked).toEqual(['0-50', '20-50']);
    expect(seen()).toEqual(['a', 'b', 'c', 'front']);
  });

  test('shows the next mails to play at the next visit, before the server answers', async () => {
    answers = [() => changes(50, [thread('front', ['inbox']), thread('later', ['inbox'])])];
    begin();
    await until(async () => (await shelf()).length === 2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    wantTexts([ThreadId.parse('front')]);
    await vi.advanceTimersByTimeAsync(800);
    vi.useRealTimers();
    await until(async () => (await store.some('place', ['front'])).size === 1);
    stop();
    forget();
    // The device has lost its blocks, and the server does not answer.
    await store.change('thread', { clear: true });
    vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
    begin();
    await until(() => mailbox.current().state === 'ready');
    expect([seen(), isWholeHere('front'), mailbox.current().listing]).toEqual([['front'], true, true]);
  });

  test('continues an interrupted listing at the next visit', async () => {
    answers = [() => changes(50, [thread('front', ['inbox'])], [], 50)];
    pages = [() => page(20, 'a'), () => Response.json({ code: 'unexpected' }, { status: 500 })];
    begin();
    await until(async () => asked.length === 2 && (await shelf()).length === 2);
    stop();
    forget();
    [asked, calls] = [[], []];
    answers = [() => changes(60, [light('a', ['inbox', 'starred'])])];
    pages = [() => page(null, 'b')];
    begin();
    await until(() => asked.length === 1 && !mailbox.current().listing);
    // First the changes, then the remaining pages.
    expect([calls[0]?.since, asked]).toEqual(['50', ['20-50']]);
    expect(seen()).toEqual(['a', 'b', 'front']);
    expect(mailbox.current().threads.get(ThreadId.parse('a'))?.messages[0]?.labels).toContain('starred');
  });

  test('keeps known text when a thread arrives without it', async () => {
    answers = [() => changes(7, [thread('a', ['inbox'])])];
    begin();
    await until(() => seen().length === 1);
    answers = [() => changes(8, [light('a', ['inbox', 'starred'])])];
    channels[0]?.onopen();
    await until(() => serverRevision() === 8);
    const [message] = mailbox.current().threads.get(ThreadId.parse('a'))?.messages ?? [];
    expect(message).toMatchObject({ labels: ['inbox', 'starred'], reading: { paragraphs: [] } });
  });

  test('brings only the requested texts', async () => {
    answers = [() => changes(7, [light('a', ['starred', 'inbox']), light('b')])];
    begin();
    await until(() => seen().length === 2);
    wantTexts([ThreadId.parse('a')]);
    await until(() => isWholeHere('a'));
    expect(isWholeHere('b')).toBe(false);
    expect(mailbox.current().threads.get(ThreadId.parse('a'))?.messages[0]?.labels).toEqual(['starred', 'inbox']);
  });
});

const isWholeHere = (id: string): boolean => {
  const one = mailbox.current().threads.get(ThreadId.parse(id));
  return one !== undefined && isWhole(one);
};

/** Delays pages of the inbox until `held`. */
const withHeldPages =
  (real: typeof fetch, held: Promise<void>): typeof fetch =>
  async (address, init) => {
    if (String(address).startsWith('/api/mailbox/inbox')) await held;
    return real(address, init);
  };
