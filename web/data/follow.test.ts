// Following the mailbox against a server that changes its mind: another person's session, another database, a refused channel.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { UserId } from '#domain/id.ts';
import { idle } from '#domain/sync.ts';
import { callAs } from './call.ts';
import { follow } from './follow.ts';
import { forget, mailbox } from './mailbox-state.ts';
import { openStore, type Store, wipeStore } from './store.ts';

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
  Response.json({ revision, threads, gone, more: false, unlisted, sync: idle, failed: [], needsReauth: false });

/** The channels that were opened, as a browser has them. */
const channels: { address: string; readyState: number; onopen: () => void; onerror: () => void; close: () => void }[] =
  [];
const openChannel = function (address: string) {
  const channel = { address, readyState: 0, onopen: () => {}, onerror: () => {}, close: () => {} };
  channels.push(channel);
  return channel;
};
const closed = 2;
/** The server refuses the newest channel, and the browser gives it up. */
const refuse = (): void => {
  const channel = channels.at(-1);
  if (!channel) throw new Error('There is no channel.');
  channel.readyState = closed;
  channel.onerror();
};

let store: Store;
let answers: (() => Response)[];
let calls: { since: string | null; user: string | null }[];
let stop: () => void;

beforeEach(() => {
  [answers, calls] = [[], []];
  channels.splice(0);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('EventSource', Object.assign(openChannel, { CLOSED: closed }));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push({
      since: new URL(address, 'http://flow').searchParams.get('since'),
      user: new Headers(init.headers).get('x-flow-user'),
    });
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

const begin = (lapsed = () => {}): void => {
  stop = follow(store, { userId, lapsed, spared: () => new Set() });
};
const Block = z.array(z.object({ id: z.string() }));
const shelf = async () =>
  [...(await store.all('thread')).values()].flatMap((one) => Block.parse(one).map(({ id }) => id));

describe('following', () => {
  it('says with every call, and of the channel, whose mail this tab takes it for', async () => {
    begin();
    await vi.waitUntil(() => calls.length > 0);
    expect(calls[0]?.user).toBe(userId);
    expect(channels[0]?.address).toContain(`user=${userId}`);
  });

  it('keeps nothing of the mailbox before, once the server has begun another', async () => {
    answers = [() => changes(7, [thread('old', ['INBOX'])])];
    begin();
    await vi.waitUntil(async () => (await shelf()).length === 1);
    answers = [() => changes(3, [thread('new', ['INBOX'])])];
    channels[0]?.onopen();
    await vi.waitUntil(async () => (await shelf()).includes('new'));
    expect(await shelf()).toEqual(['new']);
    expect([...mailbox.current().threads.keys()]).toEqual(['new']);
  });

  it('lets go, on the device too, of what left the inbox long ago', async () => {
    answers = [() => changes(7, [thread('here', ['INBOX']), thread('leaving', ['INBOX'], '2020-01-05T10:00:00Z')])];
    begin();
    await vi.waitUntil(async () => (await shelf()).length === 2);
    answers = [() => changes(8, [thread('leaving', [], '2020-01-05T10:00:00Z')])];
    channels[0]?.onopen();
    await vi.waitUntil(async () => (await shelf()).length === 1);
    expect(await shelf()).toEqual(['here']);
    expect([...mailbox.current().threads.keys()]).toEqual(['here']);
  });

  it('asks only for what is new since what the device kept, however soon the channel opens', async () => {
    answers = [() => changes(7, [thread('archived', [], new Date().toISOString()), thread('here', ['INBOX'])])];
    begin();
    await vi.waitUntil(async () => (await shelf()).length === 2);
    stop();
    forget();
    calls = [];
    answers = [() => changes(7)];
    begin();
    channels.at(-1)?.onopen();
    await vi.waitUntil(() => calls.length > 0);
    expect(calls[0]?.since).toBe('7');
    expect([...mailbox.current().threads.keys()]).toEqual(['archived', 'here']);
  });

  it('takes nothing more in once it has ended', async () => {
    let answer = (_: Response): void => {};
    vi.stubGlobal('fetch', () => {
      calls.push({ since: '0', user: null });
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    });
    begin();
    await vi.waitUntil(() => calls.length > 0);
    stop();
    answer(changes(7, [thread('theirs', ['INBOX'])]));
    await new Promise((resolve) => setImmediate(resolve));
    expect(mailbox.current().threads.size).toBe(0);
    expect(await shelf()).toEqual([]);
  });

  it('opens the channel anew after it was refused, and looks', async () => {
    begin();
    await vi.waitUntil(() => calls.length === 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    refuse();
    await vi.advanceTimersByTimeAsync(1000);
    expect(channels).toHaveLength(2);
    expect(calls.length).toBe(2);
    refuse();
    await vi.advanceTimersByTimeAsync(1999);
    expect(channels).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(channels).toHaveLength(3);
  });

  it('tells when the session is over or another person’s, and goes on once it is theirs again', async () => {
    const lapsed = vi.fn<() => void>();
    answers = [() => Response.json({ code: 'session.missing' }, { status: 401 })];
    begin(lapsed);
    await vi.waitUntil(() => lapsed.mock.calls.length === 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    channels[0]?.onopen();
    await vi.waitUntil(() => calls.length === 2);
    expect(mailbox.current().online).toBe(true);
  });
});
