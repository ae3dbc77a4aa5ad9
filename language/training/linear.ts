// A linear model: a weight for each feature and class, and a bias for each class.
import type { Vector } from './space.ts';

export interface Linear {
  readonly classes: number;
  /** Feature f, class c at f × classes + c. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

export const linearOf = (features: number, classes: number): Linear => ({
  classes,
  weights: new Float32Array(features * classes),
  bias: new Float32Array(classes),
});

export const scoresOf = ({ classes, weights, bias }: Linear, { features, values }: Vector): Float32Array => {
  const scores = bias.slice();
  for (let at = 0; at < features.length; at += 1) {
    const value = values[at] ?? 0;
    const base = (features[at] ?? 0) * classes;
    for (let label = 0; label < classes; label += 1)
      scores[label] = (scores[label] ?? 0) + value * (weights[base + label] ?? 0);
  }
  return scores;
};

/** Turns scores into probabilities. Changes the array. */
export const toChances = (scores: Float32Array): Float32Array => {
  const most = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const chance = Math.exp((scores[at] ?? 0) - most);
    scores[at] = chance;
    sum += chance;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
  return scores;
};
