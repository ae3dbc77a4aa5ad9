import { describe, expect, test } from 'vitest';
import { atWall, type EventSpan, wallOf } from '#domain/wall-time.ts';
import { normalize } from '#language/engine/normalize.ts';
import { readSpan } from '#language/engine/slots/span.ts';
import { usualHours } from '#language/engine/slots/span-of.ts';
import { movedTimes, type Timed, timesOf } from './event-times.ts';
import { parseEvent } from './events.ts';

const zone = 'Europe/Berlin';
/** Tuesday, 10:20 on the wall. */
const here = { now: new Date('2026-11-17T09:20:00Z'), zone, hours: usualHours };

const written = (timed: Timed): string => {
  switch (timed.kind) {
    case 'span':
      return spanWritten(timed.span);
    case 'fit':
      return `${timed.minutes} in ${wallOf(timed.within.from, zone)} ${wallOf(timed.within.to, zone)}`;
    case 'past':
      return `past, later ${spanWritten(timed.later)}`;
    default:
      return timed.kind;
  }
};

const spanWritten = ({ start, end }: EventSpan): string =>
  start.kind === 'day' || end.kind === 'day'
    ? `${start.kind === 'day' ? start.day : ''} ${end.kind === 'day' ? end.day : ''}`
    : `${wallOf(new Date(start.at), zone)} ${wallOf(new Date(end.at), zone)}`;

describe('a new event', () => {
  test.each([
    ['block Friday morning', '2026-11-20T09:00 2026-11-20T12:00'],
    ['put dentist on Thursday at four', '2026-11-19T16:00 2026-11-19T17:00'],
    ['put dentist on Thursday at four for half an hour', '2026-11-19T16:00 2026-11-19T16:30'],
    ['block out nine to eleven tomorrow', '2026-11-18T09:00 2026-11-18T11:00'],
    ['block tomorrow', '2026-11-18 2026-11-19'],
    ['block next week', '2026-11-23 2026-11-28'],
    ['put offsite on Thursday all day', '2026-11-19 2026-11-20'],
    ['put offsite on my calendar next Monday for three days', '2026-11-23 2026-11-26'],
    ['block two hours tomorrow morning', '120 in 2026-11-18T09:00 2026-11-18T12:00'],
    ['block an hour tomorrow', '60 in 2026-11-18T09:00 2026-11-18T18:00'],
    ['block the rest of the day', '2026-11-17T10:30 2026-11-17T18:00'],
    ['block this morning', '2026-11-17T10:30 2026-11-17T12:00'],
    ['put dentist on Thursday', 'ask'],
    ['put dentist on my calendar', 'ask'],
    ['put dentist today at nine am', 'past, later 2026-11-18T09:00 2026-11-18T10:00'],
    ['put dentist on Tuesday at nine', 'past, later 2026-11-24T09:00 2026-11-24T10:00'],
    ['put dentist at nine thirty', 'past, later 2026-11-18T09:30 2026-11-18T10:30'],
    ['put dentist in two hours', '2026-11-17T12:20 2026-11-17T13:20'],
  ])('%s', (heard, expected) => {
    const request = parseEvent(heard, { event: false, calendar: false, invited: false });
    if (request?.does !== 'put') throw new Error(`${heard} puts nothing`);
    expect(written(timesOf(request.event, request.block, here))).toBe(expected);
  });

  test('keeps its wall time over a clock change', () => {
    const request = parseEvent('put run on Sunday at nine am', { event: false, calendar: false, invited: false });
    if (request?.does !== 'put') throw new Error('nothing');
    const before = { ...here, now: new Date('2027-03-26T09:00:00Z') };
    expect(written(timesOf(request.event, false, before))).toBe('2027-03-28T09:00 2027-03-28T10:00');
  });
});

describe('a moved event', () => {
  const review: EventSpan = { start: atWall('2026-11-19T15:00', zone), end: atWall('2026-11-19T15:45', zone) };
  const dinner: EventSpan = { start: atWall('2026-11-20T19:00', zone), end: atWall('2026-11-20T21:00', zone) };
  const days: EventSpan = { start: { kind: 'day', day: '2026-11-19' }, end: { kind: 'day', day: '2026-11-21' } };
  test.each([
    ['a day keeps the time', review, 'Friday', '2026-11-20T15:00 2026-11-20T15:45'],
    ['an hour keeps the day', review, 'four', '2026-11-19T16:00 2026-11-19T16:45'],
    ['both', review, 'tomorrow at two', '2026-11-18T14:00 2026-11-18T14:45'],
    ['from and to set the length', review, 'from four to five', '2026-11-19T16:00 2026-11-19T17:00'],
    ['a part of a day', review, 'Friday morning', '45 in 2026-11-20T09:00 2026-11-20T12:00'],
    ['next week is the same weekday', review, 'next week', '2026-11-26T15:00 2026-11-26T15:45'],
    ['an evening stays one', dinner, 'eight', '2026-11-20T20:00 2026-11-20T22:00'],
    ['an evening by another day', dinner, 'Saturday at seven', '2026-11-21T19:00 2026-11-21T21:00'],
    ['whole days', days, 'next Monday', '2026-11-23 2026-11-25'],
    ['a time that has passed', review, 'today at nine am', 'past, later 2026-11-18T09:00 2026-11-18T09:45'],
  ])('%s', (_name, span, to, expected) => {
    const said = readSpan(normalize(to).split(' '));
    if (said === null) throw new Error(`${to} is no time`);
    expect(written(movedTimes(span, said, here))).toBe(expected);
  });
});
