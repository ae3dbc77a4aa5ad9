import { expect, test } from 'vitest';
import { searchIsExact } from '#test/support/slots-hold.ts';

test('the search equals counting by hand on 10,000 random weeks', { timeout: 3_000_000 }, () => {
  expect(searchIsExact(10_000)).toBeGreaterThan(3000);
});
