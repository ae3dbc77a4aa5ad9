import { expect, test } from 'vitest';
import { usualDayTimes } from '#domain/day-times.ts';
import { formatsOf } from '#domain/formats.ts';
import { choicesAt } from './snooze-choices.ts';

const zone = 'Europe/Berlin';
const offered = (command: 'snooze' | 'remind', at: string, times = usualDayTimes): string[] =>
  choicesAt(command, { now: new Date(at), zone, formats: formatsOf(['en-GB']), times }).map(
    ({ label, shown }) => `${label}: ${shown}`,
  );

test.each([
  [
    'a Tuesday morning',
    '2026-11-17T09:00:00Z',
    ['Later today: 16:00', 'Tomorrow: Wed 8:00', 'Monday: 23 Nov, 8:00', 'This weekend: Sat 8:00'],
  ],
  [
    'a Friday evening',
    '2026-11-20T20:30:00Z',
    ['In two hours: 23:30', 'Tomorrow: Sat 8:00', 'Monday: 23 Nov, 8:00', 'Next month: 1 Dec, 8:00'],
  ],
  [
    'a Sunday',
    '2026-11-22T09:00:00Z',
    ['Later today: 16:00', 'Tomorrow: Mon 8:00', 'Tuesday: 24 Nov, 8:00', 'Next month: 1 Dec, 8:00'],
  ],
])('offers these times on %s', (_, at, times) => {
  expect(offered('snooze', at)).toEqual(times);
});

test('offers a reminder a week from now', () => {
  expect(offered('remind', '2026-11-17T09:00:00Z').at(-1)).toBe('In a week: 24 Nov, 8:00');
});

test('offers the mornings of a person who begins at half past six', () => {
  const times = { ...usualDayTimes, morning: 6 * 60 + 30 };
  expect(offered('snooze', '2026-11-17T09:00:00Z', times)).toEqual([
    'Later today: 16:00',
    'Tomorrow: Wed 6:30',
    'Monday: 23 Nov, 6:30',
    'This weekend: Sat 6:30',
  ]);
});
