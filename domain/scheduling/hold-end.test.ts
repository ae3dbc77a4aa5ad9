import { expect, test } from 'vitest';
import { holdEnd } from './hold-end.ts';

const week = [1, 2, 3, 4, 5];
const end = (now: string, zone = 'Europe/Berlin', days: readonly number[] = week): string =>
  holdEnd(new Date(now), zone, days).toISOString();

test.each([
  ['Monday', '2026-11-23T10:00:00Z', '2026-11-26T23:00:00.000Z'],
  ['Wednesday', '2026-11-25T10:00:00Z', '2026-11-30T23:00:00.000Z'],
  ['Friday', '2026-11-27T10:00:00Z', '2026-12-02T23:00:00.000Z'],
  ['Saturday', '2026-11-28T10:00:00Z', '2026-12-02T23:00:00.000Z'],
  ['Sunday', '2026-11-29T10:00:00Z', '2026-12-02T23:00:00.000Z'],
  ['the week when the clocks change', '2026-10-23T10:00:00Z', '2026-10-28T23:00:00.000Z'],
])('times kept on %s stay until the third working day is over', (_day, now, expected) =>
  expect(end(now)).toBe(expected),
);

test('the person’s own working days and zone count', () => {
  expect(end('2026-11-26T23:30:00Z', 'Asia/Tokyo', [1, 2, 3, 4, 5])).toBe('2026-12-02T15:00:00.000Z');
  expect(end('2026-11-26T10:00:00Z', 'Asia/Dubai', [0, 1, 2, 3, 4])).toBe('2026-12-01T20:00:00.000Z');
});

test('without a working day they end after two weeks', () =>
  expect(end('2026-11-23T10:00:00Z', 'Europe/Berlin', [])).toBe('2026-12-07T23:00:00.000Z'));
