// Failures of the live channel.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserId } from '#domain/id.ts';
import { idle } from '#domain/sync.ts';
import { until } from '#test/support/until.ts';
import { follow } from './follow.ts';
import { forget, mailbox } from './mailbox-state.ts';
import { openStore, type Store, wipeStore } from './store.ts';

const userId = UserId.parse('0199aaaa-0000-7000-8000-000000000002');
const nothingNew = {
  revision: 9,
  threads: [],
  gone: [],
  more: false,
  unlisted: null,
  sync: idle,
  failed: [],
  needsReauth: false,
  labels: null,
  blocked: null,
};

const channels: { readyState: number; onopen: () => void; onerror: () => void; close: () => void }[] = [];
const openChannel = function () {
  const channel = { readyState: 0, onopen: () => {}, onerror: () => {}, close: () => {} };
  channels.push(channel);
  return channel;
};
const closed = 2;
const refuse = (): void => {
  const channel = channels.at(-1);
  if (!channel) throw new Error('There is no channel.');
  channel.readyState = closed;
  channel.onerror();
};

let store: Store;
let stop: () => void;
let calls: number;
let away: boolean;

beforeEach(async () => {
  channels.splice(0);
  [calls, away] = [0, false];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('EventSource', Object.assign(openChannel, { CLOSED: closed }));
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    if (away) throw new TypeError('Failed to fetch');
    return Response.json(nothingNew);
  });
  store = openStore(userId);
  stop = follow(store, { userId, lapsed: () => {}, outdated: () => {}, spared: () => new Set(), afterMail: () => {} });
  await until(() => calls === 1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  forget();
  store.close();
  await wipeStore(userId);
  vi.unstubAllGlobals();
});

test('reopens after a refusal and checks the mailbox', async () => {
  refuse();
  await vi.advanceTimersByTimeAsync(1000);
  expect({ calls, channels: channels.length }).toEqual({ calls: 2, channels: 2 });
  refuse();
  await vi.advanceTimersByTimeAsync(1999);
  expect(channels).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(channels).toHaveLength(3);
});

test('a break starts checks with a growing delay, and an open channel ends them', async () => {
  away = true;
  for (let second = 0; second < 15; second += 3) {
    // The browser retries the channel for as long as it takes.
    channels[0]?.onerror();
    await vi.advanceTimersByTimeAsync(3000);
    expect(mailbox.current().online).toBe(false);
  }
  // After 0, 1, 3, 7 and 15 seconds.
  expect({ calls, channels: channels.length }).toEqual({ calls: 1 + 5, channels: 1 });
  away = false;
  channels[0]?.onopen();
  await until(() => mailbox.current().online);
});
