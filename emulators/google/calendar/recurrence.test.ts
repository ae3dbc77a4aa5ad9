/** Expansion against lists worked out by hand: RFC 5545's rules, changes of the clocks, and dates without a time. */
import { describe, expect, test } from 'vitest';
import type { Moment } from './moment.ts';
import { checkRecurrence, isStartOf, lastStart, startsBetween } from './recurrence.ts';

const berlin = 'Europe/Berlin';
const newYork = 'America/New_York';
const at = (instant: string, zone = berlin): Moment => ({ at: Date.parse(instant), zone });
const shown = (moments: Moment[]): string[] =>
  moments.map((each) => ('date' in each ? each.date : new Date(each.at).toISOString().slice(0, 16)));
const between = (start: Moment, recurrence: string[], from: string, to: string): string[] =>
  shown(startsBetween({ start, recurrence }, Date.parse(from), Date.parse(to)));

describe('a series', () => {
  test.each<[string, Moment, string[], [string, string], string[]]>([
    [
      'keeps its wall time when the clocks go back',
      at('2026-10-22T07:30:00Z'),
      ['RRULE:FREQ=DAILY'],
      ['2026-10-23T00:00:00Z', '2026-10-27T00:00:00Z'],
      ['2026-10-23T07:30', '2026-10-24T07:30', '2026-10-25T08:30', '2026-10-26T08:30'],
    ],
    [
      'keeps its wall time when the clocks go forward',
      at('2026-03-23T08:30:00Z'),
      ['RRULE:FREQ=WEEKLY;BYDAY=MO,FR'],
      ['2026-03-23T00:00:00Z', '2026-04-04T00:00:00Z'],
      ['2026-03-23T08:30', '2026-03-27T08:30', '2026-03-30T07:30', '2026-04-03T07:30'],
    ],
    [
      'follows its own zone in the weeks when only New York has changed its clocks',
      at('2026-10-20T13:00:00Z', newYork),
      ['RRULE:FREQ=WEEKLY;COUNT=4'],
      ['2026-10-01T00:00:00Z', '2026-12-01T00:00:00Z'],
      ['2026-10-20T13:00', '2026-10-27T13:00', '2026-11-03T14:00', '2026-11-10T14:00'],
    ],
    [
      'skips an hour that the day does not have, and does not count it',
      at('2026-03-27T01:30:00Z'),
      ['RRULE:FREQ=DAILY;COUNT=3'],
      ['2026-03-01T00:00:00Z', '2026-04-30T00:00:00Z'],
      ['2026-03-27T01:30', '2026-03-28T01:30', '2026-03-30T00:30'],
    ],
    [
      'takes the first of two equal hours',
      at('2026-10-24T00:30:00Z'),
      ['RRULE:FREQ=DAILY;COUNT=3'],
      ['2026-10-01T00:00:00Z', '2026-11-30T00:00:00Z'],
      ['2026-10-24T00:30', '2026-10-25T00:30', '2026-10-26T01:30'],
    ],
    [
      'leaves out the months without a 31st',
      { date: '2026-08-31' },
      ['RRULE:FREQ=MONTHLY;BYMONTHDAY=31'],
      ['2026-08-01T00:00:00Z', '2027-02-01T00:00:00Z'],
      ['2026-08-31', '2026-10-31', '2026-12-31', '2027-01-31'],
    ],
    [
      'finds the last Thursday of each month',
      at('2026-09-24T08:00:00Z'),
      ['RRULE:FREQ=MONTHLY;BYDAY=-1TH'],
      ['2026-09-01T00:00:00Z', '2026-12-31T23:00:00Z'],
      ['2026-09-24T08:00', '2026-10-29T09:00', '2026-11-26T09:00', '2026-12-31T09:00'],
    ],
    [
      'ends with its last day included',
      at('2026-11-23T09:00:00Z'),
      ['RRULE:FREQ=DAILY;UNTIL=20261125T090000Z'],
      ['2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'],
      ['2026-11-23T09:00', '2026-11-24T09:00', '2026-11-25T09:00'],
    ],
    [
      'leaves out excluded dates and adds further ones',
      at('2026-11-23T08:30:00Z'),
      [
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXDATE;TZID=Europe/Berlin:20261124T093000',
        'RDATE;TZID=Europe/Berlin:20261128T110000',
      ],
      ['2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'],
      ['2026-11-23T08:30', '2026-11-25T08:30', '2026-11-26T08:30', '2026-11-28T10:00'],
    ],
    [
      'takes the union of two rules',
      at('2026-11-23T09:00:00Z'),
      ['RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2', 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=2'],
      ['2026-11-01T00:00:00Z', '2026-12-31T00:00:00Z'],
      ['2026-11-23T09:00', '2026-11-25T09:00', '2026-11-30T09:00', '2026-12-02T09:00'],
    ],
    [
      'consists of its start and further dates without a rule',
      { date: '2026-11-23' },
      ['RDATE;VALUE=DATE:20261130,20261214'],
      ['2026-11-01T00:00:00Z', '2026-12-31T00:00:00Z'],
      ['2026-11-23', '2026-11-30', '2026-12-14'],
    ],
    [
      'counts weeks from Sunday where it says so',
      at('1997-08-05T13:00:00Z', newYork),
      ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU'],
      ['1997-08-01T00:00:00Z', '1997-10-01T00:00:00Z'],
      ['1997-08-05T13:00', '1997-08-17T13:00', '1997-08-19T13:00', '1997-08-31T13:00'],
    ],
    [
      'finds every Friday the 13th',
      at('1998-02-13T14:00:00Z', newYork),
      ['RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13'],
      ['1998-01-01T00:00:00Z', '2000-12-31T00:00:00Z'],
      ['1998-02-13T14:00', '1998-03-13T14:00', '1998-11-13T14:00', '1999-08-13T13:00', '2000-10-13T13:00'],
    ],
    [
      'finds the third of the first Tuesday, Wednesday or Thursday',
      at('1997-09-04T13:00:00Z', newYork),
      ['RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3'],
      ['1997-09-01T00:00:00Z', '1997-12-31T00:00:00Z'],
      ['1997-09-04T13:00', '1997-10-07T13:00', '1997-11-06T14:00'],
    ],
  ])('%s', (_name, start, recurrence, [from, to], expected) => {
    expect(between(start, recurrence, from, to)).toEqual(expected);
  });

  test('starts at its instants and at no other', () => {
    const series = { start: at('2026-10-22T07:30:00Z'), recurrence: ['RRULE:FREQ=DAILY'] };
    expect(isStartOf(series, at('2026-10-26T08:30:00Z'))).toBe(true);
    expect(isStartOf(series, at('2026-10-26T07:30:00Z'))).toBe(false);
    expect(isStartOf(series, { date: '2026-10-26' })).toBe(false);
  });

  test.each<[string, string[], string | null]>([
    ['by a count', ['RRULE:FREQ=DAILY;COUNT=3'], '2026-11-25T09:00'],
    ['by a day', ['RRULE:FREQ=WEEKLY;UNTIL=20261208T000000Z'], '2026-12-07T09:00'],
    ['never', ['RRULE:FREQ=DAILY'], null],
  ])('knows its end %s', (_name, recurrence, last) => {
    const end = lastStart({ start: at('2026-11-23T09:00:00Z'), recurrence });
    expect(end && shown([end])[0]).toBe(last);
  });

  test.each([
    'RRULE:FREQ=NEVER',
    'RRULE:FREQ=WEEKLY;BYDAY=XX',
    'RRULE:FREQ=DAILY;INTERVAL=0',
    'RRULE:FREQ=SECONDLY',
    'RRULE:FREQ=MINUTELY;COUNT=9',
    'EVERY DAY',
    'DTSTART:20261124T090000Z',
  ])('is refused with %s', (line) => {
    const check = () => checkRecurrence({ start: at('2026-11-23T09:00:00Z'), recurrence: [line] });
    expect(check).toThrow('Invalid recurrence rule.');
  });
});
