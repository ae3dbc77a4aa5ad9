import { expect, test, vi } from 'vitest';
import { addUp } from './credit-schedules.ts';

vi.setConfig({ testTimeout: 120_000 });

test('credit schedules: whatever happens at once, twice and in any order, credits add up and each cause acts once', async () => {
  const { operations, refused, deaths } = await addUp(Number(process.env['FLOW_TEST_SEED'] ?? 1), 320);
  expect(operations).toBe(320);
  expect([refused, deaths].map((count) => count > 0)).toEqual([true, true]);
});
