// The weights as bytes: a JSON header that describes the rest, then packed numbers. Hashes come sorted, as differences.
import { z } from 'zod/mini';
import { pushHashes, pushNumber, pushText, type Reader, readerOf } from './bytes.ts';
import { pushWeights, weightsFrom } from './nibbles.ts';

/** A linear model over hashed features, its weights as whole numbers of a class's own unit. */
export interface Table {
  readonly labels: readonly string[];
  /** The scale of each class. */
  readonly units: readonly number[];
  readonly bias: readonly number[];
  readonly hashes: Int32Array;
  /** Feature f, class c at f × labels + c. */
  readonly weights: Int8Array;
}

export interface Weights {
  /** Hash of each known word, and its groups. */
  readonly words: Int32Array;
  readonly fine: Uint16Array;
  readonly coarse: Uint8Array;
  readonly slurp: Table;
  readonly product: Table;
  readonly tags: Table;
  readonly transitions: readonly number[];
  /** From which chance on an utterance is for Flow. */
  readonly accept: { readonly slurp: number; readonly product: number };
}

export const tableHead = z.object({
  labels: z.array(z.string()),
  units: z.array(z.number()),
  bias: z.array(z.number()),
  features: z.number(),
});

const headShape = z.object({
  version: z.literal(2),
  words: z.number(),
  slurp: tableHead,
  product: tableHead,
  tags: tableHead,
  transitions: z.array(z.number()),
  accept: z.object({ slurp: z.number(), product: z.number() }),
});

export type TableHead = z.infer<typeof tableHead>;

export const unpacked = (bytes: Uint8Array): Weights => {
  const read = readerOf(bytes);
  const head = headShape.parse(JSON.parse(read.text(read.number())));
  const words = read.hashes(head.words);
  const fine = read.groups(head.words);
  const coarse = read.raw(head.words);
  const [slurp, product, tags] = [head.slurp, head.product, head.tags].map((one) => tableFrom(read, one));
  if (!slurp || !product || !tags) throw new RangeError('The weights end too soon.');
  return { words, fine, coarse, slurp, product, tags, transitions: head.transitions, accept: head.accept };
};

export const tableFrom = (read: Reader, { labels, units, bias, features }: TableHead): Table => {
  const hashes = read.hashes(features);
  return { labels, units, bias, hashes, weights: weightsFrom(read, features * labels.length) };
};

/** The other way round. */
export const packed = (weights: Weights): Uint8Array => {
  const { words, fine, coarse, slurp, product, tags, transitions, accept } = weights;
  const heads = { slurp: headOf(slurp), product: headOf(product), tags: headOf(tags) };
  const head = JSON.stringify({ version: 2, words: words.length, ...heads, transitions, accept });
  const bytes: number[] = [];
  pushText(bytes, head);
  pushHashes(bytes, words);
  for (const group of fine) pushNumber(bytes, group);
  for (const group of coarse) bytes.push(group);
  for (const table of [slurp, product, tags]) pushTable(bytes, table);
  return Uint8Array.from(bytes);
};

export const pushTable = (bytes: number[], { hashes, weights }: Table) => {
  pushHashes(bytes, hashes);
  pushWeights(bytes, weights);
};

export const headOf = ({ labels, units, bias, hashes }: Table) => ({ labels, units, bias, features: hashes.length });
