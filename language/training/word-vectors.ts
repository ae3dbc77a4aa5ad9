// Word vectors: positive pointwise mutual information, reduced by a randomised singular value decomposition.
import { type Random, randomFrom } from './random.ts';

export interface WordVectors {
  readonly words: readonly string[];
  readonly size: number;
  /** Word w starts at w × size. Each vector has length one. */
  readonly vectors: Float32Array;
}

export const wordVectors = (texts: readonly (readonly string[])[], size: number, seed: number): WordVectors => {
  const counts = new Map<string, number>();
  for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].filter(([, count]) => count >= 2).map(([word]) => word);
  const matrix = associations(texts, new Map(words.map((word, at) => [word, at])));
  const random = randomFrom(seed);
  let basis = gaussian(matrix.columns * size, random);
  let image = times(matrix, basis, size);
  for (let round = 0; round < 3; round += 1) {
    orthonormal(image, words.length, size);
    basis = transposedTimes(matrix, image, size);
    orthonormal(basis, matrix.columns, size);
    image = times(matrix, basis, size);
  }
  return { words, size, vectors: ofLengthOne(image, size) };
};

interface Sparse {
  readonly rows: number;
  readonly columns: number;
  readonly row: Int32Array;
  readonly column: Int32Array;
  readonly value: Float32Array;
}

const steps = [-2, -1, 1, 2] as const;

/** Each word against each neighbour at each step. */
const associations = (texts: readonly (readonly string[])[], numbers: ReadonlyMap<string, number>): Sparse => {
  const edge = numbers.size;
  const span = numbers.size + 2;
  const pairs = new Map<number, number>();
  for (const words of texts)
    words.forEach((word, at) => {
      const row = numbers.get(word);
      if (row === undefined) return;
      steps.forEach((step, which) => {
        const near = words[at + step];
        const context = near === undefined ? edge : (numbers.get(near) ?? edge + 1);
        const key = row * span * steps.length + which * span + context;
        pairs.set(key, (pairs.get(key) ?? 0) + 1);
      });
    });
  return informed(pairs, numbers.size, span * steps.length);
};

const informed = (pairs: ReadonlyMap<number, number>, rows: number, columns: number): Sparse => {
  const ofRow = new Float64Array(rows);
  const ofColumn = new Float64Array(columns);
  let all = 0;
  for (const [key, count] of pairs) {
    const row = Math.floor(key / columns);
    ofRow[row] = (ofRow[row] ?? 0) + count;
    ofColumn[key % columns] = (ofColumn[key % columns] ?? 0) + count;
    all += count;
  }
  const kept: [number, number, number][] = [];
  for (const [key, count] of pairs) {
    const row = Math.floor(key / columns);
    const column = key % columns;
    const information = Math.log((count * all) / ((ofRow[row] ?? 1) * (ofColumn[column] ?? 1)));
    if (information > 0) kept.push([row, column, information]);
  }
  return {
    rows,
    columns,
    row: Int32Array.from(kept, ([row]) => row),
    column: Int32Array.from(kept, ([, column]) => column),
    value: Float32Array.from(kept, ([, , value]) => value),
  };
};

const gaussian = (count: number, random: Random): Float32Array =>
  Float32Array.from({ length: count }, () => random() + random() + random() - 1.5);

const times = ({ rows, row, column, value }: Sparse, dense: Float32Array, size: number): Float32Array =>
  spread(new Float32Array(rows * size), dense, row, column, value, size);

const transposedTimes = ({ columns, row, column, value }: Sparse, dense: Float32Array, size: number): Float32Array =>
  spread(new Float32Array(columns * size), dense, column, row, value, size);

const spread = (
  into: Float32Array,
  from: Float32Array,
  target: Int32Array,
  source: Int32Array,
  value: Float32Array,
  size: number,
): Float32Array => {
  for (let at = 0; at < value.length; at += 1) {
    const to = (target[at] ?? 0) * size;
    const of = (source[at] ?? 0) * size;
    const by = value[at] ?? 0;
    for (let k = 0; k < size; k += 1) into[to + k] = (into[to + k] ?? 0) + by * (from[of + k] ?? 0);
  }
  return into;
};

/** Gram-Schmidt, column by column. Changes the array. */
const orthonormal = (dense: Float32Array, rows: number, size: number) => {
  for (let one = 0; one < size; one += 1) {
    for (let other = 0; other < one; other += 1) {
      const along = columnsDot(dense, rows, size, one, other);
      for (let at = one, from = other; at < rows * size; at += size, from += size)
        dense[at] = (dense[at] ?? 0) - along * (dense[from] ?? 0);
    }
    const by = 1 / Math.sqrt(columnsDot(dense, rows, size, one, one) || 1);
    for (let at = one; at < rows * size; at += size) dense[at] = (dense[at] ?? 0) * by;
  }
};

const columnsDot = (dense: Float32Array, rows: number, size: number, one: number, other: number): number => {
  let dot = 0;
  for (let at = 0; at < rows * size; at += size) dot += (dense[at + one] ?? 0) * (dense[at + other] ?? 0);
  return dot;
};

const ofLengthOne = (dense: Float32Array, size: number): Float32Array => {
  for (let base = 0; base < dense.length; base += size) {
    let square = 0;
    for (let k = 0; k < size; k += 1) square += (dense[base + k] ?? 0) ** 2;
    const by = 1 / Math.sqrt(square || 1);
    for (let k = 0; k < size; k += 1) dense[base + k] = (dense[base + k] ?? 0) * by;
  }
  return dense;
};
