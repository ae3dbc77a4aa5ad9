import { expect, test } from 'vitest';
import { relativeTime } from './time.ts';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T11:59:59Z', '1 second ago'],
  ['2026-11-22T11:59:00Z', '1 minute ago'],
  ['2026-11-22T09:59:00Z', '2 hours ago'],
  ['2026-11-20T12:00:00Z', '2 days ago'],
  ['2026-11-22T12:00:09Z', '0 seconds ago'],
  ['yesterday-ish', 'some time ago'],
])('relativeTime: %s was %s', (at, words) => {
  expect(relativeTime(new Date(at), now)).toBe(words);
});
