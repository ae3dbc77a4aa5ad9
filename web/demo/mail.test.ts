import { expect, test } from 'vitest';
import { daysFrom } from './mail.ts';

test.each([
  ['2026-11-26T09:20', '26 13:00'],
  ['2026-11-26T15:00', '27 10:00'],
  ['2026-11-26T23:50', '27 10:00'],
  ['2026-11-26T01:10', '26 10:00'],
  ['2026-11-26T04:10', '26 8:00'],
])('seen at %s, people meet at %s', (now, hour) => {
  const at = daysFrom(new Date(now)).meetingHour();
  expect(`${at.getDate()} ${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`).toBe(hour);
});
