// Trains the intent model, from rows to weights.

import { intentLabels, isIntentLabel, isLabelFor } from '#language/classifier/intent-labels.ts';
import { type Analysis, analyse, type ClustersOf } from '#language/model/analysis.ts';
import { conceptFeatures } from '#language/model/concept-features.ts';
import type { Features } from '#language/model/intent-features.ts';
import { type IntentWeights, sparse } from '#language/model/intent-weights.ts';
import { isOther } from './heads.ts';
import type { IntentRow } from './intent-rows.ts';
import type { Linear } from './linear.ts';
import { type MaskedLesson, trainMasked } from './masked.ts';
import { tableOf } from './pack.ts';
import { packedClusters } from './pack-clusters.ts';
import { learntClusters, readerOf } from './reading.ts';
import { type Space, spaceFrom, spaceOf, vectorIn } from './space.ts';

export interface IntentModelOptions {
  readonly seed: number;
  readonly epochs: number;
  readonly rate: number;
  /** The least gradient that makes a weight nonzero. */
  readonly sparing: number;
  /** A second training with only the features that remain. */
  readonly again: number;
  /** The number of steps of a weight. */
  readonly steps: number;
  /** Models in the second training, each in another order; their mean depends less on chance. */
  readonly pupils: number;
}

export const shippedIntentModel: IntentModelOptions = {
  seed: 1,
  epochs: 6,
  rate: 0.3,
  sparing: 0.52,
  again: 0.02,
  steps: 7,
  pupils: 3,
};

/** `texts`: the source of the word clusters. */
export const trainIntentModel = (
  rows: readonly IntentRow[],
  texts: readonly (readonly string[])[],
  options: IntentModelOptions,
  tell: (what: string) => void,
): IntentWeights => {
  const clusters = learntClusters(texts, options.seed);
  const taught = taughtIntents(rows, readerOf(clusters), options);
  tell(`wishes: ${taught.hashes.length} features, ${taught.labels.length} classes`);
  const { labels, hashes, linear } = taught;
  return {
    ...packedClusters(clusters),
    table: sparse(tableOf({ labels, hashes, ...sharpened(linear), steps: options.steps })),
  };
};

/** Sparse training makes the chances too low. */
const sharpened = ({ weights, bias }: Linear): Pick<Linear, 'weights' | 'bias'> => ({
  weights: weights.map((weight) => weight * sharpness),
  bias: bias.map((one) => one * sharpness),
});

const sharpness = 1.3;

type Taught = { labels: string[]; hashes: readonly number[]; linear: Linear };

const taughtIntents = (rows: readonly IntentRow[], clustersOf: ClustersOf, options: IntentModelOptions): Taught => {
  const labels = labelsIn(rows);
  const read = rows.map(({ words }): Analysis => analyse(words, clustersOf)).map(conceptFeatures);
  const everything = spaceOf(
    read.map(({ hashes }) => hashes),
    leastRows,
  );
  const lessons = lessonsOf(rows, read, labels);
  const { sparing, again, pupils, ...rest } = options;
  const chosen = trainMasked(lessons(everything), everything.size, labels.length, { ...rest, sparing });
  const { space, only } = thoseOf(chosen, everything);
  const linear = meanOf(pupils, (pupil) =>
    trainMasked(lessons(space), space.size, labels.length, { ...rest, sparing: again, only, seed: rest.seed + pupil }),
  );
  return { labels, hashes: space.hashes, linear };
};

/** The features with a nonzero weight, and which of their weights are nonzero. */
const thoseOf = ({ weights, classes }: Linear, { hashes }: Space): { space: Space; only: Uint8Array } => {
  const ofFeature = (at: number) => weights.subarray(at * classes, (at + 1) * classes);
  const kept = hashes.flatMap((hash, at) => (ofFeature(at).some((weight) => weight !== 0) ? [{ hash, at }] : []));
  const only = new Uint8Array(kept.length * classes);
  kept.forEach(({ at }, to) => {
    only.set(
      Uint8Array.from(ofFeature(at), (weight) => (weight === 0 ? 0 : 1)),
      to * classes,
    );
  });
  return { space: spaceFrom(kept.map(({ hash }) => hash)), only };
};

const meanOf = (pupils: number, learn: (pupil: number) => Linear): Linear => {
  const sum = learn(0);
  for (let pupil = 1; pupil < pupils; pupil += 1) {
    const { weights, bias } = learn(pupil);
    for (let at = 0; at < weights.length; at += 1) sum.weights[at] = (sum.weights[at] ?? 0) + (weights[at] ?? 0);
    for (let at = 0; at < bias.length; at += 1) sum.bias[at] = (sum.bias[at] ?? 0) + (bias[at] ?? 0);
  }
  return {
    ...sum,
    weights: sum.weights.map((weight) => weight / pupils),
    bias: sum.bias.map((one) => one / pupils),
  };
};

const leastRows = 3;

const labelsIn = (rows: readonly IntentRow[]): string[] => [
  ...Object.keys(intentLabels),
  ...[...new Set(rows.flatMap(({ means }) => means.filter(isOther)))].toSorted(),
];

const lessonsOf = (rows: readonly IntentRow[], read: readonly Features[], labels: readonly string[]) => {
  const competing = competitors(labels);
  return (space: Space): MaskedLesson[] =>
    rows.flatMap(({ words, places, means, worth }, at) => {
      const among = competing(places);
      const target = Float32Array.from(among, (label) => (means.includes(labels[label] ?? '') ? 1 : 0));
      const features = read[at];
      // A sentence without a valid label in its state teaches nothing.
      if (features === undefined || !target.includes(1)) return [];
      const name = [...places, ...words, ...means].join(' ');
      return [{ vector: vectorIn(space, features), among, target, weight: worth, name }];
    });
};

/** The classes that compete in some states. Classes that are not for Flow compete everywhere. */
const competitors = (labels: readonly string[]) => {
  const known = new Map<string, Int32Array>();
  return (places: IntentRow['places']): Int32Array => {
    const key = places.join();
    const among =
      known.get(key) ??
      Int32Array.from(
        labels.flatMap((name, at) => (isOther(name) || (isIntentLabel(name) && isLabelFor(name, places)) ? [at] : [])),
      );
    known.set(key, among);
    return among;
  };
};
