// Features of the intent model: those of the task model, plus concepts.
import type { Analysis } from './analysis.ts';
import { conceptOf } from './concepts.ts';
import { hashed } from './hash.ts';
import { type Features, intentFeatures } from './intent-features.ts';

export const conceptFeatures = (utterance: Analysis): Features => {
  const { hashes, values } = intentFeatures(utterance);
  const all: number[] = [];
  const weights: number[] = [];
  const add = (hash: number, weight: number) => {
    all.push(hash >>> lessBits);
    weights.push(weight);
  };
  hashes.forEach((hash, at) => add(hash, values[at] ?? 0));
  for (const [hash, weight] of ofConcepts(utterance)) add(hash, weight);
  return { hashes: all, values: normed(weights) };
};

const normed = (weights: readonly number[]): Float32Array => {
  let sum = 0;
  for (const weight of weights) sum += weight * weight;
  const norm = Math.sqrt(sum);
  const values = new Float32Array(weights.length);
  weights.forEach((weight, at) => {
    values[at] = norm === 0 ? 0 : weight / norm;
  });
  return values;
};

/** Hashes are a third of the file. With fewer bits, one feature in a hundred shares its hash, and many more fit. */
const lessBits = 3;

/** Relative to weights whose squares add up to one. */
const share = { one: 0.14, next: 0.12, pair: 0.08 };

const ofConcepts = ({ words, lemmas }: Analysis): [hash: number, weight: number][] => {
  const features = new Map<number, number>();
  const add = (name: string, weight: number) => features.set(hashed(name), weight);
  const parts = words.map((word, at) => conceptOf(word, lemmas[at] ?? word) ?? '');
  parts.forEach((part, at) => {
    if (part === '') return;
    add(`k ${part}`, share.one);
    add(`k2 ${part} ${parts[at + 1] || lemmas[at + 1] || '$'}`, share.next);
    add(`k1 ${parts[at - 1] || lemmas[at - 1] || '^'} ${part}`, share.next);
  });
  const keys = [...new Set(parts.filter((part) => part !== ''))].toSorted();
  keys.forEach((one, at) => {
    for (const other of keys.slice(at + 1)) add(`kp ${one} ${other}`, share.pair);
  });
  return [...features];
};
