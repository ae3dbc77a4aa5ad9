// Spoken times, and the instants they mean. The clock stands at Tuesday, 17 November 2026, 10:20 in Berlin.
import { describe, expect, test } from 'vitest';
import { normalize } from '#language/engine/normalize.ts';
import { momentOf } from './moment.ts';
import { parseWhen } from './when.ts';

const zone = 'Europe/Berlin';
const tuesday = '2026-11-17T10:20';

/** By the clocks there, without seconds. */
const shown = (at: Date, where: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: where, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T');

const instant = (local: string, where: string): Date => {
  const guess = new Date(`${local}:00Z`);
  const off = new Date(`${shown(guess, where)}:00Z`).getTime() - guess.getTime();
  return new Date(guess.getTime() - off);
};

const meant = (said: string, now: string, where = zone): string | null => {
  const when = parseWhen(normalize(said).split(' '));
  return when && shown(momentOf(when, instant(now, where), where), where);
};

const table: readonly [said: string, moment: string][] = [
  ['next quarter', '2027-01-01T08:00'],
  ['the end of the quarter', '2026-12-31T17:00'],
  ['the end of the year', '2026-12-31T17:00'],
  ['end of week', '2026-11-20T17:00'],
  ['after the weekend', '2026-11-23T08:00'],
  ['the week after next', '2026-11-30T08:00'],
  ['the day after Friday', '2026-11-21T08:00'],
  ['a week on Friday', '2026-11-27T08:00'],
  ['Monday in two weeks', '2026-11-30T08:00'],
  ['mid December', '2026-12-15T08:00'],
  ['the start of next month', '2026-12-01T08:00'],
  ['later today', '2026-11-17T16:00'],
  ['later', '2026-11-17T16:00'],
  ['today', '2026-11-17T16:00'],
  ['sometime later today', '2026-11-17T16:00'],
  ['this afternoon', '2026-11-17T14:00'],
  ['this evening', '2026-11-17T18:00'],
  ['tonight', '2026-11-17T20:00'],
  ['tonight at nine', '2026-11-17T21:00'],
  ['tonight at eight thirty', '2026-11-17T20:30'],
  ['tomorrow', '2026-11-18T08:00'],
  ['tomorrow morning', '2026-11-18T08:00'],
  ['tomorrow afternoon', '2026-11-18T14:00'],
  ['tomorrow evening', '2026-11-18T18:00'],
  ['tomorrow night', '2026-11-18T20:00'],
  ['tomorrow at noon', '2026-11-18T12:00'],
  ['tomorrow at 9', '2026-11-18T09:00'],
  ['tomorrow at four', '2026-11-18T16:00'],
  ['tomorrow morning at half past seven', '2026-11-18T07:30'],
  ['tomorrow evening at 8', '2026-11-18T20:00'],
  ['first thing tomorrow', '2026-11-18T08:00'],
  ['the day after tomorrow', '2026-11-19T08:00'],
  ['Wednesday', '2026-11-18T08:00'],
  ['Monday', '2026-11-23T08:00'],
  ['on Monday', '2026-11-23T08:00'],
  ['Monday at eight', '2026-11-23T08:00'],
  ['Monday morning', '2026-11-23T08:00'],
  ['Monday afternoon', '2026-11-23T14:00'],
  ['Monday at 4:15 pm', '2026-11-23T16:15'],
  ['at four on Monday', '2026-11-23T16:00'],
  ['8 on Monday morning', '2026-11-23T08:00'],
  ['Tuesday', '2026-11-24T08:00'],
  ['Tuesday at five', '2026-11-17T17:00'],
  ['this Friday', '2026-11-20T08:00'],
  ['next Friday', '2026-11-27T08:00'],
  ['next Monday', '2026-11-23T08:00'],
  ['Thursday night', '2026-11-19T20:00'],
  ['Friday at noon', '2026-11-20T12:00'],
  ['the following Monday', '2026-11-23T08:00'],
  ['Monday next week', '2026-11-23T08:00'],
  ['next week', '2026-11-23T08:00'],
  ['early next week', '2026-11-23T08:00'],
  ['next week on Thursday', '2026-11-26T08:00'],
  ['later this week', '2026-11-19T08:00'],
  ['later next week', '2026-11-26T08:00'],
  ['end of the week', '2026-11-20T17:00'],
  ['the weekend', '2026-11-21T08:00'],
  ['this weekend', '2026-11-21T08:00'],
  ['next weekend', '2026-11-28T08:00'],
  ['Saturday morning', '2026-11-21T08:00'],
  ['in two hours', '2026-11-17T12:20'],
  ['two hours from now', '2026-11-17T12:20'],
  ['in a couple of hours', '2026-11-17T12:20'],
  ['in an hour', '2026-11-17T11:20'],
  ['half an hour', '2026-11-17T10:50'],
  ['in half an hour', '2026-11-17T10:50'],
  ['in a quarter of an hour', '2026-11-17T10:35'],
  ['for an hour and a half', '2026-11-17T11:50'],
  ['in two and a half hours', '2026-11-17T12:50'],
  ['1 hour and 30 minutes', '2026-11-17T11:50'],
  ['in 20 minutes', '2026-11-17T10:40'],
  ['in a few hours', '2026-11-17T13:20'],
  ['in three days', '2026-11-20T08:00'],
  ['three days from now', '2026-11-20T08:00'],
  ['in two days at nine', '2026-11-19T09:00'],
  ['in a week', '2026-11-24T08:00'],
  ["in two weeks' time", '2026-12-01T08:00'],
  ['in a fortnight', '2026-12-01T08:00'],
  ['a week from today', '2026-11-24T08:00'],
  ['in a month', '2026-12-17T08:00'],
  ['in a year', '2027-11-17T08:00'],
  ['at four', '2026-11-17T16:00'],
  ['four', '2026-11-17T16:00'],
  ['at nine', '2026-11-18T09:00'],
  ['today at nine', '2026-11-17T21:00'],
  ['at 9 pm', '2026-11-17T21:00'],
  ['9 p.m.', '2026-11-17T21:00'],
  ['at seven', '2026-11-18T07:00'],
  ['at noon', '2026-11-17T12:00'],
  ['at midnight', '2026-11-18T00:00'],
  ['at 16:30', '2026-11-17T16:30'],
  ['at 08:00', '2026-11-18T08:00'],
  ['at sixteen hundred', '2026-11-17T16:00'],
  ['quarter past four', '2026-11-17T16:15'],
  ['a quarter to five', '2026-11-17T16:45'],
  ['half past four', '2026-11-17T16:30'],
  ['half four', '2026-11-17T16:30'],
  ['ten to five', '2026-11-17T16:50'],
  ['twenty past one', '2026-11-17T13:20'],
  ['quarter to one', '2026-11-17T12:45'],
  ["four o'clock", '2026-11-17T16:00'],
  ['four in the afternoon', '2026-11-17T16:00'],
  ['8:30am', '2026-11-18T08:30'],
  ['in the morning', '2026-11-18T08:00'],
  ['in the evening', '2026-11-17T18:00'],
  ['after lunch', '2026-11-17T14:00'],
  ['at lunchtime', '2026-11-17T12:00'],
  ['end of day', '2026-11-17T17:00'],
  ['by the end of the day', '2026-11-17T17:00'],
  ['after work', '2026-11-17T18:00'],
  ['the fifteenth', '2026-12-15T08:00'],
  ['on the 20th', '2026-11-20T08:00'],
  ['the twenty first', '2026-11-21T08:00'],
  ['the thirty-first', '2026-12-31T08:00'],
  ['December 3rd', '2026-12-03T08:00'],
  ['3 December', '2026-12-03T08:00'],
  ['the third of December at nine', '2026-12-03T09:00'],
  ['March', '2027-03-01T08:00'],
  ['November 1', '2027-11-01T08:00'],
  ['next month', '2026-12-01T08:00'],
  ['end of the month', '2026-11-30T17:00'],
  ['the start of next month', '2026-12-01T08:00'],
  ['next year', '2027-01-01T08:00'],
];

describe('on a Tuesday morning', () => {
  test.each(table)('“%s” is %s', (said, moment) => expect(meant(said, tuesday)).toBe(moment));
});

describe('a time that has passed means the next one', () => {
  const cases: readonly [said: string, now: string, moment: string][] = [
    ['later today', '2026-11-17T15:10', '2026-11-17T19:00'],
    ['later today', '2026-11-17T19:30', '2026-11-17T21:00'],
    ['later today', '2026-11-17T22:15', '2026-11-18T08:00'],
    ['this morning', '2026-11-17T11:00', '2026-11-18T08:00'],
    ['tonight', '2026-11-17T21:00', '2026-11-18T20:00'],
    ['Tuesday morning', '2026-11-17T07:00', '2026-11-17T08:00'],
    ['Tuesday morning', '2026-11-17T09:00', '2026-11-24T08:00'],
    ['the weekend', '2026-11-21T09:00', '2026-11-28T08:00'],
    ['end of the month', '2026-11-30T18:00', '2026-12-31T17:00'],
    ['the thirty first', '2026-01-31T09:00', '2026-03-31T08:00'],
    ['February 29', '2026-03-01T09:00', '2028-02-29T08:00'],
    ['in a month', '2026-01-31T09:00', '2026-02-28T08:00'],
    ['next week', '2026-11-22T09:00', '2026-11-23T08:00'],
    ['four', '2026-11-17T16:00', '2026-11-18T16:00'],
  ];
  test.each(cases)('“%s” at %s is %s', (said, now, moment) => expect(meant(said, now)).toBe(moment));
});

describe('around a clock change', () => {
  const cases: readonly [said: string, now: string, where: string, moment: string][] = [
    ['tomorrow', '2026-03-28T10:00', 'Europe/Berlin', '2026-03-29T08:00'],
    ['tomorrow at 2:30 am', '2026-03-28T10:00', 'Europe/Berlin', '2026-03-29T03:30'],
    ['in two hours', '2026-03-29T00:30', 'Europe/Berlin', '2026-03-29T03:30'],
    ['tomorrow', '2026-10-24T10:00', 'Europe/Berlin', '2026-10-25T08:00'],
    ['Monday at eight', '2026-03-06T10:00', 'America/New_York', '2026-03-09T08:00'],
    ['tomorrow at 8', '2026-10-03T10:00', 'Australia/Lord_Howe', '2026-10-04T08:00'],
    ['tomorrow', '2026-11-17T10:00', 'Asia/Kathmandu', '2026-11-18T08:00'],
  ];
  test.each(cases)('“%s” at %s in %s is %s', (said, now, where, moment) =>
    expect(meant(said, now, where)).toBe(moment),
  );

  test('a repeated hour means the first', () => {
    const when = parseWhen('tomorrow at 2 30 am'.split(' '));
    const now = new Date('2026-10-24T10:00:00Z');
    expect(when && momentOf(when, now, 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });
});

test.each([
  'archive',
  'the contract',
  'at 25',
  'the 32nd',
  'at the office',
  'when I am home',
  'monday tuesday',
  'in',
  'next',
  'an email',
  'two emails',
  'tomorrow please remind me',
  'in 0 hours',
  'at 13 pm',
  'yesterday',
])('“%s” is no time to come', (said) => expect(meant(said, tuesday)).toBeNull());

describe('the parts of the day are the person’s own', () => {
  const times = { morning: 6 * 60 + 30, afternoon: 15 * 60, evening: 21 * 60 };
  test.each([
    ['tomorrow morning', '2026-11-18 6:30'],
    ['tomorrow', '2026-11-18 6:30'],
    ['monday', '2026-11-23 6:30'],
    ['this afternoon', '2026-11-17 15:00'],
    ['this evening', '2026-11-17 21:00'],
    ['tonight', '2026-11-17 21:00'],
    ['tomorrow at noon', '2026-11-18 12:00'],
    ['tomorrow at nine', '2026-11-18 9:00'],
  ])('%s', (said, expected) => {
    const when = parseWhen(normalize(said).split(' '));
    const at = when && momentOf(when, new Date('2026-11-17T09:00:00Z'), 'UTC', times);
    const [day, clock] = at?.toISOString().split('T') ?? [];
    expect(`${day} ${clock?.slice(0, 5).replace(/^0/, '')}`).toBe(expected);
  });
});
