import fc from 'fast-check';
import { test } from 'vitest';

const full = process.env['FLOW_TEST_FULL'] === '1';

/** All cases in the full run. Otherwise `most` of them, drawn by the seed of the run. */
export const sampled = <Case>(cases: readonly Case[], most: number): Case[] =>
  full || cases.length <= most ? [...cases] : drawn(cases, most);

/** `count` of the cases, drawn by the seed of the run, in any run. */
export const drawn = <Case>(cases: readonly Case[], count: number): Case[] => {
  const seed = Number(process.env['FLOW_TEST_SEED'] ?? 1);
  const lengths = { minLength: count, maxLength: count };
  return fc.sample(fc.shuffledSubarray([...cases], lengths), { numRuns: 1, seed })[0] ?? [];
};

/** A long test whose promise shorter tests also check. Only the full run has it. */
export const longTest: (name: string, run: () => Promise<void>, timeout?: number) => void = full ? test : () => {};
