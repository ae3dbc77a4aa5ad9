import { expect, test, vi } from 'vitest';
import { surviveCrashes } from './crash-schedules.ts';

vi.setConfig({ testTimeout: 120_000 });

test('crash schedules: up to six random deaths lose no command and do none twice', async () => {
  const seed = 20_261_121;
  const told = await surviveCrashes(seed, 6);
  expect(told.deaths).toBeGreaterThan(2);
});
