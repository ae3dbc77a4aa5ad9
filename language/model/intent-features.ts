// Features of both models: words, neighbours, pairs, parts of words and clusters, also with unified dates, times and
// names.
import type { Analysis } from './analysis.ts';
import { after, begun, ended, spelled } from './hash.ts';

/** A feature's hash and weight. The squares of a row's weights add up to one. */
export interface Features {
  readonly hashes: readonly number[];
  readonly values: Float32Array;
}

export const intentFeatures = (utterance: Analysis): Features => {
  const counts = new Map<number, number>();
  const add = (name: number, weight: number) => {
    const hash = ended(name);
    counts.set(hash, Math.max(counts.get(hash) ?? 0, weight));
  };
  ofWords(utterance, add);
  ofClusters(utterance, add);
  ofChunks(utterance, add);
  ofShape(utterance, add);
  return normed(counts);
};

type Add = (name: number, weight: number) => void;

const normed = (counts: ReadonlyMap<number, number>): Features => {
  const hashes = new Array<number>(counts.size);
  const values = new Float32Array(counts.size);
  let at = 0;
  let sum = 0;
  for (const [hash, weight] of counts) {
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

const named = {
  word: begun('w'),
  lemma: begun('l'),
  two: begun('2'),
  three: begun('3'),
  around: begun('_'),
  pair: begun('p'),
  cluster: begun('c'),
  twoClusters: begun('cc'),
  threeClusters: begun('ccc'),
  chunk: begun('g '),
  part: begun('s'),
  twoParts: begun('s2'),
  threeParts: begun('s3'),
  fourParts: begun('s4'),
  length: begun('n'),
};

const ofWords = ({ words, lemmas }: Analysis, add: Add) => {
  const bounded = ['^', ...lemmas, '$'];
  words.forEach((word, at) => {
    add(after(named.word, word), 0.7);
    add(after(named.lemma, lemmas[at] ?? ''), 1);
  });
  bounded.forEach((lemma, at) => {
    const [next, last] = [bounded[at + 1], bounded[at + 2]];
    if (next === undefined) return;
    add(after(after(named.two, lemma), next), 1);
    if (last === undefined) return;
    add(after(after(after(named.three, lemma), next), last), 0.8);
    add(after(after(after(named.around, lemma), '_'), last), 0.7);
  });
  const telling = [...new Set(lemmas)].slice(0, mostPaired).toSorted();
  telling.forEach((one, at) => {
    const pair = after(named.pair, one);
    for (const other of telling.slice(at + 1)) add(after(pair, other), 0.45);
  });
};

/** Pairs only the beginning of very long utterances. */
const mostPaired = 24;

const ofClusters = ({ clusters }: Analysis, add: Add) => {
  const ids = clusters.map(([finest]) => finest ?? '-');
  ids.forEach((id, at) => {
    const [next = '$', last] = [ids[at + 1], ids[at + 2]];
    for (const cluster of clusters[at] ?? []) add(after(named.cluster, cluster), 0.7);
    add(after(after(named.twoClusters, id), next), 0.6);
    if (last !== undefined) add(after(after(after(named.threeClusters, id), next), last), 0.5);
  });
};

/** Three to five letters of a word, its beginning and end among them. */
const ofChunks = ({ words }: Analysis, add: Add) => {
  for (const word of words) {
    const framed = `<${word}>`;
    const letters = Array.from({ length: framed.length }, (_, at) => framed.charCodeAt(at));
    const names = letters.map(() => named.chunk);
    for (let size = 1; size <= 5; size += 1)
      for (let at = 0; at + size <= letters.length; at += 1) {
        const name = spelled(names[at] ?? 0, letters[at + size - 1] ?? 0);
        names[at] = name;
        if (size >= 3) add(name, 0.3);
      }
  }
};

/** The utterance with its dates, times and names made alike. */
const ofShape = (utterance: Analysis, add: Add) => {
  const shape = ['^', ...shapeOf(utterance), '$'];
  shape.forEach((part, at) => {
    const [second, third, fourth] = [shape[at + 1], shape[at + 2], shape[at + 3]];
    if (part.startsWith('#')) add(after(named.part, part), 0.8);
    if (second === undefined) return;
    add(after(after(named.twoParts, part), second), 0.8);
    if (third === undefined) return;
    add(after(after(after(named.threeParts, part), second), third), 0.7);
    if (fourth === undefined) return;
    add(after(after(after(after(named.fourParts, part), second), third), fourth), 0.5);
  });
  add(after(named.length, String(Math.min(utterance.words.length, 9))), 0.4);
};

const shapeOf = ({ lemmas, kinds, marks }: Analysis): string[] => {
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
