import { describe, expect, test } from 'vitest';
import { startsOf } from '#test/support/recurrence-rules.ts';
import { atWall } from './wall-time.ts';

const newYork = 'America/New_York';
const start1997 = atWall('1997-09-02T09:00', newYork);

/** The examples of RFC 5545, 3.8.5.3, written from the standard. They start on 2 September 1997 at 9:00 in New York unless `start` differs. */
const examples: { name: string; rule: string; start?: string; first: string[]; count?: number; last?: string }[] = [
  {
    name: 'daily for 10 occurrences',
    rule: 'FREQ=DAILY;COUNT=10',
    first: ['09-02', '09-03'],
    count: 10,
    last: '1997-09-11',
  },
  {
    name: 'daily until December 24',
    rule: 'FREQ=DAILY;UNTIL=19971224T000000Z',
    first: ['09-02'],
    count: 113,
    last: '1997-12-23',
  },
  { name: 'every other day', rule: 'FREQ=DAILY;INTERVAL=2', first: ['09-02', '09-04', '09-06'] },
  {
    name: 'every 10 days, 5 occurrences',
    rule: 'FREQ=DAILY;INTERVAL=10;COUNT=5',
    first: ['09-02', '09-12', '09-22', '10-02', '10-12'],
    count: 5,
  },
  {
    name: 'every day in January for 3 years, by year',
    start: '1998-01-01',
    rule: 'FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA',
    first: ['01-01', '01-02'],
    count: 93,
    last: '2000-01-31',
  },
  {
    name: 'every day in January for 3 years, by day',
    start: '1998-01-01',
    rule: 'FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1',
    first: ['01-01', '01-02'],
    count: 93,
    last: '2000-01-31',
  },
  {
    name: 'weekly for 10 occurrences',
    rule: 'FREQ=WEEKLY;COUNT=10',
    first: ['09-02', '09-09'],
    count: 10,
    last: '1997-11-04',
  },
  {
    name: 'weekly until December 24',
    rule: 'FREQ=WEEKLY;UNTIL=19971224T000000Z',
    first: ['09-02'],
    count: 17,
    last: '1997-12-23',
  },
  { name: 'every other week', rule: 'FREQ=WEEKLY;INTERVAL=2;WKST=SU', first: ['09-02', '09-16', '09-30'] },
  {
    name: 'Tuesday and Thursday for five weeks',
    rule: 'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH',
    first: ['09-02', '09-04', '09-09'],
    count: 10,
    last: '1997-10-02',
  },
  {
    name: 'Monday, Wednesday and Friday of every other week',
    start: '1997-09-01',
    rule: 'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
    first: ['09-01', '09-03', '09-05', '09-15'],
    count: 25,
    last: '1997-12-22',
  },
  {
    name: 'Tuesday and Thursday of every other week, 8 occurrences',
    rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    first: ['09-02', '09-04', '09-16', '09-18'],
    count: 8,
    last: '1997-10-16',
  },
  {
    name: 'first Friday of the month, 10 occurrences',
    start: '1997-09-05',
    rule: 'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
    first: ['09-05', '10-03'],
    count: 10,
    last: '1998-06-05',
  },
  {
    name: 'first Friday until December 24',
    start: '1997-09-05',
    rule: 'FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR',
    first: ['09-05', '10-03', '11-07', '12-05'],
    count: 4,
  },
  {
    name: 'first and last Sunday of every other month',
    start: '1997-09-07',
    rule: 'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
    first: ['09-07', '09-28', '11-02', '11-30'],
    count: 10,
    last: '1998-05-31',
  },
  {
    name: 'second to last Monday for 6 months',
    start: '1997-09-22',
    rule: 'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
    first: ['09-22', '10-20', '11-17'],
    count: 6,
    last: '1998-02-16',
  },
  {
    name: 'third to last day of the month',
    start: '1997-09-28',
    rule: 'FREQ=MONTHLY;BYMONTHDAY=-3',
    first: ['09-28', '10-29', '11-28', '12-29'],
  },
  {
    name: '2nd and 15th of the month, 10 occurrences',
    rule: 'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
    first: ['09-02', '09-15', '10-02'],
    count: 10,
    last: '1998-01-15',
  },
  {
    name: 'first and last day of the month, 10 occurrences',
    start: '1997-09-30',
    rule: 'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
    first: ['09-30', '10-01', '10-31'],
    count: 10,
    last: '1998-02-01',
  },
  {
    name: '10th to 15th of every 18 months',
    start: '1997-09-10',
    rule: 'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
    first: ['09-10', '09-11'],
    count: 10,
    last: '1999-03-13',
  },
  {
    name: 'every Tuesday of every other month',
    rule: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU',
    first: ['09-02', '09-09', '09-16', '09-23', '09-30', '11-04'],
  },
  {
    name: 'yearly in June and July',
    start: '1997-06-10',
    rule: 'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
    first: ['06-10', '07-10'],
    count: 10,
    last: '2001-07-10',
  },
  {
    name: 'every other year in January, February and March',
    start: '1997-03-10',
    rule: 'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3',
    first: ['03-10'],
    count: 10,
    last: '2003-03-10',
  },
  {
    name: '1st, 100th and 200th day of every third year',
    start: '1997-01-01',
    rule: 'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
    first: ['01-01', '04-10', '07-19'],
    count: 10,
    last: '2006-01-01',
  },
  { name: '20th Monday of the year', start: '1997-05-19', rule: 'FREQ=YEARLY;BYDAY=20MO', first: ['05-19'] },
  { name: 'Monday of week 20', start: '1997-05-12', rule: 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', first: ['05-12'] },
  {
    name: 'every Thursday in March',
    start: '1997-03-13',
    rule: 'FREQ=YEARLY;BYMONTH=3;BYDAY=TH',
    first: ['03-13', '03-20', '03-27'],
  },
  {
    name: 'every Thursday in summer',
    start: '1997-06-05',
    rule: 'FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8',
    first: ['06-05', '06-12', '06-19', '06-26', '07-03'],
  },
  {
    name: 'first Saturday after the first Sunday',
    start: '1997-09-13',
    rule: 'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
    first: ['09-13', '10-11', '11-08', '12-13'],
  },
  {
    name: 'US election day',
    start: '1996-11-05',
    rule: 'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    first: ['11-05'],
  },
  {
    name: 'third Tuesday, Wednesday or Thursday of three months',
    start: '1997-09-04',
    rule: 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
    first: ['09-04', '10-07', '11-06'],
    count: 3,
  },
  {
    name: 'second to last weekday of the month',
    start: '1997-09-29',
    rule: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
    first: ['09-29', '10-30', '11-27', '12-30'],
  },
  {
    name: 'weeks that start on Monday',
    start: '1997-08-05',
    rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    first: ['08-05', '08-10', '08-19', '08-24'],
    count: 4,
  },
  {
    name: 'weeks that start on Sunday',
    start: '1997-08-05',
    rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    first: ['08-05', '08-17', '08-19', '08-31'],
    count: 4,
  },
  {
    name: 'a date that some months lack',
    start: '2007-01-15',
    rule: 'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
    first: ['01-15', '01-30', '02-15', '03-15', '03-30'],
    count: 5,
  },
];

describe('the examples of RFC 5545', () => {
  test.each(examples)('$name', ({ rule, start, first, count, last }) => {
    const from = start ?? '1997-09-02';
    const found = startsOf([`RRULE:${rule}`], atWall(`${from}T09:00`, newYork), '1990-01-01', '2010-01-01');
    expect(found.slice(0, first.length)).toEqual(first.map((date) => `${from.slice(0, 4)}-${date}T09:00`));
    if (count !== undefined) expect(found).toHaveLength(count);
    if (last !== undefined) expect(found.at(-1)).toBe(`${last}T09:00`);
  });

  test('Friday the 13th, without the first day', () => {
    const lines = ['EXDATE;TZID=America/New_York:19970902T090000', 'RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13'];
    const found = startsOf(lines, start1997, '1997-01-01', '2000-12-31');
    expect(found.map((one) => one.slice(0, 10))).toEqual([
      '1998-02-13',
      '1998-03-13',
      '1998-11-13',
      '1999-08-13',
      '2000-10-13',
    ]);
  });
});
