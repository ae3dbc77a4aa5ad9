import { expect, test } from 'vitest';
import { type MaskedLesson, trainMasked } from './masked.ts';

const lesson = (features: number[], among: number[], target: number[]): MaskedLesson => ({
  vector: { features: Int32Array.from(features), values: Float32Array.from(features, () => 1) },
  among: Int32Array.from(among),
  target: Float32Array.from(target),
  weight: 1,
  name: `${features} ${target}`,
});

const options = { epochs: 20, rate: 0.3, seed: 1, sparing: 0 };
const weight = (model: { weights: Float32Array; classes: number }, feature: number, label: number) =>
  model.weights[feature * model.classes + label] ?? 0;

test('a class that does not compete learns nothing', () => {
  const model = trainMasked([lesson([0], [0, 1], [1, 0]), lesson([1], [0, 1], [0, 1])], 2, 3, options);
  expect(weight(model, 0, 0)).toBeGreaterThan(weight(model, 0, 1));
  expect(weight(model, 0, 2)).toBe(0);
});

test("learns the more likely of a row's two labels", () => {
  const certain = lesson([0], [0, 1, 2], [1, 0, 0]);
  const either = lesson([0, 1], [0, 1, 2], [1, 1, 0]);
  const model = trainMasked([certain, certain, either], 2, 3, options);
  expect(weight(model, 1, 0)).toBeGreaterThan(weight(model, 1, 1));
});

test('weights of little use stay zero', () => {
  const model = trainMasked([lesson([0], [0, 1], [1, 0])], 1, 2, { ...options, epochs: 1, sparing: 5 });
  expect([...model.weights]).toEqual([0, 0]);
});

test('only the allowed weights become nonzero', () => {
  const only = Uint8Array.of(1, 0);
  const model = trainMasked([lesson([0], [0, 1], [1, 0])], 1, 2, { ...options, only });
  expect(weight(model, 0, 0)).toBeGreaterThan(0);
  expect(weight(model, 0, 1)).toBe(0);
});

test('the order of lessons changes nothing', () => {
  const lessons = [lesson([0], [0, 1], [1, 0]), lesson([1], [0, 1], [0, 1]), lesson([0, 1], [0, 1], [1, 1])];
  const [one, other] = [lessons, lessons.toReversed()].map((given) => trainMasked(given, 2, 2, options));
  expect(one).toEqual(other);
});
