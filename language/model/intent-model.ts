// The intent model: the likeliest of Flow's intents that apply here, and its probability. Pure. Reads `intents.bin`.
import { memoizeRecent } from '#language/engine/memoize-recent.ts';
import { analyse, type ClustersOf } from './analysis.ts';
import { conceptFeatures } from './concept-features.ts';
import { hashed } from './hash.ts';
import type { Features } from './intent-features.ts';
import { type IntentWeights, type SparseTable, unpackIntentWeights } from './intent-weights.ts';
import { type Lookup, lookupIn } from './lookup.ts';

export interface Prediction {
  readonly label: string;
  /** Its probability among the intents that compete, including 'nothing for Flow'. */
  readonly chance: number;
  /** The probability that the words are not for Flow. */
  readonly nothing: number;
}

export interface IntentModel {
  /** The likeliest intent, or null if none competes. `competes`: whether an intent applies here. */
  readonly predict: (words: readonly string[], competes: (label: string) => boolean) => Prediction | null;
}

export const readIntentModel = (bytes: Uint8Array): IntentModel => {
  const weights = unpackIntentWeights(bytes);
  const clustersOf = clustersIn(weights);
  const lookup = lookupIn(weights.table.hashes);
  const scored = memoizeRecent(
    (words: readonly string[]) => scoresOf(weights.table, lookup, conceptFeatures(analyse(words, clustersOf))),
    (words) => words.join(' '),
  );
  const others = weights.table.labels.map(saysNothing);
  return { predict: (words, competes) => best(weights.table, others, scored(words), competes) };
};

const clustersIn = ({ words, fine, coarse }: IntentWeights): ClustersOf => {
  const lookup = lookupIn(words);
  return (word) => {
    const at = lookup(hashed(word));
    return at < 0 ? [] : [`${fine[at]}`, `~${coarse[at]}`];
  };
};

const scoresOf = (table: SparseTable, lookup: Lookup, { hashes, values }: Features): Float64Array => {
  const { labels, units, bias } = table;
  const sums = new Float64Array(labels.length);
  for (let which = 0; which < hashes.length; which += 1) {
    const feature = lookup(hashes[which] ?? 0);
    if (feature >= 0) addTo(sums, table, feature, values[which] ?? 0);
  }
  return sums.map((sum, label) => sum * (units[label] ?? 0) + (bias[label] ?? 0));
};

const addTo = (sums: Float64Array, { starts, classes, weights }: SparseTable, feature: number, value: number) => {
  const end = starts[feature + 1] ?? 0;
  for (let at = starts[feature] ?? 0; at < end; at += 1) {
    const label = classes[at] ?? 0;
    sums[label] = (sums[label] ?? 0) + value * (weights[at] ?? 0);
  }
};

/** Labels with this mark mean 'not addressed to Flow' and compete in every state. */
const saysNothing = (label: string): boolean => label.startsWith('-');

const best = (
  { labels }: SparseTable,
  isOther: readonly boolean[],
  scores: Float64Array,
  competes: (label: string) => boolean,
): Prediction | null => {
  let sum = 0;
  let others = 0;
  let most = 0;
  let best: string | null = null;
  labels.forEach((label, at) => {
    const other = isOther[at] === true;
    if (!other && !competes(label)) return;
    const raised = Math.exp(scores[at] ?? 0);
    sum += raised;
    if (other) others += raised;
    else if (raised > most) {
      most = raised;
      best = label;
    }
  });
  return best === null ? null : { label: best, chance: most / sum, nothing: others / sum };
};
