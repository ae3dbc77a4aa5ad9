import { describe, expect, test } from 'vitest';
import { startsOf } from '#test/support/recurrence-rules.ts';
import { expand, refusalOf } from './recurrence.ts';
import { atWall, instantOf, wholeDay } from './wall-time.ts';

const newYork = 'America/New_York';
const start1997 = atWall('1997-09-02T09:00', newYork);

describe('rules that Flow cannot expand', () => {
  test.each([
    { name: 'every hour', lines: ['RRULE:FREQ=HOURLY'], why: 'sub-daily' },
    { name: 'every second', lines: ['RRULE:FREQ=SECONDLY;COUNT=1000000000'], why: 'sub-daily' },
    { name: 'several hours of a day', lines: ['RRULE:FREQ=DAILY;BYHOUR=9,10'], why: 'sub-daily' },
    { name: 'two rules', lines: ['RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY'], why: 'several-rules' },
    { name: 'an exclusion rule', lines: ['RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY'], why: 'exclusion-rule' },
    { name: 'a count that is too long to follow', lines: ['RRULE:FREQ=DAILY;COUNT=900000'], why: 'too-long' },
    { name: 'a part that nobody knows', lines: ['RRULE:FREQ=DAILY;BYEASTER=1'], why: 'unreadable' },
    { name: 'both an end and a count', lines: ['RRULE:FREQ=DAILY;COUNT=2;UNTIL=20270101'], why: 'unreadable' },
    { name: 'no frequency', lines: ['RRULE:INTERVAL=2'], why: 'unreadable' },
    { name: 'no rule at all', lines: ['hello'], why: 'unreadable' },
    { name: 'a date that is none', lines: ['RDATE:2026'], why: 'unreadable' },
    { name: 'an end that no calendar has', lines: ['RRULE:FREQ=DAILY;UNTIL=20269999'], why: 'unreadable' },
    { name: 'an end at midnight of nothing', lines: ['RRULE:FREQ=DAILY;UNTIL=00000000'], why: 'unreadable' },
    { name: 'an end that no clock shows', lines: ['RRULE:FREQ=DAILY;UNTIL=20261201T996099Z'], why: 'unreadable' },
    { name: 'a date that no clock shows', lines: ['RDATE:20261201T996099'], why: 'unreadable' },
    {
      name: 'more dates than anybody keeps',
      lines: [`RDATE:${Array(5001).fill('20270101T090000Z').join(',')}`],
      why: 'too-many-dates',
    },
  ])('refuses $name', ({ lines, why }) => {
    expect(refusalOf({ start: start1997, recurrence: lines })).toBe(why);
  });

  test('a rule that never occurs ends after a bounded search', () => {
    expect(startsOf(['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'], start1997, '2026-01-01', '2027-01-01')).toEqual([]);
  });
});

