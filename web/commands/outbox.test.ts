import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CommandId, ThreadId, UserId } from '#domain/id.ts';
import { until } from '#test/support/until.ts';
import { forget, mailbox } from '#web/data/mailbox-state.ts';
import { openStore, type Store, wipeStore } from '#web/data/store.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import type { KeptEntry, OutboxEntry } from './outbox-entries.ts';

const user = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const entry = (n: number): OutboxEntry => ({
  id: CommandId.parse(`0199bbbb-0000-7000-8000-${String(n).padStart(12, '0')}`),
  command: { kind: 'archive', args: { threadIds: [ThreadId.parse(`t${n}`)] } },
  spoken: false,
  changes: [],
});

let answers: (() => Response | Promise<Response>)[] = [];
let asked: string[] = [];
const done =
  (revision = 7) =>
  () =>
    Response.json({ id: entry(1).id, done: [], revision });
const problem = (code: string, status: number) => () => Response.json({ code }, { status });
const failing = problem('unexpected', 500);
const away = () => {
  throw new TypeError('no network');
};

const pass = async (until: () => boolean): Promise<void> => {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  while (!until()) {
    await vi.advanceTimersByTimeAsync(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
};

let store: Store;
const opened: Outbox[] = [];
const open = (events: Partial<Parameters<typeof openOutbox>[2]> = {}): Outbox => {
  const nothing = {
    accepted() {},
    refused() {},
    dropped() {},
    overheard() {},
    stuck() {},
    lapsed() {},
    outdated() {},
    unknown() {},
  };
  const outbox = openOutbox(store, user, { ...nothing, ...events });
  opened.push(outbox);
  return outbox;
};
const kept = async (): Promise<number> => (await store.all('outbox')).size;

beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    asked.push(String(JSON.parse(init.body).id));
    return (answers.shift() ?? done())();
  });
  store = openStore(user);
});
afterEach(async () => {
  for (const outbox of opened.splice(0)) outbox.close();
  vi.useRealTimers();
  forget();
  store.close();
  await wipeStore(user);
  vi.unstubAllGlobals();
});

