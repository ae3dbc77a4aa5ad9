import { expect, test } from 'vitest';
import { readerOf } from './bytes.ts';
import { pushWeights, weightsFrom } from './nibbles.ts';

test.each([[[]], [[0]], [[7, -7, 0]], [[8, -8, 127, -127, -128, 1, -1]]])('%j is read as it was written', (weights) => {
  const bytes: number[] = [];
  pushWeights(bytes, Int8Array.from(weights));
  expect([...weightsFrom(readerOf(Uint8Array.from(bytes)), weights.length)]).toEqual(weights);
});

test('light weights are two in a byte', () => {
  const bytes: number[] = [];
  pushWeights(bytes, new Int8Array(100));
  expect(bytes).toHaveLength(50);
});

test('weights that were cut off are not read', () => {
  expect(() => weightsFrom(readerOf(Uint8Array.of(1)), 3)).toThrow(RangeError);
});
