import { expect, test } from 'vitest';
import { compareFigures } from './figures-by-hand.ts';

const seed = Number(process.env['FLOW_TEST_SEED'] ?? 1);

test('figures: each equals a count by hand, in a dozen random ranges', async () => {
  expect(await compareFigures(seed % 997, 12)).toBeGreaterThan(300);
}, 120_000);
