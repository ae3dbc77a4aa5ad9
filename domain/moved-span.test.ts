import { describe, expect, test } from 'vitest';
import { madeLonger, movedBy, spanOfDrawn } from './moved-span.ts';
import { atWall, type EventSpan, wholeDay } from './wall-time.ts';

const zone = 'Europe/Berlin';
const at = (start: string, end: string, where = zone): EventSpan => ({
  start: atWall(start, where),
  end: atWall(end, where),
});
const days = (start: string, end: string): EventSpan => ({ start: wholeDay(start), end: wholeDay(end) });

describe('a moved event', () => {
  test.each([
    [
      'a quarter later',
      at('2026-11-24T09:00', '2026-11-24T10:00'),
      { minutes: 15 },
      at('2026-11-24T09:15', '2026-11-24T10:15'),
    ],
    [
      'a day on, at the same hour over the clock change',
      at('2026-10-24T09:00', '2026-10-24T10:00'),
      { days: 1 },
      at('2026-10-25T09:00', '2026-10-25T10:00'),
    ],
    ['of a whole day, a day back', days('2026-11-24', '2026-11-26'), { days: -1 }, days('2026-11-23', '2026-11-25')],
    ['of a whole day, by minutes', days('2026-11-24', '2026-11-25'), { minutes: 15 }, null],
  ])('%s', (_name, span, by, moved) => {
    expect(movedBy(span, by, zone)).toEqual(moved);
  });

  test('in another zone keeps that zone', () => {
    const london = at('2026-11-24T09:00', '2026-11-24T10:00', 'Europe/London');
    expect(movedBy(london, { days: 1 }, zone)).toEqual(at('2026-11-25T09:00', '2026-11-25T10:00', 'Europe/London'));
  });
});

describe('a longer event', () => {
  test.each([
    ['ends later', 30, at('2026-11-24T09:00', '2026-11-24T10:30')],
    ['ends earlier', -45, at('2026-11-24T09:00', '2026-11-24T09:15')],
    ['keeps a quarter of an hour', -50, null],
  ])('%s', (_name, minutes, longer) => {
    expect(madeLonger(at('2026-11-24T09:00', '2026-11-24T10:00'), minutes)).toEqual(longer);
  });
});

describe('a drawn span', () => {
  test.each([
    [
      'of hours',
      { kind: 'at', start: '2026-11-24T09:00', end: '2026-11-24T09:30' },
      at('2026-11-24T09:00', '2026-11-24T09:30'),
    ],
    ['of days', { kind: 'day', start: '2026-11-24', end: '2026-11-25' }, days('2026-11-24', '2026-11-25')],
    ['backwards is none', { kind: 'at', start: '2026-11-24T09:30', end: '2026-11-24T09:00' }, null],
    ['longer than a month is none', { kind: 'day', start: '2026-01-01', end: '2026-03-01' }, null],
  ] as const)('%s', (_name, drawn, span) => {
    expect(spanOfDrawn(drawn, zone, null)).toEqual(span);
  });
});
