// What the intent model counts in an utterance: words and their neighbours, pairs of words, pieces of words, clusters, and the same with dates, times and names made alike.
import type { Analysed } from './analysed.ts';
import { hashed } from './hash.ts';

/** A feature's hash and how much it weighs; the squares of a row's weights sum to one. */
export interface Features {
  readonly hashes: readonly number[];
  readonly values: Float32Array;
}

export const intentFeatures = (utterance: Analysed): Features => {
  const found = new Map<number, number>();
  const add = (name: string, weight: number) => {
    const hash = hashed(name);
    found.set(hash, Math.max(found.get(hash) ?? 0, weight));
  };
  ofWords(utterance, add);
  ofClusters(utterance, add);
  ofPieces(utterance, add);
  ofShape(utterance, add);
  return normed(found);
};

type Add = (name: string, weight: number) => void;

const normed = (found: ReadonlyMap<number, number>): Features => {
  const hashes = new Array<number>(found.size);
  const values = new Float32Array(found.size);
  let at = 0;
  let sum = 0;
  for (const [hash, weight] of found) {
    hashes[at] = hash;
    values[at] = weight;
    const value = values[at] ?? 0;
    sum += value * value;
    at += 1;
  }
  const by = sum === 0 ? 0 : 1 / Math.sqrt(sum);
  for (at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) * by;
  return { hashes, values };
};

const ofWords = ({ words, lemmas }: Analysed, add: Add) => {
  const bounded = ['^', ...lemmas, '$'];
  words.forEach((word, at) => {
    add(`w ${word}`, 0.7);
    add(`l ${lemmas[at]}`, 1);
  });
  bounded.forEach((lemma, at) => {
    if (at + 1 < bounded.length) add(`2 ${lemma} ${bounded[at + 1]}`, 1);
    if (at + 2 < bounded.length) add(`3 ${lemma} ${bounded[at + 1]} ${bounded[at + 2]}`, 0.8);
    if (at + 2 < bounded.length) add(`_ ${lemma} _ ${bounded[at + 2]}`, 0.7);
  });
  const telling = [...new Set(lemmas)].slice(0, mostPaired).toSorted();
  telling.forEach((one, at) => {
    for (const other of telling.slice(at + 1)) add(`p ${one} ${other}`, 0.45);
  });
};

/** Of very long utterances only the beginning is paired. */
const mostPaired = 24;

const ofClusters = ({ clusters }: Analysed, add: Add) => {
  const ids = clusters.map(([finest]) => finest ?? '-');
  ids.forEach((id, at) => {
    for (const cluster of clusters[at] ?? []) add(`c ${cluster}`, 0.7);
    add(`cc ${id} ${ids[at + 1] ?? '$'}`, 0.6);
    if (at + 2 < ids.length) add(`ccc ${id} ${ids[at + 1]} ${ids[at + 2]}`, 0.5);
  });
};

const ofPieces = ({ words }: Analysed, add: Add) => {
  for (const word of words) {
    const framed = `<${word}>`;
    for (let size = 3; size <= 5; size += 1)
      for (let at = 0; at + size <= framed.length; at += 1) add(`g ${framed.slice(at, at + size)}`, 0.3);
  }
};

/** The utterance with its dates, times and names made alike. */
const ofShape = (utterance: Analysed, add: Add) => {
  const shape = ['^', ...shapeOf(utterance), '$'];
  shape.forEach((part, at) => {
    if (part.startsWith('#')) add(`s ${part}`, 0.8);
    if (at + 1 < shape.length) add(`s2 ${part} ${shape[at + 1]}`, 0.8);
    if (at + 2 < shape.length) add(`s3 ${part} ${shape[at + 1]} ${shape[at + 2]}`, 0.7);
    if (at + 3 < shape.length) add(`s4 ${part} ${shape[at + 1]} ${shape[at + 2]} ${shape[at + 3]}`, 0.5);
  });
  add(`n ${Math.min(utterance.words.length, 9)}`, 0.4);
};

const shapeOf = ({ lemmas, kinds, marks }: Analysed): string[] => {
  const parts: string[] = [];
  lemmas.forEach((lemma, at) => {
    const part = alike(lemma, kinds[at] ?? '', marks[at] ?? 'O');
    if (part !== null && (part !== '#name' || parts.at(-1) !== part)) parts.push(part);
  });
  return parts;
};

const alike = (lemma: string, kinds: string, mark: string): string | null => {
  if (mark.startsWith('I')) return null;
  if (mark !== 'O') return `#${mark.slice(2)}`;
  if (kinds.includes('R')) return '#kin';
  if (kinds.includes('F')) return '#name';
  return kinds.includes('L') ? '#meal' : lemma;
};
