import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandId, ThreadId, UserId } from '#domain/id.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { openStore, type Store, wipeStore } from '#web/data/store.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entries.ts';

const user = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const entry = (n: number): OutboxEntry => ({
  id: CommandId.parse(`0199bbbb-0000-7000-8000-${String(n).padStart(12, '0')}`),
  command: { kind: 'archive', args: { threadIds: [ThreadId.parse(`t${n}`)] } },
  spoken: false,
  changes: [],
});

/** A server that notes what it was given, and answers as told. */
let answers: (() => Response)[] = [];
let asked: string[] = [];
const done =
  (revision = 7) =>
  () =>
    Response.json({ id: entry(1).id, done: [], revision });
const problem = (code: string, status: number) => () => Response.json({ code }, { status });
const away = () => {
  throw new TypeError('no network');
};

let store: Store;
const opened: Outbox[] = [];
const open = (told: Partial<Parameters<typeof openOutbox>[2]> = {}): Outbox => {
  const outbox = openOutbox(store, user, { refused: () => {}, lapsed: () => {}, ...told });
  opened.push(outbox);
  return outbox;
};
const kept = async (): Promise<number> => (await store.all('outbox')).size;

beforeEach(async () => {
  answers = [];
  asked = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    asked.push(String(JSON.parse(init.body).id));
    return (answers.shift() ?? done())();
  });
  store = await openStore(user);
});
afterEach(async () => {
  for (const outbox of opened.splice(0)) outbox.close();
  store.close();
  await wipeStore(user);
  vi.unstubAllGlobals();
});

describe('the outbox', () => {
  it('sends in the order in which the person acted, and keeps nothing that was acknowledged', async () => {
    const outbox = open();
    for (const n of [1, 2, 3]) outbox.give(entry(n));
    await vi.waitUntil(async () => asked.length === 3 && (await kept()) === 0);
    expect(asked).toEqual([1, 2, 3].map((n) => entry(n).id));
  });

  it('shows a command until the mailbox has it', async () => {
    answers = [away];
    open().give(entry(4));
    expect(mailbox.current().waiting).toBe(1);
  });

  it('keeps what found no server, in order, and sends it when the network is back', async () => {
    answers = [away, away];
    const outbox = open();
    outbox.give(entry(1));
    outbox.give(entry(2));
    await vi.waitUntil(async () => asked.length === 2 && (await kept()) === 2);
    window.dispatchEvent(new Event('online'));
    await vi.waitUntil(async () => (await kept()) === 0);
    expect(asked.slice(-2)).toEqual([entry(1).id, entry(2).id]);
  });

  it('is sent by the next visit when this one ended first', async () => {
    answers = [away, away, away];
    open().give(entry(1));
    await vi.waitUntil(async () => (await kept()) === 1);
    for (const outbox of opened.splice(0)) outbox.close();
    answers = [];
    open();
    await vi.waitUntil(async () => (await kept()) === 0);
    expect(asked.at(-1)).toBe(entry(1).id);
  });

  it('drops what can never be done, tells why, and goes on with the next', async () => {
    answers = [problem('thread.unknown', 404)];
    const refused: string[] = [];
    const outbox = open({ refused: (one, code) => refused.push(`${one.id} ${code}`) });
    outbox.give(entry(1));
    outbox.give(entry(2));
    await vi.waitUntil(async () => asked.length === 2 && (await kept()) === 0);
    expect(refused).toEqual([`${entry(1).id} thread.unknown`]);
  });

  it('keeps everything when the session is over', async () => {
    answers = [problem('session.missing', 401)];
    const lapsed = vi.fn<() => void>();
    open({ lapsed }).give(entry(1));
    await vi.waitUntil(() => lapsed.mock.calls.length > 0);
    expect(await kept()).toBe(1);
  });

  it('still sends when the device has no room', async () => {
    vi.spyOn(store, 'change').mockRejectedValueOnce(new Error('quota exceeded'));
    open().give(entry(1));
    await vi.waitUntil(() => asked.length === 1);
    expect(asked).toEqual([entry(1).id]);
  });

  it('two tabs of one person send each command once', async () => {
    const [one, other] = [open(), open()];
    one.give(entry(1));
    other.give(entry(2));
    await vi.waitUntil(async () => asked.length >= 2 && (await kept()) === 0);
    expect(asked.toSorted()).toEqual([entry(1).id, entry(2).id]);
  });
});
