import { expect, test } from 'vitest';
import { packed, unpacked, type Weights } from './weights.ts';

const table = {
  labels: ['calendar_set', '-media'],
  units: [0.5, 0.25],
  bias: [0.1, -0.1],
  hashes: Int32Array.of(3, 1000, 60_000_000),
  weights: Int8Array.of(1, -8, 127, -127, 7, -7),
};

const weights: Weights = {
  words: Int32Array.of(7, 9),
  fine: Uint16Array.of(300, 2),
  coarse: Uint8Array.of(63, 0),
  slurp: table,
  product: table,
  tags: table,
  transitions: [0, 1, -1, 0],
  accept: { slurp: 0.5, product: 0.25 },
};

test('reading packed weights restores them', () => {
  expect(unpacked(packed(weights))).toEqual(weights);
});

test('reading truncated weights throws', () => {
  expect(() => unpacked(packed(weights).subarray(0, 100))).toThrow();
});
