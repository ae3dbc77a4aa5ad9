import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySeries, bothStarts } from '#test/support/recurrence-rules.ts';

test('expansion equals an independent reckoner on 50,000 rules', () => {
  fc.assert(
    fc.property(anySeries, (series) => {
      const { flow, reckoner } = bothStarts(series);
      expect(flow).toEqual(reckoner);
    }),
    { numRuns: 50_000 },
  );
  // Ten minutes on a busy machine.
}, 1_800_000);
