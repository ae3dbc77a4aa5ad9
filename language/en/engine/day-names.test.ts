// The names are those the platform gives in US English.
import { expect, test } from 'vitest';
import { shortMonth, shortWeekday, weekdayName } from './day-names.ts';

const days = Array.from({ length: 366 }, (_, day) => new Date(2028, 0, 1 + day, 12));
const named = (at: Date, options: Intl.DateTimeFormatOptions): string => at.toLocaleDateString('en-US', options);

test('every day of a year has its names', () => {
  expect(days.map((at) => [weekdayName(at), shortWeekday(at), shortMonth(at)])).toEqual(
    days.map((at) => [named(at, { weekday: 'long' }), named(at, { weekday: 'short' }), named(at, { month: 'short' })]),
  );
});
