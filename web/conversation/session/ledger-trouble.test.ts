// A ledger in trouble, from the live channel to the person.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserId } from '#domain/id.ts';
import { idle } from '#domain/sync.ts';
import { until } from '#test/support/until.ts';
import { openMailbox } from '#web/commands/open-mailbox.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { wipeStore } from '#web/data/store.ts';
import { createDevice, findDeviceBy } from '#web/device.ts';
import { shownNotices } from '#web/ui/notices/notice.ts';
import { mailboxNotices } from './mailbox-notices.ts';

const user = UserId.parse('0199aaaa-0000-7000-8000-000000000010');
type Channel = { onopen: () => void; onmessage: (event: { data: string }) => void };
let channel: Channel | null;
let revision: number;
let close: () => void;

beforeEach(async () => {
  [channel, revision] = [null, 7];
  const device = createDevice(user);
  findDeviceBy(() => device);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const openChannel = function () {
    channel = Object.assign({ readyState: 1, close: () => {} }, { onopen: () => {}, onmessage: () => {} });
    return channel;
  };
  vi.stubGlobal('EventSource', Object.assign(openChannel, { CLOSED: 2 }));
  const nothing = { threads: [], gone: [], more: false, unlisted: null, sync: idle, failed: [], needsReauth: false };
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/api/mailbox/changes')
      ? Response.json({ ...nothing, revision, labels: null, blocked: null })
      : Response.json({}, { status: 503 }),
  );
  close = openMailbox(user, mailboxNotices(), () => {});
  await until(() => channel !== null);
});
afterEach(async () => {
  close();
  findDeviceBy(() => undefined);
  await wipeStore(user);
  vi.unstubAllGlobals();
});

const says = (event: object): void => channel?.onmessage({ data: JSON.stringify(event) });
const troubles = (...all: { ledger: string; problem: string }[]) =>
  says({ kind: 'troubles', troubles: all.map((one) => ({ ...one, title: one.ledger })) });
const titles = () => shownNotices().map(({ title }) => title);

test.each(['unexpected', 'provider.unavailable', 'provider.scope-missing'])(
  'a ledger that fails with %s is announced once, however often it is tried, while mail goes on',
  async (problem) => {
    const before = shownNotices().length;
    for (let tries = 0; tries < 5; tries++) {
      troubles({ ledger: 'notes', problem });
      channel?.onopen();
    }
    const [announced] = shownNotices().slice(before);
    expect(titles().slice(before)).toEqual(['Flow can’t update your notes right now. Everything else goes on.']);
    revision = 8;
    says({ kind: 'revision', ledger: 'mailbox', revision });
    await until(() => mailbox.current().online);
    troubles({ ledger: 'notes', problem });
    expect(shownNotices().slice(before)).toEqual([announced]);
  },
);

test('a second ledger in trouble has its own notice, and a new trouble after a recovery is announced again', () => {
  const [notes, tasks] = ['notes', 'tasks'].map((ledger) => ({ ledger, problem: 'unexpected' }));
  if (!notes || !tasks) throw new Error('two ledgers');
  troubles(notes);
  troubles(notes, tasks);
  expect(titles()).toEqual(
    ['notes', 'tasks'].map((one) => `Flow can’t update your ${one} right now. Everything else goes on.`),
  );
  const [first] = shownNotices();
  troubles(tasks);
  troubles(notes, tasks);
  expect(shownNotices()).toHaveLength(2);
  expect(shownNotices()[0]?.id).not.toBe(first?.id);
});
