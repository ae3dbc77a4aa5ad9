// `OPERATIONS=5000 npx vitest run --project full random-payments` gives each of 20 seeds 5,000 acts. `SEED` and `SEEDS` choose others.
import { describe, expect, test } from 'vitest';
import { payAtRandom } from './random-payments.ts';

const first = Number(process.env['SEED'] ?? 1);
const count = Number(process.env['SEEDS'] ?? 20);
const operations = Number(process.env['OPERATIONS'] ?? 250);

/** Acts in one shop, whose people pay for more months with each. */
const inOneShop = 250;

const seeds = Array.from({ length: count }, (_, nth) => first + nth);
const shops = Array.from({ length: Math.ceil(operations / inOneShop) }, (_, nth) => nth);

describe.each(seeds)('payments of seed %i', (seed) => {
  test.each(shops)('after 250 random acts in shop %i, Stripe’s view and ours are equal', async (shop) => {
    const { differences, done, deaths, kills } = await payAtRandom(seed + shop * 1000, inOneShop);
    const acts = Object.values(done).reduce((sum, each) => sum + each, 0);
    process.stdout.write(
      `  seed ${seed}, shop ${shop}: ${acts} acts, ${deaths} deaths, ${kills} kills, ${differences.length} differences\n`,
    );
    expect(differences).toEqual([]);
    expect(deaths).toBeGreaterThan(0);
    expect(kills).toBeGreaterThan(0);
  });
});
