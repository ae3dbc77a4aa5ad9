import { expect, test } from 'vitest';
import { addUp } from './credit-schedules.ts';

const first = Number(process.env['SEED'] ?? 1);
const seeds = Number(process.env['SEEDS'] ?? 20);
const operations = Number(process.env['OPERATIONS'] ?? 5000);

test('credit schedules: over many seeds credits add up and each cause acts once', {
  timeout: 3 * 3_600_000,
}, async () => {
  for (let seed = first; seed < first + seeds; seed++) {
    const added = await addUp(seed, operations);
    process.stdout.write(
      `  seed ${seed}: ${added.operations} operations, ${added.deaths} deaths, ${added.refused} refused: the sum holds, each cause once\n`,
    );
    expect(added.deaths).toBeGreaterThan(operations / 200);
  }
});
