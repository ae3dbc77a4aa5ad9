import { expect, test } from 'vitest';
import { compareFigures } from './figures-by-hand.ts';

test('figures: each equals a count by hand, in 200 random ranges', async () => {
  const compared = await compareFigures(11, 200);
  process.stdout.write(`  ${compared} figures, all equal\n`);
  expect(compared).toBeGreaterThan(5000);
}, 300_000);
