import { expect, test } from 'vitest';
import { plansHold } from '#test/support/plans-hold.ts';
import { searchIsExact } from '#test/support/slots-hold.ts';

test('the search equals counting by hand on 10,000 random weeks', { timeout: 3_000_000 }, () => {
  const { free, full } = searchIsExact(10_000);
  expect(free).toBeGreaterThan(3000);
  expect(full).toBeGreaterThan(300);
});

test('a plan forgets nothing, meets nothing and misses no better time on 3,000 random weeks', {
  timeout: 3_000_000,
}, () => {
  const { moved, displaced } = plansHold(3000);
  expect(moved).toBeGreaterThan(1000);
  expect(displaced).toBeGreaterThan(5);
});
