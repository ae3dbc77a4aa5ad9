// Tabs, the server and the device's outbox may be of different versions.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CommandId, ThreadId, UserId } from '#domain/id.ts';
import { until } from '#test/support/until.ts';
import { forget } from '#web/data/mailbox-state.ts';
import { openStore, type Store, wipeStore } from '#web/data/store.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import type { KeptEntry, OutboxEntry } from './outbox-entries.ts';

const user = UserId.parse('0199aaaa-0000-7000-8000-000000000008');
const entry = (n: number): OutboxEntry => ({
  id: CommandId.parse(`0199bbbb-0000-7000-8000-${String(n).padStart(12, '0')}`),
  command: { kind: 'archive', args: { threadIds: [ThreadId.parse(`t${n}`)] } },
  spoken: false,
  changes: [],
});
const done = () => Response.json({ id: entry(1).id, done: [], revision: 7 });

let asked: string[] = [];
const answersByKind = (kinds: Record<string, () => Response>): void => {
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    const { id, command } = JSON.parse(init.body);
    asked.push(String(id));
    return (kinds[command.kind] ?? done)();
  });
};
const unknownKind = () => Response.json({ code: 'command.unknown-kind' }, { status: 409 });
const foreign = (n: number) => ({ ...entry(n), command: { kind: 'from-elsewhere', args: { n } }, changes: [{}] });
const keep = (...all: { id: CommandId }[]) => store.change('outbox', { put: new Map(all.map((one) => [one.id, one])) });

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
  asked = [];
  vi.stubGlobal('window', new EventTarget());
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

describe('the outbox with commands of another version', () => {
  test('an old tab keeps a command that a newer server rejects, and offers a reload instead of dropping it', async () => {
    answersByKind({ archive: unknownKind });
    const [outdated, stuck] = [vi.fn<() => void>(), vi.fn<(one: KeptEntry | null) => void>()];
    const outbox = open({ outdated, stuck });
    outbox.give(entry(1));
    outbox.give(entry(2));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    while (asked.length < 8) {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(outdated).toHaveBeenCalled();
    expect(stuck).not.toHaveBeenCalled();
    expect(new Set(asked)).toEqual(new Set([entry(1).id]));
    expect(await kept()).toBe(2);
  });

  test('after the reload, the kept command reaches a server that knows it', async () => {
    answersByKind({ archive: unknownKind });
    const outdated = vi.fn<() => void>();
    open({ outdated }).give(entry(1));
    await until(async () => outdated.mock.calls.length > 0 && (await kept()) === 1);
    for (const outbox of opened.splice(0)) outbox.close();
    answersByKind({});
    open();
    await until(async () => (await kept()) === 0);
    expect(asked.at(-1)).toBe(entry(1).id);
  });

  test("delivers a newer tab's command in its place, and says that this page is old", async () => {
    answersByKind({
      'from-elsewhere': () => Response.json({ id: entry(1).id, done: [{ ledger: 'x' }], revision: 3 }),
    });
    await keep(entry(1), foreign(2), entry(3));
    const [outdated, unknown] = [vi.fn<() => void>(), vi.fn<() => void>()];
    open({ outdated, unknown });
    await until(async () => (await kept()) === 0);
    expect(asked).toEqual([1, 2, 3].map((n) => entry(n).id));
    expect(outdated).toHaveBeenCalledTimes(1);
    expect(unknown).not.toHaveBeenCalled();
  });

  test('keeps a command that nobody knows with its undo, reports it once, and sends the rest', async () => {
    answersByKind({ 'from-elsewhere': unknownKind });
    const undo: OutboxEntry = { ...entry(2), command: { kind: 'undo', args: { commandId: entry(1).id } } };
    await keep(foreign(1), undo, entry(3));
    const unknown = vi.fn<(one: KeptEntry) => void>();
    const outbox = open({ unknown });
    await until(async () => (await kept()) === 2);
    outbox.give(entry(4));
    await until(async () => asked.length === 3 && (await kept()) === 2);
    expect(asked).toEqual([1, 3, 4].map((n) => entry(n).id));
    expect(unknown.mock.calls.map(([{ id }]) => id)).toEqual([entry(1).id]);
    expect([...(await store.all('outbox')).values()]).toEqual([foreign(1), undo]);
    outbox.drop(entry(2).id);
    outbox.drop(entry(1).id);
    await until(async () => (await kept()) === 0);
  });
});
