// The whole training, from rows to weights.
import type { ClustersOf } from '#language/model/analysis.ts';
import { conceptFeatures } from '#language/model/concept-features.ts';
import { intentFeatures } from '#language/model/intent-features.ts';
import type { Table, Weights } from '#language/model/weights.ts';
import { type HeadName, isOther, labelFor } from './heads.ts';
import { misheard, renamed } from './more.ts';
import { pruned, rounded, tableOf, weightiest } from './pack.ts';
import { packedClusters } from './pack-clusters.ts';
import { learntClusters, readerOf, readRow } from './reading.ts';
import type { Row } from './rows.ts';
import { taughtTagger } from './slots.ts';
import { type Example, type TeachOptions, taught } from './teach.ts';

export interface TrainOptions {
  readonly seed: number;
  readonly intentFeatures: number;
  readonly productFeatures: number;
  readonly slotFeatures: number;
  readonly rounds: number;
  readonly slotEpochs: number;
}

export const shipped: TrainOptions = {
  seed: 1,
  intentFeatures: 40_000,
  productFeatures: 11_000,
  slotFeatures: 32_000,
  rounds: 2,
  slotEpochs: 28,
};

/** `tell` reports progress, because training takes minutes. */
export const trained = (rows: readonly Row[], options: TrainOptions, tell: (what: string) => void): Weights => {
  const clusters = learntClusters(
    rows.map(({ words }) => words),
    options.seed,
  );
  tell(`clusters of ${clusters.size} words`);
  const reader = readerOf(clusters);
  const heard = misheard(rows, options.seed);
  const slurp = headFrom('slurp', [...rows, ...heard], reader, {
    ...drill,
    seed: options.seed,
    most: options.intentFeatures,
    rounds: options.rounds,
  });
  tell(`intents: ${slurp.hashes.length} features, ${slurp.labels.length} classes`);
  const product = headFrom('product', rows, reader, {
    ...drill,
    seed: options.seed,
    most: options.productFeatures,
    rounds: 1,
  });
  tell(`commands: ${product.hashes.length} features, ${product.labels.length} classes`);
  const { tags, transitions } = tagsFrom([...rows, ...renamed(rows, options.seed)], reader, options);
  tell(`slots: ${tags.hashes.length} features, ${tags.labels.length} labels`);
  return lightened({ ...packedClusters(clusters), slurp, product, tags, transitions, accept });
};

/** Leaves out parts without a measurable effect (decision 023). */
export const lightened = (weights: Weights): Weights => ({
  ...weights,
  slurp: pruned(weights.slurp, light.slurp),
  product: pruned(weights.product, light.product),
  tags: pruned(weights.tags, light.tags),
});

const light = {
  slurp: { least: 0, share: 0.7 },
  product: { least: 0, share: 0.55 },
  tags: { least: 1, share: 0.6 },
};

/** Tuned on the folds of `npm run understand:evaluate`. */
export const accept = { slurp: 0.36, product: 0.36 };

const drill = { teachers: { epochs: 8, dropped: 0.3 }, student: { epochs: 12, dropped: 0.4 } };

/** In the same way as `read-model`. */
const countedFor = { slurp: intentFeatures, product: conceptFeatures };

const headFrom = (head: HeadName, rows: readonly Row[], reader: ClustersOf, options: TeachOptions): Table => {
  const examples = rows.flatMap((row): Example[] => {
    const label = labelFor(head, row);
    // Only corpora that label Flow's own commands can teach them.
    if (label === null && (head === 'product' || row.source === 'written')) return [];
    const features = countedFor[head](readRow(row, reader));
    const not = (name: string) => row.source === 'rest' && !isOther(name);
    const weight = (label?.weight ?? unlabelledWeight) * (row.worth ?? 1);
    return [{ features, label: label?.label ?? null, weight, not }];
  });
  const { labels, hashes, linear } = taught(examples, options);
  return tableOf({ labels, hashes, weights: linear.weights, bias: linear.bias, steps: 5 });
};

const unlabelledWeight = 0.5;

const tagsFrom = (rows: readonly Row[], reader: ClustersOf, { seed, slotFeatures, slotEpochs }: TrainOptions) => {
  const examples = rows.filter(isTagged).map((row) => ({
    row,
    read: readRow(row, reader),
    intent: row.inScope && row.intent !== null ? row.intent : 'other',
  }));
  const { labels, space, crf } = taughtTagger(examples, { epochs: slotEpochs, rate: 0.035, seed, dropped: 0.4 });
  const kept = weightiest(crf.emissions, labels.length, slotFeatures);
  const weights = new Float32Array(kept.length * labels.length);
  kept.forEach((from, to) => {
    const base = from * labels.length;
    weights.set(crf.emissions.subarray(base, base + labels.length), to * labels.length);
  });
  const hashes = kept.map((at) => space.hashes[at] ?? 0);
  const tags = tableOf({ labels, hashes, weights, bias: new Float32Array(labels.length), steps: 10 });
  return { tags, transitions: [...crf.transitions].map(rounded) };
};

/** Rows about mail and calendar, and rows of the same corpora that share their slots. */
const isTagged = ({ source, inScope, slots }: Row): boolean =>
  inScope || ((source === 'hwu' || source === 'slurp') && slots.some(({ type }) => shared.has(type)));

const shared = new Set([
  'date',
  'time',
  'timeofday',
  'person',
  'event_name',
  'relation',
  'place_name',
  'business_name',
]);
