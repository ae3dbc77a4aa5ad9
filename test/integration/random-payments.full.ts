import { expect, test } from 'vitest';
import { payAtRandom } from './random-payments.ts';

const seeds = Array.from({ length: 20 }, (_, nth) => nth + 1);

test.each(seeds)('payments: after 250 random acts of seed %i, Stripe’s view and ours are equal', async (seed) => {
  const { differences, done, deaths } = await payAtRandom(seed, 250);
  const acts = Object.values(done).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`  seed ${seed}: ${acts} acts, ${deaths} deaths, ${differences.length} differences\n`);
  expect(differences).toEqual([]);
});
