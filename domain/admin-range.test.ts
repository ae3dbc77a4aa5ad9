import { expect, test } from 'vitest';
import { daysOf, rangeOf, spanOf } from './admin-range.ts';

const now = new Date('2026-11-27T12:00:00Z');
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const spanIn = (query: string) => spanOf(rangeOf(new URLSearchParams(query)), now, utc);

test.each([
  ['the last month by default', '', '2026-10-28T12:00:00.000Z', '2026-11-27T12:00:00.000Z'],
  ['the last day', 'range=1d', '2026-11-26T12:00:00.000Z', '2026-11-27T12:00:00.000Z'],
  ['the last month for an unknown name', 'range=5y', '2026-10-28T12:00:00.000Z', '2026-11-27T12:00:00.000Z'],
  [
    'whole days, the last one included, for two dates',
    'range=custom&from=2026-02-27&to=2026-02-28',
    '2026-02-27T00:00:00.000Z',
    '2026-03-01T00:00:00.000Z',
  ],
  [
    'two dates in the wrong order, put right',
    'range=custom&from=2026-03-02&to=2026-03-01',
    '2026-03-01T00:00:00.000Z',
    '2026-03-03T00:00:00.000Z',
  ],
  [
    'the last month while a date is missing or wrong',
    'range=custom&from=2026-02-30&to=x',
    '2026-10-28T12:00:00.000Z',
    '2026-11-27T12:00:00.000Z',
  ],
])('a range covers %s', (_name, query, from, to) => {
  expect(spanIn(query)).toEqual({ from, to });
});

test.each([
  ['the days between, today included, for the last week', 'range=7d', '2026-11-20', '2026-11-27'],
  ['the same days for a custom range', 'range=custom&from=2026-02-27&to=2026-02-28', '2026-02-27', '2026-02-28'],
])('a custom range begins with %s', (_name, query, from, to) => {
  expect(daysOf(spanIn(query), (at) => at.toISOString().slice(0, 10))).toEqual({ from, to });
});
