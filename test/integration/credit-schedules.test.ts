import { expect, test, vi } from 'vitest';
import { addUp } from './credit-schedules.ts';

vi.setConfig({ testTimeout: 120_000 });

test('credit schedules: whatever happens at once, twice and in any order, credits add up and each cause acts once', async () => {
  const first = Number(process.env['FLOW_TEST_SEED'] ?? 1);
  const seen = { refused: 0, deaths: 0 };
  // Whether a killed connection is at work depends on the machine, so rounds repeat until one was.
  for (let seed = first; seed < first + 20 && (seen.refused === 0 || seen.deaths === 0); seed++) {
    const { operations, refused, deaths } = await addUp(seed, 320);
    expect(operations).toBe(320);
    seen.refused += refused;
    seen.deaths += deaths;
  }
  expect([seen.refused, seen.deaths].map((count) => count > 0)).toEqual([true, true]);
});
