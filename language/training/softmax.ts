// Multinomial logistic regression with AdaGrad on soft labels, so one model can learn from several.
import { type Linear, linearOf, scoresOf, toChances } from './linear.ts';
import { type Random, randomFrom, shuffled } from './random.ts';
import type { Vector } from './space.ts';

export interface Lesson {
  readonly vector: Vector;
  /** The chance of each class. */
  readonly target: Float32Array;
  readonly weight: number;
}

export interface SoftmaxOptions {
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
}

/** `dropped`: the share of features that each lesson randomly drops, so the model depends on no single feature. */
export type DroppingOptions = SoftmaxOptions & { readonly dropped: number };

export const trainSoftmax = (
  lessons: readonly Lesson[],
  features: number,
  classes: number,
  options: DroppingOptions,
): Linear => {
  const model = linearOf(features, classes);
  const slopes = linearOf(features, classes);
  const random = randomFrom(options.seed);
  for (let epoch = 0; epoch < options.epochs; epoch += 1)
    for (const at of shuffled(lessons.length, random)) {
      const lesson = lessons[at];
      if (lesson !== undefined) learn(model, slopes, thinned(lesson, options.dropped, random), options);
    }
  return model;
};

/** The remaining ones also stand for the dropped ones. */
const thinned = (lesson: Lesson, dropped: number, random: Random): Lesson => {
  if (dropped === 0) return lesson;
  const { features, values } = lesson.vector;
  const kept = features.map((_, at) => (random() < dropped ? -1 : at)).filter((at) => at >= 0);
  const vector = {
    features: kept.map((at) => features[at] ?? 0),
    values: Float32Array.from(kept, (at) => (values[at] ?? 0) / (1 - dropped)),
  };
  return { ...lesson, vector };
};

const learn = (model: Linear, slopes: Linear, { vector, target, weight }: Lesson, { rate }: SoftmaxOptions) => {
  const { classes } = model;
  const error = toChances(scoresOf(model, vector));
  const wrong: number[] = [];
  for (let label = 0; label < classes; label += 1) {
    const slope = ((error[label] ?? 0) - (target[label] ?? 0)) * weight;
    if (Math.abs(slope) < negligible) continue;
    error[label] = slope;
    wrong.push(label);
    step(model.bias, slopes.bias, label, slope, rate);
  }
  const { features, values } = vector;
  for (let at = 0; at < features.length; at += 1) {
    const value = values[at] ?? 0;
    const base = (features[at] ?? 0) * classes;
    for (const label of wrong) step(model.weights, slopes.weights, base + label, value * (error[label] ?? 0), rate);
  }
};

/** Most classes do not compete for most rows. Skipping them makes a round fast. */
const negligible = 4e-3;

const step = (weights: Float32Array, slopes: Float32Array, place: number, slope: number, rate: number) => {
  const sum = (slopes[place] ?? 0) + slope * slope;
  slopes[place] = sum;
  weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(sum + 1e-6);
};
