// The task model: the likeliest task of an utterance, and the position of its slots. Pure. Reads `weights.bin`.
import { memoizeRecent } from '#language/engine/memoize-recent.ts';
import { type Analysis, analyse, type ClustersOf } from './analysis.ts';
import { conceptFeatures } from './concept-features.ts';
import { hashed } from './hash.ts';
import { type Features, intentFeatures } from './intent-features.ts';
import { type Lookup, lookupIn } from './lookup.ts';
import { slotFeatures } from './slot-features.ts';
import { slotsOf, type TaggedSlot } from './slots-of.ts';
import { likeliestBy } from './viterbi.ts';
import { type Table, unpacked, type Weights } from './weights.ts';

export interface TaskPrediction {
  /** The most likely intent for Flow, whatever the scope says. */
  readonly intent: string;
  /** Its chance among them. */
  readonly score: number;
  /** The chance that the utterance is for Flow at all. */
  readonly scope: number;
  readonly accepted: boolean;
}

export interface TaskModel {
  /** SLURP's intents for mail and calendar. */
  readonly classify: (words: readonly string[]) => TaskPrediction;
  /** The same in Flow's own names of commands. */
  readonly command: (words: readonly string[]) => TaskPrediction;
  readonly tag: (words: readonly string[], intent: string) => TaggedSlot[];
}

export const readTaskModel = (bytes: Uint8Array): TaskModel => {
  const weights = unpacked(bytes);
  const read = memoizeRecent(readerOf(weights), textOf);
  const slurp = classifierOf(weights.slurp, weights.accept.slurp);
  const product = classifierOf(weights.product, weights.accept.product);
  const tag = taggerOf(weights);
  return {
    classify: memoizeRecent((words) => slurp(intentFeatures(read(words))), textOf),
    command: (words) => product(conceptFeatures(read(words))),
    tag: (words, intent) => tag(read(words), intent),
  };
};

const textOf = (words: readonly string[]): string => words.join(' ');

const readerOf = ({ words, fine, coarse }: Weights): ((said: readonly string[]) => Analysis) => {
  const lookup = lookupIn(words);
  const clustersOf: ClustersOf = (word) => {
    const at = lookup(hashed(word));
    return at < 0 ? [] : [`${fine[at]}`, `~${coarse[at]}`];
  };
  return (said) => analyse(said, clustersOf);
};

const classifierOf = (table: Table, accept: number): ((features: Features) => TaskPrediction) => {
  const lookup = lookupIn(table.hashes);
  return (features) => meantBy(table.labels, chancesOf(table, lookup, features), accept);
};

const chancesOf = ({ labels, units, bias, weights }: Table, lookup: Lookup, { hashes, values }: Features) => {
  const count = labels.length;
  const sums = new Float64Array(count);
  for (let which = 0; which < hashes.length; which += 1) {
    const base = lookup(hashes[which] ?? 0) * count;
    if (base < 0) continue;
    const value = values[which] ?? 0;
    for (let label = 0; label < count; label += 1)
      sums[label] = (sums[label] ?? 0) + value * (weights[base + label] ?? 0);
  }
  return chances(sums.map((sum, label) => sum * (units[label] ?? 0) + (bias[label] ?? 0)));
};

const chances = (scores: Float64Array): Float64Array => {
  const most = scores.reduce((one, other) => Math.max(one, other));
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
};

const meantBy = (labels: readonly string[], chances: Float64Array, accept: number): TaskPrediction => {
  let scope = 0;
  let intent = '';
  let most = -1;
  labels.forEach((label, at) => {
    if (label.startsWith('-')) return;
    const chance = chances[at] ?? 0;
    scope += chance;
    if (chance <= most) return;
    most = chance;
    intent = label;
  });
  return { intent, score: scope === 0 ? 0 : most / scope, scope, accepted: scope >= accept };
};

const taggerOf = ({ tags, transitions }: Weights) => {
  const lookup = lookupIn(tags.hashes);
  const likeliest = likeliestBy(tags.labels, transitions);
  return (utterance: Analysis, intent: string): TaggedSlot[] => {
    const scores = scoresOf(tags, lookup, slotFeatures(utterance, intent));
    return slotsOf(likeliest(scores));
  };
};

const scoresOf = ({ labels, units, weights }: Table, lookup: Lookup, features: readonly (readonly number[])[]) => {
  const count = labels.length;
  const scores = new Float32Array(features.length * count);
  features.forEach((ofWord, at) => {
    for (const hash of ofWord) {
      const base = lookup(hash) * count;
      if (base < 0) continue;
      for (let label = 0; label < count; label += 1) {
        const place = at * count + label;
        scores[place] = (scores[place] ?? 0) + (weights[base + label] ?? 0) * (units[label] ?? 0);
      }
    }
  });
  return scores;
};
