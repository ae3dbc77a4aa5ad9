import { expect, test } from 'vitest';
import { surviveCrashes } from './crash-schedules.ts';

const seed = Number(process.env['SEED'] ?? 1);
const schedules = Number(process.env['SCHEDULES'] ?? 2000);

test('crash schedules: no command is lost or done twice', { timeout: 3 * 3_600_000 }, async () => {
  const summary = await surviveCrashes(seed, schedules);
  process.stdout.write(
    `  seed ${seed}: ${summary.schedules} schedules, ${summary.deaths} deaths at ${summary.places} places, ${summary.commands} commands: lost 0, double 0\n`,
  );
  expect(summary.deaths).toBeGreaterThan(schedules / 3);
});
