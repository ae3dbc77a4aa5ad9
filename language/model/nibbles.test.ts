import { expect, test } from 'vitest';
import { readerOf } from './bytes.ts';
import { pushWeights, weightsFrom } from './nibbles.ts';

test.each([[[]], [[0]], [[7, -7, 0]], [[8, -8, 127, -127, -128, 1, -1]]])(
  'reading %j restores what was written',
  (weights) => {
    const bytes: number[] = [];
    pushWeights(bytes, Int8Array.from(weights));
    expect([...weightsFrom(readerOf(Uint8Array.from(bytes)), weights.length)]).toEqual(weights);
  },
);

test('small weights take half a byte', () => {
  const bytes: number[] = [];
  pushWeights(bytes, new Int8Array(100));
  expect(bytes).toHaveLength(50);
});

test('reading truncated weights throws', () => {
  expect(() => weightsFrom(readerOf(Uint8Array.of(1)), 3)).toThrow(RangeError);
});
