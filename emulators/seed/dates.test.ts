import { expect, test } from 'vitest';
import { daysUntil } from './dates.ts';

test.each([
  ['2026-11-26T23:13:00Z', '2026-11-27T11:30:00.000Z'],
  ['2026-11-27T06:30:00Z', '2026-11-27T11:30:00.000Z'],
  ['2026-11-27T07:30:00Z', '2026-11-30T11:30:00.000Z'],
  ['2026-11-28T12:00:00Z', '2026-11-30T11:30:00.000Z'],
])('a lunch of the next working day stands at half past twelve as seen at %s', (now, lunch) => {
  expect(daysUntil(new Date(now)).work(-1, '12:30').toISOString()).toBe(lunch);
});

test.each(['2026-11-26T23:13:00Z', '2026-11-27T06:30:00Z'])('mail of today does not lie ahead at %s', (now) => {
  const today = daysUntil(new Date(now)).day(0, '11:00');
  expect(today.getTime()).toBeLessThan(Date.parse(now));
});
