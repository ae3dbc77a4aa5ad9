import { expect, test } from 'vitest';
import { dayNamed, dayOf, monthsOn, plusDays, startOf } from './day.ts';
import { isZone } from './zone-offset.ts';

test.each([
  ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20', 'Europe/Berlin', '2026-11-19T23:00:00.000Z'],
  ['2026-07-20', 'Europe/Berlin', '2026-07-19T22:00:00.000Z'],
  // Days with a clock change.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-11-20', 'Asia/Kolkata', '2026-11-19T18:30:00.000Z'],
  ['2026-11-20', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z'],
  ['2026-11-20', 'America/Los_Angeles', '2026-11-20T08:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => {
  expect(startOf(day, zone).toISOString()).toBe(instant);
  expect(dayOf(new Date(instant), zone)).toBe(day);
  expect(dayOf(new Date(Date.parse(instant) - 1), zone)).toBe(plusDays(day, -1));
});

test('plusDays counts across months and years', () => {
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(monthsOn('2026-01-31', -1)).toBe('2025-12-01');
  expect(monthsOn('2026-01-31', 1)).toBe('2026-02-01');
});

test('dayNamed and isZone reject 30 February and Atlantis', () => {
  expect(dayNamed(2026, 2, 30)).toBeNull();
  expect(dayNamed(2028, 2, 29)).toBe('2028-02-29');
  expect(isZone('Europe/Atlantis')).toBe(false);
  expect(isZone('Europe/Berlin')).toBe(true);
});
