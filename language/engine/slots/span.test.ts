import { describe, expect, test } from 'vitest';
import { wallOf } from '#domain/wall-time.ts';
import { plainWords } from '#language/engine/normalize.ts';
import { isMoment, readSpan } from './span.ts';
import { spansOf, usualHours } from './span-of.ts';

/** A Tuesday, 10:20 on the wall. */
const here = { now: new Date('2026-11-17T09:20:00Z'), zone: 'Europe/Berlin', hours: usualHours };

const spanIn = (said: string, at = here): string[] => {
  const span = readSpan(plainWords(said));
  return span === null
    ? []
    : spansOf(span, at).map(({ from, to }) => `${wallOf(from, at.zone)} ${wallOf(to, at.zone)}`);
};

describe('a stretch of time', () => {
  test.each([
    ['today', '2026-11-17T00:00 2026-11-18T00:00'],
    ['Thursday', '2026-11-19T00:00 2026-11-20T00:00'],
    ['next Tuesday', '2026-11-24T00:00 2026-11-25T00:00'],
    ['the twenty third', '2026-11-23T00:00 2026-11-24T00:00'],
    ['this week', '2026-11-17T10:20 2026-11-21T00:00'],
    ['the rest of the week', '2026-11-17T10:20 2026-11-21T00:00'],
    ['next week', '2026-11-23T00:00 2026-11-28T00:00'],
    ['early next week', '2026-11-23T00:00 2026-11-25T00:00'],
    ['late next week', '2026-11-26T00:00 2026-11-28T00:00'],
    ['the week of the ninth', '2026-12-07T00:00 2026-12-12T00:00'],
    ['over the weekend', '2026-11-21T00:00 2026-11-23T00:00'],
    ['next month', '2026-12-01T00:00 2027-01-01T00:00'],
    ['the rest of the day', '2026-11-17T10:20 2026-11-18T00:00'],
    ['in the next hour', '2026-11-17T10:20 2026-11-17T11:20'],
    ['tomorrow morning', '2026-11-18T09:00 2026-11-18T12:00'],
    ['this afternoon', '2026-11-17T12:00 2026-11-17T17:00'],
    ['Friday lunch', '2026-11-20T12:00 2026-11-20T14:00'],
    ['tonight', '2026-11-17T18:00 2026-11-18T00:00'],
    ['first thing tomorrow', '2026-11-18T09:00 2026-11-18T10:30'],
    ['end of day', '2026-11-17T17:00 2026-11-17T18:00'],
    ['between two and four', '2026-11-17T14:00 2026-11-17T16:00'],
    ['from two to four on Thursday', '2026-11-19T14:00 2026-11-19T16:00'],
    ['Thursday between eleven and one', '2026-11-19T11:00 2026-11-19T13:00'],
    ['from nine to five tomorrow', '2026-11-18T09:00 2026-11-18T17:00'],
    ['after three', '2026-11-17T15:00 2026-11-17T18:00'],
    ['before noon', '2026-11-17T09:00 2026-11-17T12:00'],
    ['around four tomorrow', '2026-11-18T15:30 2026-11-18T16:30'],
    ['at three', '2026-11-17T15:00 2026-11-17T15:00'],
    ['at nine', '2026-11-18T09:00 2026-11-18T09:00'],
    ['quarter past four', '2026-11-17T16:15 2026-11-17T16:15'],
    ['Thursday at ten', '2026-11-19T10:00 2026-11-19T10:00'],
    ['in two hours', '2026-11-17T12:20 2026-11-17T12:20'],
  ])('%s', (said, expected) => expect(spanIn(said)).toEqual([expected]));

  test('"or" gives several spans', () =>
    expect(spanIn('Thursday or Friday')).toEqual([
      '2026-11-19T00:00 2026-11-20T00:00',
      '2026-11-20T00:00 2026-11-21T00:00',
    ]));

  test('"any day but Monday" gives the other six days', () => {
    const days = spanIn('any day but Monday');
    expect(days).toHaveLength(6);
    expect(days.join()).not.toContain('2026-11-23T00:00 ');
  });

  test.each(['an hour', 'thirty minutes', 'the pricing review', 'between us', 'after that', ''])('is not %j', (said) =>
    expect(spanIn(said)).toEqual([]),
  );

  test('a moment has a clock time', () =>
    expect(
      ['at three', 'in two hours', 'Thursday', 'next week'].map((said) => {
        const span = readSpan(plainWords(said));
        return span !== null && isMoment(span);
      }),
    ).toEqual([true, true, false, false]));

  test('begins and ends in local time on days with a clock change', () => {
    const before = { ...here, now: new Date('2027-03-27T09:00:00Z') };
    expect(spanIn('tomorrow', before)).toEqual(['2027-03-28T00:00 2027-03-29T00:00']);
    expect(spanIn('tomorrow morning', before)).toEqual(['2027-03-28T09:00 2027-03-28T12:00']);
  });
});
