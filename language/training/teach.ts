// Distils one classifier from several: support vector machines and a logistic regression label unlabelled rows, learn from them in turn,
// and a linear model learns their average.
import type { Features } from '#language/model/intent-features.ts';
import { type Linear, linearOf, scoresOf, toChances } from './linear.ts';
import { weightiest } from './pack.ts';
import { type DroppingOptions, type Lesson, trainSoftmax } from './softmax.ts';
import { type Space, spaceFrom, spaceOf, type Vector, vectorIn } from './space.ts';
import { trainSvm } from './svm.ts';

export interface Example {
  readonly features: Features;
  /** Null if the class is unknown. */
  readonly label: string | null;
  readonly weight: number;
  /** Classes that a human reader excluded for an unlabelled row. */
  readonly not: (label: string) => boolean;
}

export interface Classifier {
  readonly labels: readonly string[];
  readonly hashes: readonly number[];
  readonly linear: Linear;
}

export interface TeachOptions {
  readonly seed: number;
  readonly rounds: number;
  readonly most: number;
  readonly teachers: Drill;
  readonly student: Drill;
}

type Drill = Pick<DroppingOptions, 'epochs' | 'dropped'>;

interface Pupil {
  readonly vector: Vector;
  readonly example: Example;
  /** The teachers' chances in the last round. */
  chances: Float32Array | null;
}

export const taught = (examples: readonly Example[], options: TeachOptions): Classifier => {
  const { seed, rounds, most, teachers, student } = options;
  const labels = [...new Set(examples.flatMap(({ label }) => label ?? []))].toSorted();
  const space = spaceOf(
    examples.map(({ features }) => features.hashes),
    leastRows,
  );
  const pupils: Pupil[] = examples.map((example) => ({
    vector: vectorIn(space, example.features),
    example,
    chances: null,
  }));
  let regression = linearOf(0, labels.length);
  for (let round = 0; round < rounds; round += 1)
    regression = think(pupils, labels, space.size, { ...teachers, rate, seed: seed + round * 100 });
  const kept = spaceFrom(weightiest(regression.weights, labels.length, most).map((at) => space.hashes[at] ?? 0));
  const lessons = pupils.flatMap((pupil) => lessonOf(pupil, kept, labels));
  const linear = trainSoftmax(lessons, kept.size, labels.length, { ...student, rate, seed: seed + 7 });
  return { labels, hashes: kept.hashes, linear };
};

const leastRows = 3;
const rate = 0.3;
/** The student's trust in its teachers on labelled rows. */
const trust = 0.7;
const sharpness = 4;

/** Both teachers train on the labels and on their earlier predictions. Then they predict each row again. */
const think = (
  pupils: readonly Pupil[],
  labels: readonly string[],
  features: number,
  options: DroppingOptions,
): Linear => {
  const numbers = new Map(labels.map((label, at) => [label, at]));
  const certain = pupils.flatMap(({ vector, example: { label, weight }, chances }) => {
    if (label !== null) return [{ vector, label: numbers.get(label) ?? 0, weight }];
    if (chances === null) return [];
    const best = bestOf(chances);
    return (chances[best] ?? 0) > 0.6 ? [{ vector, label: best, weight: 0.5 }] : [];
  });
  const machines = trainSvm(certain, features, labels.length, { c: 0.6, epochs: 8, seed: options.seed });
  const lessons = certain.map(({ vector, label, weight }) => ({ vector, weight, target: only(label, labels.length) }));
  const regression = trainSoftmax(lessons, features, labels.length, { ...options, seed: options.seed + 50 });
  for (const pupil of pupils) pupil.chances = together(machines, regression, pupil, labels);
  return regression;
};

const only = (label: number, count: number): Float32Array => {
  const target = new Float32Array(count);
  target[label] = 1;
  return target;
};

const together = (machines: Linear, regression: Linear, { vector, example }: Pupil, labels: readonly string[]) => {
  const one = toChances(scoresOf(machines, vector).map((score) => score * sharpness));
  const other = toChances(scoresOf(regression, vector));
  const both = one.map((chance, at) => (chance + (other[at] ?? 0)) / 2);
  labels.forEach((label, at) => {
    if (example.not(label)) both[at] = 0;
  });
  const sum = both.reduce((total, chance) => total + chance, 0);
  return sum < least ? null : both.map((chance) => chance / sum);
};

/** A teacher's label that a human reader excluded teaches nothing. */
const least = 0.5;

const lessonOf = ({ example, chances }: Pupil, kept: Space, labels: readonly string[]): Lesson[] => {
  const { label, weight } = example;
  const vector = vectorIn(kept, example.features);
  if (label === null) return chances === null ? [] : [{ vector, target: chances, weight }];
  const at = labels.indexOf(label);
  const target = only(at, labels.length);
  if (chances !== null)
    chances.forEach((chance, place) => (target[place] = (target[place] ?? 0) * (1 - trust) + trust * chance));
  return [{ vector, target, weight }];
};

export const bestOf = (chances: ArrayLike<number>): number => {
  let best = 0;
  for (let at = 1; at < chances.length; at += 1) if ((chances[at] ?? 0) > (chances[best] ?? 0)) best = at;
  return best;
};
