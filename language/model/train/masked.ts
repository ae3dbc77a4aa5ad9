// Multinomial logistic regression where not every class competes for every row, and a row may be one of several. Weights that tell little
// stay nothing, by FTRL-Proximal (McMahan et al., 2013).
import { type Linear, linearOf, toChances } from './linear.ts';
import { randomFrom, shuffled } from './random.ts';
import type { SoftmaxOptions } from './softmax.ts';
import type { Vector } from './space.ts';

export interface MaskedLesson {
  readonly vector: Vector;
  /** The classes that compete. */
  readonly among: Int32Array;
  /** Of each of them, one where the row may be it. */
  readonly target: Float32Array;
  readonly weight: number;
}

/** `sparing`: how much a weight must be pulled at before it is one. */
export type MaskedOptions = SoftmaxOptions & {
  readonly sparing: number;
  /** What is nothing here stays so. */
  readonly only?: Float32Array;
};

export const trainMasked = (
  lessons: readonly MaskedLesson[],
  features: number,
  classes: number,
  options: MaskedOptions,
): Linear => {
  const pupil = pupilOf(features, classes, options);
  const random = randomFrom(options.seed);
  for (let epoch = 0; epoch < options.epochs; epoch += 1)
    for (const at of shuffled(lessons.length, random)) {
      const lesson = lessons[at];
      if (lesson !== undefined) learn(pupil, lesson);
    }
  return pupil.model;
};

type Pupil = Pick<MaskedOptions, 'rate' | 'sparing' | 'only'> & { model: Linear; pulls: Linear; squares: Linear };

const pupilOf = (features: number, classes: number, options: MaskedOptions): Pupil => ({
  model: linearOf(features, classes),
  pulls: linearOf(features, classes),
  squares: linearOf(features, classes),
  ...options,
});

/** The chances of the classes that compete, in their order. */
const chancesAmong = ({ classes, weights, bias }: Linear, { features, values }: Vector, among: Int32Array) => {
  const scores = Float32Array.from(among, (label) => bias[label] ?? 0);
  for (let at = 0; at < features.length; at += 1) {
    const base = (features[at] ?? 0) * classes;
    const value = values[at] ?? 0;
    for (let which = 0; which < among.length; which += 1)
      scores[which] = (scores[which] ?? 0) + value * (weights[base + (among[which] ?? 0)] ?? 0);
  }
  return toChances(scores);
};

const learn = (pupil: Pupil, lesson: MaskedLesson) => {
  const { vector } = lesson;
  const { labels, errors } = errorsOf(pupil.model, lesson);
  labels.forEach((label, which) => step('bias', pupil, label, errors[which] ?? 0, 0));
  for (let at = 0; at < vector.features.length; at += 1) {
    const value = vector.values[at] ?? 0;
    const base = (vector.features[at] ?? 0) * pupil.model.classes;
    for (let which = 0; which < labels.length; which += 1) {
      const place = base + (labels[which] ?? 0);
      if (pupil.only?.[place] !== 0) step('weights', pupil, place, value * (errors[which] ?? 0), pupil.sparing);
    }
  }
};

/** The classes whose chance is wrong, and by how much. Of those that a row may be, the likelier ones are aimed at more. */
const errorsOf = (model: Linear, { vector, among, target, weight }: MaskedLesson) => {
  const chances = chancesAmong(model, vector, among);
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

/** Most classes are out of the question for most rows: leaving them be is what makes a round short. */
const negligible = 4e-3;

const step = (
  part: 'weights' | 'bias',
  { model, pulls, squares, rate }: Pupil,
  place: number,
  slope: number,
  sparing: number,
) => {
  const before = squares[part][place] ?? 0;
  const after = before + slope * slope;
  const pull =
    (pulls[part][place] ?? 0) + slope - ((Math.sqrt(after) - Math.sqrt(before)) / rate) * (model[part][place] ?? 0);
  squares[part][place] = after;
  pulls[part][place] = pull;
  model[part][place] =
    Math.abs(pull) <= sparing ? 0 : (-(pull - Math.sign(pull) * sparing) * rate) / Math.sqrt(after + 1e-6);
};
