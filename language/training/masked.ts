// Multinomial logistic regression in which only some classes compete for a row, and a row may have several classes.
// FTRL-Proximal keeps weights of little use at zero (McMahan et al., 2013).
import { type Linear, toChances } from './linear.ts';
import { randomFor } from './random.ts';
import type { SoftmaxOptions } from './softmax.ts';
import type { Vector } from './space.ts';

export interface MaskedLesson {
  readonly vector: Vector;
  /** The classes that compete. */
  readonly among: Int32Array;
  /** 1 for each class that the row may have. */
  readonly target: Float32Array;
  readonly weight: number;
  /** Decides its position in each round. It depends on this lesson alone, so a new lesson moves no other. */
  readonly name: string;
}

/** `sparing`: the least gradient that makes a weight nonzero. */
export type MaskedOptions = SoftmaxOptions & {
  readonly sparing: number;
  /** Zero stays zero. */
  readonly only?: Uint8Array;
};

export const trainMasked = (
  lessons: readonly MaskedLesson[],
  features: number,
  classes: number,
  options: MaskedOptions,
): Linear => {
  const pupil = pupilOf(features, classes, options);
  for (let epoch = 0; epoch < options.epochs; epoch += 1)
    for (const lesson of drawn(lessons, `${options.seed} ${epoch}`)) learn(pupil, lesson);
  return { classes, weights: weightsIn(pupil.cells), bias: weightsIn(pupil.bias) };
};

const drawn = (lessons: readonly MaskedLesson[], round: string): MaskedLesson[] =>
  lessons
    .map((lesson) => ({ lesson, by: randomFor(`${round} ${lesson.name}`)() }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ lesson }) => lesson);

/** A cell for each feature and class: weight, gradient, and sum of squared gradients. */
type Pupil = Pick<MaskedOptions, 'rate' | 'sparing' | 'only'> & {
  classes: number;
  cells: Float32Array;
  bias: Float32Array;
  /** Whether any class has a weight for the feature yet. Most features have none. */
  hasEvidence: Uint8Array;
};

/** Stored side by side, because each step needs them all. */
const cellSize = 3;

const pupilOf = (features: number, classes: number, { rate, sparing, only }: MaskedOptions): Pupil => ({
  rate,
  sparing,
  ...(only && { only }),
  classes,
  cells: new Float32Array(features * classes * cellSize),
  bias: new Float32Array(classes * cellSize),
  hasEvidence: new Uint8Array(features),
});

const weightsIn = (cells: Float32Array): Float32Array =>
  Float32Array.from({ length: cells.length / cellSize }, (_, at) => cells[at * cellSize] ?? 0);

/** The chances of the classes that compete, in their order. */
const chancesAmong = (
  { classes, cells, bias, hasEvidence }: Pupil,
  { features, values }: Vector,
  among: Int32Array,
) => {
  const scores = Float32Array.from(among, (label) => bias[label * cellSize] ?? 0);
  for (let at = 0; at < features.length; at += 1) {
    if (hasEvidence[features[at] ?? 0] === 0) continue;
    const base = (features[at] ?? 0) * classes;
    const value = values[at] ?? 0;
    for (let which = 0; which < among.length; which += 1)
      scores[which] = (scores[which] ?? 0) + value * (cells[(base + (among[which] ?? 0)) * cellSize] ?? 0);
  }
  return toChances(scores);
};

const learn = (pupil: Pupil, lesson: MaskedLesson) => {
  const { classes, cells, bias, hasEvidence, only, rate, sparing } = pupil;
  const { features, values } = lesson.vector;
  const { labels, errors } = errorsOf(pupil, lesson);
  labels.forEach((label, which) => step(bias, label, errors[which] ?? 0, rate, 0));
  for (let at = 0; at < features.length; at += 1) {
    const feature = features[at] ?? 0;
    const value = values[at] ?? 0;
    for (let which = 0; which < labels.length; which += 1) {
      const place = feature * classes + (labels[which] ?? 0);
      if (only?.[place] === 0) continue;
      if (step(cells, place, value * (errors[which] ?? 0), rate, sparing) !== 0) hasEvidence[feature] = 1;
    }
  }
};

/** Errors by class. Among a row's possible classes, likelier ones get a larger target. */
const errorsOf = (pupil: Pupil, { vector, among, target, weight }: MaskedLesson) => {
  const chances = chancesAmong(pupil, vector, among);
  const hoped = chances.reduce((sum, chance, which) => sum + chance * (target[which] ?? 0), 1e-9);
  const labels: number[] = [];
  const errors: number[] = [];
  chances.forEach((chance, which) => {
    const error = (chance - (chance * (target[which] ?? 0)) / hoped) * weight;
    if (Math.abs(error) < negligible) return;
    labels.push(among[which] ?? 0);
    errors.push(error);
  });
  return { labels, errors };
};

/** Most classes do not compete for most rows. Skipping them makes a round fast. */
const negligible = 4e-3;

/** The weight that it comes to. */
const step = (cells: Float32Array, place: number, slope: number, rate: number, sparing: number): number => {
  const at = place * cellSize;
  const weight = cells[at] ?? 0;
  const before = cells[at + 2] ?? 0;
  const after = before + slope * slope;
  const pull = (cells[at + 1] ?? 0) + slope - ((Math.sqrt(after) - Math.sqrt(before)) / rate) * weight;
  const now = Math.abs(pull) <= sparing ? 0 : (-(pull - Math.sign(pull) * sparing) * rate) / Math.sqrt(after + 1e-6);
  cells[at] = now;
  cells[at + 1] = pull;
  cells[at + 2] = after;
  return now;
};
