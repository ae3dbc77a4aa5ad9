import { expect, test } from 'vitest';
import { randomOf } from './random.ts';

const drawn = (seed: number): number[] => {
  const random = randomOf(seed);
  return Array.from({ length: 1000 }, () => random.int(10));
};

test('randomOf: the same seed gives the same numbers, another seed others', () => {
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});

test('randomOf: all numbers are equally likely', () => {
  const counts = Map.groupBy(drawn(1), (n) => n);
  expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const times of counts.values()) expect(times.length).toBeGreaterThan(60);
});

test('randomOf: a range includes both ends, and chance has its probability', () => {
  const random = randomOf(3);
  const ranged = Array.from({ length: 500 }, () => random.between(2, 4));
  expect([...new Set(ranged)].sort()).toEqual([2, 3, 4]);
  const heads = Array.from({ length: 1000 }, () => random.chance(0.25)).filter(Boolean).length;
  expect(heads).toBeGreaterThan(200);
  expect(heads).toBeLessThan(300);
});

test('randomOf: picking from nothing returns nothing', () => {
  expect(() => randomOf(1).pick([])).toThrow('nothing to pick from');
});
