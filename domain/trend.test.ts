import { expect, test } from 'vitest';
import { trendOf } from './trend.ts';

test.each([
  [111, 100, 'up'],
  [110, 100, 'flat'],
  [100, 100, 'flat'],
  [90, 100, 'flat'],
  [89, 100, 'down'],
  [1, 0, 'up'],
] as const)('%i after %i is %s', (count, before, trend) => {
  expect(trendOf(count, before)).toBe(trend);
});
