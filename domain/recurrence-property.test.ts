import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySeries, bothStarts } from '#test/support/recurrence-rules.ts';
import { expand } from './recurrence.ts';
import { atWall } from './wall-time.ts';

test('expansion equals an independent reckoner on 3,000 rules, many across clock changes', { timeout: 120_000 }, () => {
  let starts = 0;
  fc.assert(
    fc.property(anySeries, (series) => {
      const { flow, reckoner } = bothStarts(series);
      starts += flow.length;
      expect(flow).toEqual(reckoner);
    }),
    { numRuns: 3000 },
  );
  expect(starts).toBeGreaterThan(50_000);
});

test('a window is the cut of a larger window, in order and without doubles', () => {
  const startsIn = (wall: string, zone: string, rule: string, from: number, to: number) => {
    const found = expand({ start: atWall(wall, zone), recurrence: [rule] }, new Date(from), new Date(to));
    return found.kind === 'starts' ? found.starts.map((one) => (one.kind === 'at' ? Date.parse(one.at) : 0)) : [];
  };
  const [first, last] = [Date.parse('2026-01-01'), Date.parse('2028-01-01')];
  fc.assert(
    fc.property(
      anySeries,
      fc.integer({ min: first, max: last }),
      fc.integer({ min: 0, max: 90 }),
      ({ wall, zone }, from, days) => {
        const to = from + days * 86_400_000;
        for (const rule of [
          'RRULE:FREQ=DAILY',
          'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR',
          'RRULE:FREQ=MONTHLY;BYMONTHDAY=31',
        ]) {
          const all = startsIn(wall, zone, rule, 0, last + 100 * 86_400_000);
          expect(startsIn(wall, zone, rule, from, to)).toEqual(all.filter((at) => at >= from && at < to));
          expect(all.every((at, place) => place === 0 || at > (all[place - 1] ?? 0))).toBe(true);
        }
      },
    ),
    { numRuns: 30 },
  );
});
