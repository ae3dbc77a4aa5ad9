import { expect, test } from 'vitest';
import { berlin, eventsOf, eventWith } from '#test/support/calendar-event.ts';
import { occurrencesBetween } from './agenda.ts';
import { freeIn } from './free-time.ts';

const rows = occurrencesBetween(
  eventsOf(
    eventWith('one', { start: '2026-11-24T10:00', end: '2026-11-24T11:00' }),
    eventWith('two', { start: '2026-11-24T11:30', end: '2026-11-24T12:00' }),
  ),
  berlin,
  '2026-11-24',
  '2026-11-25',
);
const morning = { from: new Date('2026-11-24T08:00:00Z'), to: new Date('2026-11-24T12:00:00Z') };
const shown = (minutes: number, rest?: number): string[] =>
  freeIn(rows, morning, minutes, rest).map(
    ({ from, to }) => `${from.toISOString().slice(11, 16)}-${to.toISOString().slice(11, 16)}`,
  );

test('free time lies between the meetings', () => {
  expect(shown(30)).toEqual(['08:00-09:00', '10:00-10:30', '11:00-12:00']);
});

test('a break before and after each meeting is not free', () => {
  expect(shown(15, 10)).toEqual(['08:00-08:50', '11:10-12:00']);
  expect(shown(10, 10)).toEqual(['08:00-08:50', '10:10-10:20', '11:10-12:00']);
});