describe('the outbox', () => {
  test("sends in the person's order and deletes acknowledged commands", async () => {
    const outbox = open();
    for (const n of [1, 2, 3]) outbox.give(entry(n));
    await until(async () => asked.length === 3 && (await kept()) === 0);
    expect(asked).toEqual([1, 2, 3].map((n) => entry(n).id));
  });

  test('shows a command until the mailbox contains it', async () => {
    answers = [away];
    open().give(entry(4));
    expect(mailbox.current().waiting).toBe(1);
  });

  test('keeps offline commands in order and sends them after a reconnect', async () => {
    answers = [away];
    const outbox = open();
    outbox.give(entry(1));
    outbox.give(entry(2));
    await until(async () => asked.length === 1 && (await kept()) === 2);
    window.dispatchEvent(new Event('online'));
    await until(async () => (await kept()) === 0);
    expect(asked.slice(-2)).toEqual([entry(1).id, entry(2).id]);
  });

  test('sends at once on request, before the next retry', async () => {
    answers = [away];
    // The clock stands still, so no retry starts.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const tick = () => new Promise((resolve) => setImmediate(resolve));
    const outbox = open();
    outbox.give(entry(1));
    while (asked.length < 1 || mailbox.current().online) await tick();
    outbox.sendNow();
    while (asked.length < 2) await tick();
    expect(asked).toEqual([entry(1).id, entry(1).id]);
  });

  test('the next visit sends what an interrupted visit left', async () => {
    answers = [away, away, away];
    open().give(entry(1));
    await until(async () => (await kept()) === 1);
    for (const outbox of opened.splice(0)) outbox.close();
    answers = [];
    open();
    await until(async () => (await kept()) === 0);
    expect(asked.at(-1)).toBe(entry(1).id);
  });

  test('drops an impossible command, reports the reason, and continues', async () => {
    answers = [problem('thread.unknown', 404)];
    const refused: string[] = [];
    const outbox = open({ refused: (one, code) => refused.push(`${one.id} ${code}`) });
    outbox.give(entry(1));
    outbox.give(entry(2));
    await until(async () => asked.length === 2 && (await kept()) === 0);
    expect(refused).toEqual([`${entry(1).id} thread.unknown`]);
  });

  test('keeps everything when the session ends', async () => {
    answers = Array.from({ length: 9 }, () => problem('session.missing', 401));
    const lapsed = vi.fn<() => void>();
    open({ lapsed }).give(entry(1));
    await until(() => lapsed.mock.calls.length > 1);
    expect(await kept()).toBe(1);
  });

  test('stores a command at once, even while an earlier one is being sent', async () => {
    let answer = (_: Response): void => {};
    answers = [
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ];
    const outbox = open();
    outbox.give(entry(1));
    await until(() => asked.length === 1);
    outbox.give(entry(2));
    await until(async () => (await kept()) === 2);
    expect(asked).toEqual([entry(1).id]);
    answer(done()());
    await until(async () => (await kept()) === 0);
  });

  test('still sends after the device loses its database', async () => {
    const outbox = open();
    vi.spyOn(store, 'all').mockRejectedValue(new Error('the connection is closing'));
    vi.spyOn(store, 'change').mockRejectedValue(new Error('the connection is closing'));
    outbox.give(entry(1));
    outbox.give(entry(2));
    await until(() => asked.length === 2);
    vi.restoreAllMocks();
    expect(asked).toEqual([entry(1).id, entry(2).id]);
  });

  test('reports a command that a reachable server keeps failing, and drops it on request', async () => {
    answers = [failing, failing, failing, failing, failing, failing];
    const stuck = vi.fn<(one: KeptEntry | null) => void>();
    const dropped = vi.fn<(id: CommandId) => void>();
    const outbox = open({ stuck, dropped });
    outbox.give(entry(1));
    outbox.give(entry(2));
    await pass(() => asked.length === 4);
    expect(stuck).not.toHaveBeenCalled();
    await pass(() => asked.length === 6);
    expect(stuck.mock.calls).toEqual([[entry(1)]]);
    expect(mailbox.current()).toMatchObject({ waiting: 2, online: true });
    answers = [];
    outbox.drop(entry(1).id);
    await until(async () => (await kept()) === 0 && mailbox.current().waiting === 0);
    expect(asked.at(-1)).toBe(entry(2).id);
    expect(stuck).toHaveBeenLastCalledWith(null);
    expect(dropped).toHaveBeenCalledWith(entry(1).id);
    expect(mailbox.current().waiting).toBe(0);
  });

  test('does not report a stuck command while the server is away', async () => {
    answers = Array.from({ length: 7 }, () => away);
    const stuck = vi.fn<(one: KeptEntry | null) => void>();
    open({ stuck }).give(entry(1));
    await pass(() => asked.length === 7);
    expect(stuck).not.toHaveBeenCalled();
  });

  test('clears an entry that another tab sent during the read', async () => {
    await store.change('outbox', { put: new Map([[entry(1).id, entry(1)]]) });
    const read = await store.all('outbox');
    let finish = (_: Map<string, unknown>): void => {};
    vi.spyOn(store, 'all').mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const dropped = vi.fn<(id: CommandId) => void>();
    open({ dropped });
    const other = new BroadcastChannel(`flow-outbox-${user}`);
    other.postMessage({ kind: 'answered', id: entry(1).id, revision: null });
    await until(() => dropped.mock.calls.length === 1);
    await store.change('outbox', { clear: true });
    finish(read);
    await until(async () => asked.length === 0 && (await kept()) === 0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(mailbox.current().waiting).toBe(0);
    other.close();
  });

  test("reports the server's results and other tabs' commands", async () => {
    const done = [{ ledger: 'mailbox', edits: [], swaps: [] }];
    answers = [() => Response.json({ id: entry(1).id, done, revision: 7 })];
    const accepted = vi.fn<(one: OutboxEntry, done: unknown) => void>();
    const overheard = vi.fn<(one: OutboxEntry) => void>();
    open({ overheard });
    open({ accepted }).give(entry(1));
    await until(() => accepted.mock.calls.length === 1 && overheard.mock.calls.length === 1);
    expect(accepted).toHaveBeenCalledWith(entry(1), done);
    expect(overheard).toHaveBeenCalledWith(entry(1));
  });

  test('still sends when the device has no space', async () => {
    vi.spyOn(store, 'change').mockRejectedValueOnce(new Error('quota exceeded'));
    open().give(entry(1));
    await until(() => asked.length === 1);
    expect(asked).toEqual([entry(1).id]);
  });

  test('two tabs of one person send each command once', async () => {
    const [one, other] = [open(), open()];
    one.give(entry(1));
    other.give(entry(2));
    await until(async () => asked.length >= 2 && (await kept()) === 0);
    expect(asked.toSorted()).toEqual([entry(1).id, entry(2).id]);
  });
});
