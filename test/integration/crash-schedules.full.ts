import { expect, test } from 'vitest';
import { surviveCrashes } from './crash-schedules.ts';

const seed = Number(process.env['SEED'] ?? 1);
const schedules = Number(process.env['SCHEDULES'] ?? 2000);

test('crash schedules: no command is lost or done twice', { timeout: 3 * 3_600_000 }, async () => {
  const told = await surviveCrashes(seed, schedules);
  process.stdout.write(
    `  seed ${seed}: ${told.schedules} schedules, ${told.deaths} deaths at ${told.places} places, ${told.commands} commands: lost 0, double 0\n`,
  );
  expect(told.deaths).toBeGreaterThan(schedules / 3);
});
