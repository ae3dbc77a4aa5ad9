// Clusters of words with similar use, fine and coarse. Rare words learn from common ones through them.

import { randomFrom } from './random.ts';
import type { WordVectors } from './word-vectors.ts';

export const clustersOf = ({ words, size, vectors }: WordVectors, count: number, seed: number): Map<string, number> => {
  const random = randomFrom(seed);
  const centres = new Float32Array(count * size);
  for (let centre = 0; centre < count; centre += 1) {
    const chosen = Math.floor(random() * words.length) * size;
    centres.set(vectors.subarray(chosen, chosen + size), centre * size);
  }
  const group = new Int32Array(words.length);
  for (let round = 0; round < rounds; round += 1) {
    assign(vectors, centres, group, size);
    average(vectors, centres, group, size);
  }
  return new Map(words.map((word, at) => [word, group[at] ?? 0]));
};

const rounds = 10;

const assign = (vectors: Float32Array, centres: Float32Array, group: Int32Array, size: number) => {
  const count = centres.length / size;
  for (let at = 0; at < group.length; at += 1) {
    let best = Number.NEGATIVE_INFINITY;
    for (let centre = 0; centre < count; centre += 1) {
      let dot = 0;
      for (let k = 0; k < size; k += 1) dot += (vectors[at * size + k] ?? 0) * (centres[centre * size + k] ?? 0);
      if (dot <= best) continue;
      best = dot;
      group[at] = centre;
    }
  }
};

/** A centre that nobody chose stays where it was. */
const average = (vectors: Float32Array, centres: Float32Array, group: Int32Array, size: number) => {
  const sums = new Float32Array(centres.length);
  group.forEach((centre, at) => {
    for (let k = 0; k < size; k += 1)
      sums[centre * size + k] = (sums[centre * size + k] ?? 0) + (vectors[at * size + k] ?? 0);
  });
  for (let base = 0; base < sums.length; base += size) {
    let square = 0;
    for (let k = 0; k < size; k += 1) square += (sums[base + k] ?? 0) ** 2;
    if (square === 0) continue;
    for (let k = 0; k < size; k += 1) centres[base + k] = (sums[base + k] ?? 0) / Math.sqrt(square);
  }
};
