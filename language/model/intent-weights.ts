// The weights of the intent model as bytes: a header, the word clusters, and only the nonzero weights of each feature,
// which are few.
import { z } from 'zod/mini';
import { pushHashes, pushNumber, pushText, readerOf } from './bytes.ts';
import { headOf, type Table, tableHead } from './weights.ts';

/** The weights of feature f start at `starts[f]`, each with its class. */
export interface SparseTable extends Table {
  readonly starts: Int32Array;
  readonly classes: Uint8Array;
}

export interface IntentWeights {
  /** Hash of each known word, and its groups. */
  readonly words: Int32Array;
  readonly fine: Uint16Array;
  readonly coarse: Uint8Array;
  readonly table: SparseTable;
}

const headShape = z.object({ version: z.literal(1), words: z.number(), table: tableHead });

export const unpackIntentWeights = (bytes: Uint8Array): IntentWeights => {
  const read = readerOf(bytes);
  const head = headShape.parse(JSON.parse(read.text(read.number())));
  const words = read.hashes(head.words);
  const fine = read.groups(head.words);
  const coarse = Uint8Array.from(read.raw(head.words));
  const { labels, units, bias, features } = head.table;
  const hashes = read.hashes(features);
  const starts = new Int32Array(features + 1);
  for (let at = 0; at < features; at += 1) starts[at + 1] = (starts[at] ?? 0) + read.number();
  const count = starts[features] ?? 0;
  const classes = Uint8Array.from(read.raw(count));
  for (let at = 0; at < features; at += 1) fromSteps(classes, starts[at] ?? 0, starts[at + 1] ?? 0);
  const weights = Int8Array.from(read.raw(count));
  return { words, fine, coarse, table: { labels, units, bias, hashes, starts, classes, weights } };
};

/** Sorts the classes of a feature, and stores each as the difference from the one before. */
const fromSteps = (classes: Uint8Array, from: number, to: number) => {
  for (let at = from + 1; at < to; at += 1) classes[at] = (classes[at] ?? 0) + (classes[at - 1] ?? 0);
};

/** The other way round. */
export const packIntentWeights = ({ words, fine, coarse, table }: IntentWeights): Uint8Array => {
  const { hashes, starts, classes, weights } = table;
  const bytes: number[] = [];
  pushText(bytes, JSON.stringify({ version: 1, words: words.length, table: headOf(table) }));
  pushHashes(bytes, words);
  for (const group of fine) pushNumber(bytes, group);
  for (const group of coarse) bytes.push(group);
  pushHashes(bytes, hashes);
  hashes.forEach((_, at) => pushNumber(bytes, (starts[at + 1] ?? 0) - (starts[at] ?? 0)));
  const begins = new Set(starts);
  classes.forEach((label, at) => bytes.push(begins.has(at) ? label : label - (classes[at - 1] ?? 0)));
  for (const weight of weights) bytes.push(weight & 255);
  return Uint8Array.from(bytes);
};

/** Drops zero weights, and features without any. */
export const sparse = ({ labels, units, bias, hashes, weights }: Table): SparseTable => {
  const kept: { hash: number; cells: { label: number; weight: number }[] }[] = [];
  hashes.forEach((hash, at) => {
    const cells = labels.flatMap((_, label) => {
      const weight = weights[at * labels.length + label] ?? 0;
      return weight === 0 ? [] : [{ label, weight }];
    });
    if (cells.length > 0) kept.push({ hash, cells });
  });
  const starts = new Int32Array(kept.length + 1);
  kept.forEach(({ cells }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + cells.length;
  });
  const all = kept.flatMap(({ cells }) => cells);
  return {
    labels,
    units,
    bias,
    hashes: Int32Array.from(kept, ({ hash }) => hash),
    starts,
    classes: Uint8Array.from(all, ({ label }) => label),
    weights: Int8Array.from(all, ({ weight }) => weight),
  };
};
