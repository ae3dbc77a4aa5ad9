// Where each sentence of a mail begins on the line, and which one is under a place on it.
import { expect, it } from 'vitest';
import { startsOf, type Unit, unitAt } from './script.ts';

const units = [2, 6, 0, 4].map((seconds): Unit => ({ kind: 'sentence', text: 'Words.', seconds }));

it('begins each sentence after those before it, as long as they take to say', () => {
  expect(startsOf({ units })).toEqual([0, 2, 8, 8]);
  expect(startsOf({ units: [] })).toEqual([]);
});

it.each([
  [0, 0],
  [1.9, 0],
  [2, 1],
  [7.9, 1],
  [8, 3],
  [12, 3],
  [99, 3],
])('reads at %f seconds unit %i', (seconds, unit) => {
  expect(unitAt({ units }, seconds)).toBe(unit);
});