describe('clock changes', () => {
  test.each([
    {
      name: 'Berlin keeps nine o’clock when clocks go back',
      wall: '2026-10-24T09:00',
      zone: 'Europe/Berlin',
      utc: ['07:00', '08:00'],
    },
    {
      name: 'Berlin keeps nine o’clock when clocks go forward',
      wall: '2027-03-27T09:00',
      zone: 'Europe/Berlin',
      utc: ['08:00', '07:00'],
    },
    { name: 'New York changes a week after Berlin', wall: '2026-10-31T09:00', zone: newYork, utc: ['13:00', '14:00'] },
    {
      name: 'Lord Howe changes by half an hour',
      wall: '2027-04-03T09:00',
      zone: 'Australia/Lord_Howe',
      utc: ['22:00', '22:30'],
    },
    { name: 'Kathmandu never changes', wall: '2026-10-24T09:00', zone: 'Asia/Kathmandu', utc: ['03:15', '03:15'] },
    {
      name: 'Auckland goes forward in September',
      wall: '2026-09-26T09:00',
      zone: 'Pacific/Auckland',
      utc: ['21:00', '20:00'],
    },
  ])('$name', ({ wall, zone, utc }) => {
    const start = atWall(wall, zone);
    const found = expand(
      { start, recurrence: ['RRULE:FREQ=DAILY;COUNT=2'] },
      new Date('2026-01-01'),
      new Date('2028-01-01'),
    );
    if (found.kind === 'refused') throw new Error(found.why);
    expect(found.starts.map((one) => instantOf(one, 'UTC').toISOString().slice(11, 16))).toEqual(utc);
    expect(found.starts.map((one) => one.kind === 'at' && one.wall.slice(11))).toEqual(['09:00', '09:00']);
  });

  test('a time that clocks skip does not occur, and does not count', () => {
    const found = startsOf(
      ['RRULE:FREQ=DAILY;COUNT=3'],
      atWall('2027-03-27T02:30', 'Europe/Berlin'),
      '2027-01-01',
      '2028-01-01',
    );
    expect(found).toEqual(['2027-03-27T02:30', '2027-03-29T02:30', '2027-03-30T02:30']);
  });

  test('a repeated hour counts once, at its first time', () => {
    const start = atWall('2026-10-24T02:30', 'Europe/Berlin');
    const found = expand(
      { start, recurrence: ['RRULE:FREQ=DAILY;COUNT=2'] },
      new Date('2026-01-01'),
      new Date('2028-01-01'),
    );
    expect(found.kind === 'starts' && found.starts.map((one) => instantOf(one, 'UTC').toISOString())).toEqual([
      '2026-10-24T00:30:00.000Z',
      '2026-10-25T00:30:00.000Z',
    ]);
  });
});

describe('whole days, added and removed dates', () => {
  test.each([
    {
      name: 'a birthday on 29 February',
      day: '2024-02-29',
      lines: ['RRULE:FREQ=YEARLY'],
      to: '2033-01-01',
      found: ['2024-02-29', '2028-02-29', '2032-02-29'],
    },
    {
      name: 'the 31st of each month',
      day: '2026-01-31',
      lines: ['RRULE:FREQ=MONTHLY;COUNT=4'],
      to: '2030-01-01',
      found: ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31'],
    },
    {
      name: 'until a date, inclusive',
      day: '2026-11-23',
      lines: ['RRULE:FREQ=DAILY;UNTIL=20261125'],
      to: '2030-01-01',
      found: ['2026-11-23', '2026-11-24', '2026-11-25'],
    },
    {
      name: 'without a removed day',
      day: '2026-11-23',
      lines: ['RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261124'],
      to: '2030-01-01',
      found: ['2026-11-23', '2026-11-25'],
    },
    {
      name: 'with added days, each once',
      day: '2026-11-23',
      lines: ['RRULE:FREQ=DAILY;COUNT=2', 'RDATE;VALUE=DATE:20261124,20261130'],
      to: '2030-01-01',
      found: ['2026-11-23', '2026-11-24', '2026-11-30'],
    },
    {
      name: 'added days without a rule',
      day: '2026-11-23',
      lines: ['RDATE;VALUE=DATE:20261201'],
      to: '2030-01-01',
      found: ['2026-11-23', '2026-12-01'],
    },
  ])('$name', ({ day, lines, to, found }) => {
    expect(startsOf(lines, wholeDay(day), '2020-01-01', to)).toEqual(found);
  });

  test('a clock series ends on the last day, whatever zone its end is written in', () => {
    const start = atWall('2026-11-23T23:00', newYork);
    const days = (until: string) =>
      startsOf([`RRULE:FREQ=DAILY;UNTIL=${until}`], start, '2026-01-01', '2027-01-01').length;
    expect([days('20261124'), days('20261124T230000'), days('20261125T040000Z'), days('20261125T035959Z')]).toEqual([
      2, 2, 2, 1,
    ]);
  });

  test('tells the caller that more starts exist than it asked for', () => {
    const found = expand(
      { start: wholeDay('2026-01-01'), recurrence: ['RRULE:FREQ=DAILY'] },
      new Date('2026-01-01'),
      new Date('2027-01-01'),
      10,
    );
    expect(found.kind === 'starts' && [found.starts.length, found.cut]).toEqual([10, true]);
  });
});
