import { expect, test, vi } from 'vitest';
import { payAtRandom } from './random-payments.ts';

vi.setConfig({ testTimeout: 120_000 });

test('payments: after 250 random acts with lost events and kills, Stripe’s view and ours are equal', async () => {
  const { differences, done, deaths, kills } = await payAtRandom(Number(process.env['FLOW_TEST_SEED'] ?? 1), 250);
  expect(differences).toEqual([]);
  expect(done['buy']).toBeGreaterThan(0);
  expect(deaths).toBeGreaterThan(0);
  expect(kills).toBeGreaterThan(0);
});
