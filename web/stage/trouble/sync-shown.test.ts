import { expect, test } from 'vitest';
import { idle } from '#domain/sync.ts';
import { olderMail, shownSync } from './sync-shown.ts';

const at = new Date('2026-11-20T12:00:00Z');
const synced = { ...idle, lastSyncTime: at.toISOString() };
const fine = { online: true, needsReauth: false, sync: synced };
const running = { ...synced, isActive: true, syncedCount: 120, totalEstimated: 3100 };

test.each([
  ['up to date', fine, { kind: 'synced', at }],
  ['never synced', { ...fine, sync: idle }, { kind: 'synced', at: null }],
  ['without a server', { ...fine, online: false }, { kind: 'offline', at }],
  ['without Google’s consent', { ...fine, needsReauth: true }, { kind: 'trouble', words: 'Reconnect needed', at }],
  [
    'with Google in trouble',
    { ...fine, sync: { ...running, error: 'provider.unavailable' } },
    { kind: 'trouble', words: 'Not synced', at },
  ],
  [
    'older mail on its way',
    { ...fine, sync: { ...running, phase: 'historical' as const } },
    { kind: 'syncing', words: 'Syncing older mail', done: 120, total: 3100, at },
  ],
  [
    'the first mail on its way, of which nobody knows how much',
    { ...fine, sync: { ...running, phase: 'initial' as const, totalEstimated: 0 } },
    { kind: 'syncing', words: 'Fetching your newest mail', done: 120, total: null, at },
  ],
])('%s', (_name, box, expected) => {
  expect(shownSync(box)).toEqual(expected);
});

test.each([
  ['all is here', synced, null],
  [
    'older mail is fetched',
    { ...running, phase: 'historical' as const },
    { words: expect.stringContaining('5 years'), stopped: false },
  ],
  ['the person stopped it', { ...synced, stopped: true }, { words: expect.stringContaining('on hold'), stopped: true }],
])('older mail, when %s', (_name, sync, expected) => {
  expect(olderMail(sync)).toEqual(expected);
});
