import { expect, test } from 'vitest';
import { compareFigures } from './figures-by-hand.ts';

test('figures: each equals a count by hand, in 200 random ranges', async () => {
  let compared = 0;
  for (const seed of [11, 222, 333, 444]) compared += await compareFigures(seed, 50);
  process.stdout.write(`  ${compared} figures, all equal\n`);
  expect(compared).toBeGreaterThan(5000);
}, 600_000);
