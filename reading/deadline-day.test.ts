import { expect, test } from 'vitest';
import { daySent, deadlineDay, writtenDay } from './deadline-day.ts';

/** A Tuesday. */
const sent = daySent('Tue, 17 Nov 2026 23:30:00 -0800') ?? 0;

test('daySent reads the day on the writer’s own clock', () => {
  expect(writtenDay(sent)).toBe('2026-11-17');
  expect(daySent('1 Jan 2026 09:00 +0000')).not.toBeNull();
  expect(daySent('yesterday')).toBeNull();
  expect(daySent('Mon, 31 Feb 2026 09:00:00 +0000')).toBeNull();
});

test.each([
  ['by Friday', '2026-11-20'],
  ['by Friday noon', '2026-11-20'],
  ['this Friday', '2026-11-20'],
  ['by Tuesday week', '2026-12-01'],
  ['by Thursday week', '2026-11-26'],
  ['by next Thursday', '2026-11-26'],
  ['by next Monday', null],
  ['by Tuesday', null],
  ['by Monday', '2026-11-23'],
  ['by tomorrow', '2026-11-18'],
  ['by the end of tomorrow', '2026-11-18'],
  ['by today', '2026-11-17'],
  ['before noon', '2026-11-17'],
  ['by five o’clock', '2026-11-17'],
  ['by 17:00', '2026-11-17'],
  ['by 5 pm', '2026-11-17'],
  ['by 5', null],
  ['by the end of the week', '2026-11-20'],
  ['by the end of the month', '2026-11-30'],
  ['by 25 November', '2026-11-25'],
  ['by November 25', '2026-11-25'],
  ['by the 25th of November', '2026-11-25'],
  ['by December 1st', '2026-12-01'],
  ['by the 3rd', '2026-12-03'],
  ['by the 27th', '2026-11-27'],
  ['before 10 January', '2027-01-10'],
  ['bis Freitag', '2026-11-20'],
  ['bis morgen', '2026-11-18'],
  ['bis zum 30. November', '2026-11-30'],
  ['avant vendredi', '2026-11-20'],
  ['d’ici demain', '2026-11-18'],
  ['antes del viernes', '2026-11-20'],
  ['até amanhã', '2026-11-18'],
  ['entro venerdì', '2026-11-20'],
  ['asap', null],
  ['by 31 February', null],
])('deadlineDay: %s, written on Tuesday 17 November: %s', (words, expected) => {
  const day = deadlineDay(words, sent);
  expect(day && writtenDay(day)).toBe(expected);
});
