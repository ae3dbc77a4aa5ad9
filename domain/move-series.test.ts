import { describe, expect, test } from 'vitest';
import { movedSeries } from './move-series.ts';
import { expand } from './recurrence.ts';
import { cutBefore, lastOriginalOf, restOf } from './series-cut.ts';
import { atWall, type EventSpan, wholeDay } from './wall-time.ts';

const zone = 'Europe/Berlin';
const hour = (start: string, end: string): EventSpan => ({ start: atWall(start, zone), end: atWall(end, zone) });
const tuesdays = hour('2026-10-20T10:00', '2026-10-20T11:00');

const startsOf = (span: EventSpan, recurrence: readonly string[]): string[] => {
  const found = expand({ start: span.start, recurrence }, new Date('2026-01-01'), new Date('2027-06-01'));
  if (found.kind === 'refused') throw new Error(found.why);
  return found.starts.map((one) => (one.kind === 'at' ? one.wall : one.day));
};

describe('a series', () => {
  test.each([
    ['RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=6', 6],
    ['RRULE:FREQ=WEEKLY;UNTIL=20261124T090000Z', 6],
    ['RRULE:COUNT=6;FREQ=WEEKLY', 6],
  ])('%s, cut before an instance and going on from there, keeps every instance once', (rule, count) => {
    const whole = startsOf(tuesdays, [rule]);
    expect(whole).toHaveLength(count);
    const cut = cutBefore([rule], '2026-11-03T09:00:00Z');
    const rest = restOf([rule], 2);
    const later = hour('2026-11-03T10:00', '2026-11-03T11:00');
    expect([...startsOf(tuesdays, cut), ...startsOf(later, rest)]).toEqual(whole);
    expect(lastOriginalOf([rule], cut)).toBe('2026-11-03T08:59:59Z');
  });

  test('of whole days ends by the day', () => {
    const cut = cutBefore(['RRULE:FREQ=DAILY'], '2026-11-03');
    const days = { start: wholeDay('2026-11-01'), end: wholeDay('2026-11-02') };
    expect(startsOf(days, cut)).toEqual(['2026-11-01', '2026-11-02']);
    expect(lastOriginalOf(['RRULE:FREQ=DAILY'], cut)).toBe('2026-11-02');
  });

  test('keeps no instance of another rule', () => {
    expect(lastOriginalOf(['RRULE:FREQ=DAILY'], ['RRULE:FREQ=WEEKLY;UNTIL=20261126T080000Z'])).toBeNull();
  });

  test('moves with one of its instances: same days on, same time on the clock, over a clock change', () => {
    const from = hour('2026-11-03T10:00', '2026-11-03T11:00');
    const to = hour('2026-11-05T14:30', '2026-11-05T16:00');
    const rule = 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261110T090000Z';
    const moved = movedSeries({ span: tuesdays, recurrence: [rule] }, { from, to });
    if (moved === null) throw new Error('it cannot move');
    expect(moved.span).toEqual(hour('2026-10-22T14:30', '2026-10-22T16:00'));
    expect(startsOf(moved.span, moved.recurrence)).toEqual([
      '2026-10-22T14:30',
      '2026-10-24T14:30',
      '2026-10-29T14:30',
      '2026-10-31T14:30',
      '2026-11-05T14:30',
      '2026-11-07T14:30',
      '2026-11-12T14:30',
    ]);
  });

  test.each(['RRULE:FREQ=MONTHLY;BYDAY=-1TU', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=20'])(
    '%s moves to another time, but not to another day',
    (rule) => {
      const series = { span: tuesdays, recurrence: [rule] };
      const later = hour('2026-10-20T15:00', '2026-10-20T16:00');
      expect(movedSeries(series, { from: tuesdays, to: later })?.span).toEqual(later);
      expect(movedSeries(series, { from: tuesdays, to: hour('2026-10-21T10:00', '2026-10-21T11:00') })).toBeNull();
    },
  );
});
