// Linear support vector machines, one against the rest, by dual coordinate descent (Hsieh et al., 2008; squared hinge).
import { type Linear, linearOf } from './linear.ts';
import { randomFrom, shuffled } from './random.ts';
import type { Vector } from './space.ts';

export interface Labelled {
  readonly vector: Vector;
  readonly label: number;
  readonly weight: number;
}

export interface SvmOptions {
  readonly c: number;
  readonly epochs: number;
  readonly seed: number;
}

export const trainSvm = (rows: readonly Labelled[], features: number, classes: number, options: SvmOptions): Linear => {
  const model = linearOf(features, classes);
  const squares = Float32Array.from(rows, ({ vector }) => 1 + vector.values.reduce((sum, one) => sum + one * one, 0));
  for (let label = 0; label < classes; label += 1) {
    const { weights, bias } = against(label, rows, squares, features, options);
    for (let at = 0; at < features; at += 1) model.weights[at * classes + label] = weights[at] ?? 0;
    model.bias[label] = bias;
  }
  return model;
};

const against = (
  label: number,
  rows: readonly Labelled[],
  squares: Float32Array,
  features: number,
  { c, epochs, seed }: SvmOptions,
) => {
  const weights = new Float32Array(features);
  let bias = 0;
  const alphas = new Float32Array(rows.length);
  const resting = new Uint8Array(rows.length);
  const random = randomFrom(seed + label);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const at of shuffled(rows.length, random)) {
      const row = rows[at];
      if (row === undefined || rests(resting, at)) continue;
      const side = sideOf(row, label);
      const diagonal = 0.5 / (c * row.weight);
      const alpha = alphas[at] ?? 0;
      const slope = side * (dot(weights, row.vector) + bias) - 1 + alpha * diagonal;
      if (slope > clear && alpha === 0) resting[at] = pause;
      const moved = Math.max(0, alpha - slope / ((squares[at] ?? 1) + diagonal));
      if (moved === alpha) continue;
      alphas[at] = moved;
      add(weights, row.vector, (moved - alpha) * side);
      bias += (moved - alpha) * side;
    }
  return { weights, bias };
};

const sideOf = (row: Labelled, label: number): number => (row.label === label ? 1 : -1);

/** Skips a row far on its own side for some rounds. */
const rests = (resting: Uint8Array, at: number): boolean => {
  const left = resting[at] ?? 0;
  if (left > 0) resting[at] = left - 1;
  return left > 0;
};

const clear = 0.15;
const pause = 2;

const dot = (weights: Float32Array, { features, values }: Vector): number => {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += (weights[features[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
};

const add = (weights: Float32Array, { features, values }: Vector, by: number) => {
  for (let at = 0; at < features.length; at += 1) {
    const place = features[at] ?? 0;
    weights[place] = (weights[place] ?? 0) + by * (values[at] ?? 0);
  }
};
