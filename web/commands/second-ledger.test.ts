// A second ledger on the device: a page registers it in three tables and gives its commands. Outbox, journal and undo stay as they are.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type * as Registry from '#commands/registry.ts';
import { Command } from '#commands/registry.ts';
import { invert } from '#domain/change/define-ledger.ts';
import type * as DomainLedgers from '#domain/change/ledgers.ts';
import { UserId } from '#domain/id.ts';
import { idle } from '#domain/sync.ts';
import { learnNotes, notesHere } from '#test/ledger/notes/device.ts';
import { applied, type NotesDone, notesLedger } from '#test/ledger/notes/rules.ts';
import { until } from '#test/support/until.ts';
import type * as DeviceLedgers from '#web/data/ledgers.ts';
import { openStore, wipeStore } from '#web/data/store.ts';
import { createDevice, type Device, findDeviceBy } from '#web/device.ts';
import { dispatch, journal } from './dispatch.ts';
import { openMailbox } from './open-mailbox.ts';
import { redo, undo } from './undo.ts';
import { waiting } from './waiting.ts';

vi.mock('#domain/change/ledgers.ts', async (original) => {
  const { ledgers } = await original<typeof DomainLedgers>();
  const { notesLedger: notes } = await import('#test/ledger/notes/rules.ts');
  return { ledgers: { ...ledgers, notes } };
});
vi.mock('#commands/registry.ts', async (original) => {
  const { registry } = await original<typeof Registry>();
  const { withNotes } = await import('#test/ledger/notes/registry.ts');
  return withNotes(registry);
});
vi.mock('#web/data/ledgers.ts', async (original) => {
  const { ledgers } = await original<typeof DeviceLedgers>();
  const { notesOnDevice: notes } = await import('#test/ledger/notes/device.ts');
  return { ledgers: { ...ledgers, notes } };
});

const user = UserId.parse('0199aaaa-0000-7000-8000-000000000009');
const pressed = { spoken: false };

/** Only one page is alive at a time. */
let alive: Device | undefined;

/** A server that does each command once and can lose an answer. */
const openServer = () => {
  const executed = new Map<string, { kind: string; done: NotesDone[]; revision: number }>();
  const server = { reachable: true, loseNext: false, posts: 0, notes: new Map<string, string>(), executed };
  const Post = z.object({
    id: z.string(),
    command: z.object({
      kind: z.string(),
      args: z.object({
        key: z.optional(z.string()),
        text: z.optional(z.string()),
        commandId: z.optional(z.string()),
      }),
    }),
  });
  const changesOf = ({ kind, args }: z.infer<typeof Post>['command']) => {
    if (args.commandId !== undefined) return (executed.get(args.commandId)?.done ?? []).toReversed().map(invert);
    const text = { 'add-note': args.text, 'shout-note': args.text?.toUpperCase(), 'drop-note': null }[kind];
    return [{ ledger: 'notes', kind: 'write-note', key: args.key, text }];
  };
  const execute = (body: string): Response => {
    const { id, command } = Post.parse(JSON.parse(body));
    server.posts += 1;
    if (!executed.has(id)) {
      const { notes, done } = applied(
        server.notes,
        changesOf(command).map((change) => notesLedger.Change.parse(change)),
      );
      server.notes = new Map(notes);
      executed.set(id, { kind: command.kind, done, revision: executed.size + 1 });
    }
    return Response.json({ id, ...executed.get(id) });
  };
  const nothingNew = { revision: 1, threads: [], gone: [], more: false, unlisted: null, sync: idle, failed: [] };
  const answer = (address: string, init: { body?: string }): Response => {
    if (address.startsWith('/api/mailbox/changes'))
      return Response.json({ ...nothingNew, needsReauth: false, labels: null, blocked: null });
    return address === '/api/commands' ? execute(init.body ?? '') : Response.json({}, { status: 503 });
  };
  vi.stubGlobal('fetch', async (address: string, init: { body?: string }) => {
    if (!server.reachable) throw new TypeError('no network');
    const answered = answer(address, init);
    if (!server.loseNext || address !== '/api/commands') return answered;
    server.loseNext = false;
    throw new TypeError('the connection was lost');
  });
  return server;
};

