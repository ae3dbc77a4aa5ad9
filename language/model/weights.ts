// The weights as one row of bytes: a head that says in JSON what follows, and closely packed numbers. Hashes stand in order, as the steps between them.
import { z } from 'zod/mini';

/** A linear model over hashed features, its weights as whole numbers of a class's own unit. */
export interface Table {
  readonly labels: readonly string[];
  /** What a weight of one is worth, by class. */
  readonly units: readonly number[];
  readonly bias: readonly number[];
  readonly hashes: Int32Array;
  /** Of feature f and class c at f × labels + c. */
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

const tableHead = z.object({
  labels: z.array(z.string()),
  units: z.array(z.number()),
  bias: z.array(z.number()),
  features: z.number(),
});

const headShape = z.object({
  version: z.literal(1),
  words: z.number(),
  slurp: tableHead,
  product: tableHead,
  tags: tableHead,
  transitions: z.array(z.number()),
  accept: z.object({ slurp: z.number(), product: z.number() }),
});

type TableHead = z.infer<typeof tableHead>;

export const unpacked = (bytes: Uint8Array): Weights => {
  const read = readerOf(bytes);
  const head = headShape.parse(JSON.parse(read.text(read.number())));
  const words = read.hashes(head.words);
  const fine = Uint16Array.from({ length: head.words }, () => read.number());
  const coarse = read.raw(head.words);
  const table = ({ labels, units, bias, features }: TableHead): Table => {
    const hashes = read.hashes(features);
    const { buffer, byteOffset, byteLength } = read.raw(features * labels.length);
    return { labels, units, bias, hashes, weights: new Int8Array(buffer, byteOffset, byteLength) };
  };
  const [slurp, product, tags] = [table(head.slurp), table(head.product), table(head.tags)];
  return { words, fine, coarse, slurp, product, tags, transitions: head.transitions, accept: head.accept };
};

const readerOf = (bytes: Uint8Array) => {
  let at = 0;
  const raw = (count: number) => bytes.subarray(at, (at += count));
  const number = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError('The weights end too soon.');
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const hashes = (count: number): Int32Array => {
    let hash = 0;
    return Int32Array.from({ length: count }, () => (hash += number()));
  };
  return { raw, number, hashes, text: (count: number) => String.fromCharCode(...raw(count)) };
};

/** The other way round. */
export const packed = (weights: Weights): Uint8Array => {
  const { words, fine, coarse, slurp, product, tags, transitions, accept } = weights;
  const heads = { slurp: headOf(slurp), product: headOf(product), tags: headOf(tags) };
  const head = JSON.stringify({ version: 1, words: words.length, ...heads, transitions, accept });
  const bytes: number[] = [];
  pushNumber(bytes, head.length);
  for (let at = 0; at < head.length; at += 1) bytes.push(head.charCodeAt(at));
  pushHashes(bytes, words);
  for (const group of fine) pushNumber(bytes, group);
  for (const group of coarse) bytes.push(group);
  for (const table of [slurp, product, tags]) {
    pushHashes(bytes, table.hashes);
    for (const weight of table.weights) bytes.push(weight & 255);
  }
  return Uint8Array.from(bytes);
};

const headOf = ({ labels, units, bias, hashes }: Table) => ({ labels, units, bias, features: hashes.length });

const pushNumber = (bytes: number[], value: number) => {
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
};

const pushHashes = (bytes: number[], hashes: Int32Array) => {
  let before = 0;
  for (const hash of hashes) {
    pushNumber(bytes, hash - before);
    before = hash;
  }
};
