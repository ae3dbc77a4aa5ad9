import { expect, test, vi } from 'vitest';
import { payAtRandom } from './random-payments.ts';

vi.setConfig({ testTimeout: 120_000 });

test('payments: after sixty random acts with lost events and deaths, Stripe’s view and ours are equal', async () => {
  const ran = await payAtRandom(Number(process.env['FLOW_TEST_SEED'] ?? 1), 60);
  expect(ran.differences).toEqual([]);
  expect(ran.done['buy']).toBeGreaterThan(0);
});
