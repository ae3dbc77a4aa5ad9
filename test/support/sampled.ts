import fc from 'fast-check';

/** All cases in the full run. Otherwise `most` of them, drawn by the seed of the run. */
export const sampled = <Case>(cases: readonly Case[], most: number): Case[] => {
  if (process.env['FLOW_TEST_FULL'] === '1' || cases.length <= most) return [...cases];
  const seed = Number(process.env['FLOW_TEST_SEED'] ?? 1);
  const drawn = fc.sample(fc.shuffledSubarray([...cases], { minLength: most, maxLength: most }), { numRuns: 1, seed });
  return drawn[0] ?? [];
};