const events = {
  refused: vi.fn<() => void>(),
  caughtUp: () => {},
  already: () => {},
  stuck: () => {},
  lapsed: () => {},
  trouble: () => {},
  outdated: () => {},
  unknown: () => {},
  sending: { ownAddress: () => undefined, sent: () => {}, back: () => {}, forked: () => {} },
};

/** A page of this person. `kill` removes its timers and listeners, and closes nothing. */
const openPage = () => {
  const here = new EventTarget();
  vi.stubGlobal('window', here);
  alive = createDevice(user);
  const close = openMailbox(user, events, () => {});
  return {
    give: (kind: string, args: object) => dispatch(Command.parse({ kind, args }), pressed),
    notes: () => Object.fromEntries(notesHere()),
    waits: () => waiting.current().map(({ command }) => command.kind),
    online: () => here.dispatchEvent(new Event('online')),
    reload: close,
    kill: async () => {
      // Its last request fails first, because it is offline.
      for (let ticks = 0; ticks < 50; ticks++) await new Promise((resolve) => setImmediate(resolve));
      vi.clearAllTimers();
    },
  };
};

const stored = async (): Promise<number> => {
  const store = openStore(user);
  const { size } = await store.all('outbox');
  store.close();
  return size;
};

let server: ReturnType<typeof openServer>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal(
    'EventSource',
    Object.assign(
      function () {
        return { readyState: 0, close: () => {} };
      },
      { CLOSED: 2 },
    ),
  );
  findDeviceBy(() => alive);
  server = openServer();
});
afterEach(async () => {
  vi.useRealTimers();
  findDeviceBy(() => undefined);
  await wipeStore(user);
  vi.unstubAllGlobals();
});

test('commands given offline wait through a reload and a killed page, arrive once in order, and can be undone', async () => {
  server.reachable = false;
  const first = openPage();
  first.give('add-note', { key: 'a', text: 'milk' });
  first.give('shout-note', { key: 'a', text: 'bread' });
  expect(first.notes()).toEqual({ a: 'BREAD' });
  undo(null, pressed);
  expect(first.notes()).toEqual({ a: 'milk' });
  await until(async () => (await stored()) === 3);
  first.reload();

  const second = openPage();
  await until(() => second.waits().length === 3 && journal.current().length === 3);
  expect(second.waits()).toEqual(['add-note', 'shout-note', 'undo']);
  expect(second.notes()).toEqual({ a: 'milk' });
  second.give('add-note', { key: 'b', text: 'tea' });
  await until(async () => (await stored()) === 4);
  await second.kill();

  const third = openPage();
  await until(() => third.waits().length === 4 && journal.current().length === 4);
  expect(third.notes()).toEqual({ a: 'milk', b: 'tea' });
  third.give('drop-note', { key: 'a', text: '' });
  undo(null, pressed);
  expect(third.notes()).toEqual({ a: 'milk', b: 'tea' });
  [server.reachable, server.loseNext] = [true, true];
  third.online();
  await until(async () => third.waits().length === 0 && (await stored()) === 0);
  expect([...server.executed.values()].map(({ kind }) => kind)).toEqual([
    'add-note',
    'shout-note',
    'undo',
    'add-note',
    'drop-note',
    'undo',
  ]);
  expect(server.posts).toBe(7);
  expect(Object.fromEntries(server.notes)).toEqual({ a: 'milk', b: 'tea' });

  learnNotes(server.executed.size, server.notes);
  undo(null, pressed);
  expect(third.notes()).toEqual({ a: 'milk' });
  await until(() => third.waits().length === 0);
  expect(Object.fromEntries(server.notes)).toEqual({ a: 'milk' });
  redo(null, pressed);
  await until(() => third.waits().length === 0);
  expect(Object.fromEntries(server.notes)).toEqual({ a: 'milk', b: 'tea' });
  expect(events.refused).not.toHaveBeenCalled();
  third.reload();
});
