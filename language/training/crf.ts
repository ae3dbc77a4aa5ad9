// A linear-chain conditional random field, trained by AdaGrad on the likelihood of each row.
import { type Random, randomFrom, shuffled } from './random.ts';

export interface Chain {
  readonly features: readonly Int32Array[];
  readonly labels: Int32Array;
  readonly weight: number;
}

export interface Crf {
  readonly labels: number;
  /** Feature f, label l at f × labels + l. */
  readonly emissions: Float32Array;
  /** The score of `other` after `one` is at one × labels + other. */
  readonly transitions: Float32Array;
}

export interface CrfOptions {
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
  /** This share of features drops out of each lesson at random, so none depends on another. */
  readonly dropped: number;
}

export const crfOf = (features: number, labels: number): Crf => ({
  labels,
  emissions: new Float32Array(features * labels),
  transitions: new Float32Array(labels * labels),
});

export const trainCrf = (chains: readonly Chain[], features: number, labels: number, options: CrfOptions): Crf => {
  const crf = crfOf(features, labels);
  const slopes = crfOf(features, labels);
  const random = randomFrom(options.seed);
  const sums = crfOf(features, labels);
  const averaged = Math.max(1, Math.floor(options.epochs / 3));
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (const at of shuffled(chains.length, random)) {
      const chain = chains[at];
      if (chain !== undefined) learn(crf, slopes, thinned(chain, options.dropped, random), options);
    }
    if (epoch >= options.epochs - averaged) {
      gather(sums.emissions, crf.emissions, averaged);
      gather(sums.transitions, crf.transitions, averaged);
    }
  }
  return sums;
};

const thinned = (chain: Chain, dropped: number, random: Random): Chain =>
  dropped === 0
    ? chain
    : { ...chain, features: chain.features.map((ofWord) => ofWord.filter(() => random() >= dropped)) };

const gather = (sums: Float32Array, weights: Float32Array | Float64Array, of: number) => {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0) / of;
};

/** `value`: the weight of one feature. */
export const emissionsOf = ({ labels, emissions }: Crf, features: readonly Int32Array[], value = 1): Float32Array => {
  const scores = new Float32Array(features.length * labels);
  features.forEach((ofWord, at) => {
    const row = at * labels;
    for (let which = 0; which < ofWord.length; which += 1) {
      const base = (ofWord[which] ?? 0) * labels;
      for (let label = 0; label < labels; label += 1)
        scores[row + label] = (scores[row + label] ?? 0) + value * (emissions[base + label] ?? 0);
    }
  });
  return scores;
};

const learn = (crf: Crf, slopes: Crf, { features, labels, weight }: Chain, { rate, dropped }: CrfOptions) => {
  const count = crf.labels;
  // The remaining ones also stand for the dropped ones.
  const value = 1 / (1 - dropped);
  const chances = marginals(crf, emissionsOf(crf, features, value));
  transitionsLearn(crf, slopes, chances, labels, weight, rate);
  features.forEach((ofWord, at) => {
    const wrong: number[] = [];
    for (let label = 0; label < count; label += 1) {
      const place = at * count + label;
      const slope = ((chances.single[place] ?? 0) - (labels[at] === label ? 1 : 0)) * weight;
      chances.single[place] = slope;
      if (Math.abs(slope) > negligible) wrong.push(label);
    }
    for (let which = 0; which < ofWord.length; which += 1) {
      const base = (ofWord[which] ?? 0) * count;
      for (const label of wrong) {
        const slope = value * (chances.single[at * count + label] ?? 0);
        step(crf.emissions, slopes.emissions, base + label, slope, rate);
      }
    }
  });
};

const negligible = 2e-3;

const transitionsLearn = (
  crf: Crf,
  slopes: Crf,
  { pairs }: Marginals,
  labels: Int32Array,
  weight: number,
  rate: number,
) => {
  const count = crf.labels;
  for (let at = 1; at < labels.length; at += 1) {
    const place = (labels[at - 1] ?? 0) * count + (labels[at] ?? 0);
    pairs[place] = (pairs[place] ?? 0) - 1;
  }
  for (let place = 0; place < pairs.length; place += 1) {
    const slope = (pairs[place] ?? 0) * weight;
    if (Math.abs(slope) > negligible) step(crf.transitions, slopes.transitions, place, slope, rate);
  }
};

const step = (weights: Float32Array, slopes: Float32Array, place: number, slope: number, rate: number) => {
  const sum = (slopes[place] ?? 0) + slope * slope;
  slopes[place] = sum;
  weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(sum + 1e-4);
};

export interface Marginals {
  readonly single: Float32Array;
  /** The expected number of times that one label follows another. */
  readonly pairs: Float32Array;
}

/** Forward and backward scores, normalised to a sum of one at each word. */
export const marginals = ({ labels, transitions }: Crf, scores: Float32Array): Marginals => {
  const length = scores.length / labels;
  const moves = transitions.map(Math.exp);
  const emitted = exponentials(scores, labels);
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length).fill(1);
  for (let label = 0; label < labels; label += 1) forward[label] = emitted[label] ?? 0;
  normalise(forward, 0, labels);
  for (let at = 1; at < length; at += 1) {
    for (let to = 0; to < labels; to += 1) {
      let sum = 0;
      for (let from = 0; from < labels; from += 1)
        sum += (forward[(at - 1) * labels + from] ?? 0) * (moves[from * labels + to] ?? 0);
      forward[at * labels + to] = sum * (emitted[at * labels + to] ?? 0);
    }
    normalise(forward, at * labels, labels);
  }
  for (let at = length - 2; at >= 0; at -= 1) backwardAt(at, labels, moves, emitted, backward);
  return { single: singles(forward, backward, labels), pairs: pairsOf(forward, backward, moves, emitted, labels) };
};

const backwardAt = (at: number, labels: number, moves: Float32Array, emitted: Float64Array, backward: Float64Array) => {
  const next = (at + 1) * labels;
  for (let from = 0; from < labels; from += 1) {
    let sum = 0;
    for (let to = 0; to < labels; to += 1)
      sum += (moves[from * labels + to] ?? 0) * (emitted[next + to] ?? 0) * (backward[next + to] ?? 0);
    backward[at * labels + from] = sum;
  }
  normalise(backward, at * labels, labels);
};

const exponentials = (scores: Float32Array, labels: number): Float64Array => {
  const result = new Float64Array(scores.length);
  for (let base = 0; base < scores.length; base += labels) {
    const most = scores.subarray(base, base + labels).reduce((one, other) => Math.max(one, other));
    for (let label = 0; label < labels; label += 1) result[base + label] = Math.exp((scores[base + label] ?? 0) - most);
  }
  return result;
};

const normalise = (values: Float64Array, base: number, labels: number) => {
  let sum = 0;
  for (let label = 0; label < labels; label += 1) sum += values[base + label] ?? 0;
  for (let label = 0; label < labels; label += 1) values[base + label] = (values[base + label] ?? 0) / (sum || 1);
};

const singles = (forward: Float64Array, backward: Float64Array, labels: number): Float32Array => {
  const both = forward.map((value, at) => value * (backward[at] ?? 0));
  for (let base = 0; base < both.length; base += labels) normalise(both, base, labels);
  return Float32Array.from(both);
};

const pairsOf = (
  forward: Float64Array,
  backward: Float64Array,
  moves: Float32Array,
  emitted: Float64Array,
  labels: number,
): Float32Array => {
  const pairs = new Float32Array(labels * labels);
  const here = new Float64Array(labels * labels);
  for (let base = labels; base < forward.length; base += labels) {
    for (let from = 0; from < labels; from += 1) {
      const before = forward[base - labels + from] ?? 0;
      for (let to = 0; to < labels; to += 1)
        here[from * labels + to] =
          before * (moves[from * labels + to] ?? 0) * (emitted[base + to] ?? 0) * (backward[base + to] ?? 0);
    }
    normalise(here, 0, here.length);
    gather(pairs, here, 1);
  }
  return pairs;
};
