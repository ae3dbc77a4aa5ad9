// Numbers the features of many rows for a linear model.
import type { Features } from '#language/model/intent-features.ts';

export interface Space {
  readonly size: number;
  /** The hash of each feature, by its number. */
  readonly hashes: readonly number[];
  readonly numberOf: ReadonlyMap<number, number>;
}

/** A row as a linear model reads it: numbers of features, and the weight of each. */
export interface Vector {
  readonly features: Int32Array;
  readonly values: Float32Array;
}

/** Features in fewer than `least` rows do not generalise. */
export const spaceOf = (rows: Iterable<readonly number[]>, least: number): Space => {
  const counts = new Map<number, number>();
  for (const row of rows) for (const hash of row) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const hashes = [...counts].filter(([, count]) => count >= least).map(([hash]) => hash);
  return spaceFrom(hashes);
};

export const spaceFrom = (hashes: readonly number[]): Space => ({
  size: hashes.length,
  hashes,
  numberOf: new Map(hashes.map((hash, at) => [hash, at])),
});

export const vectorIn = ({ numberOf }: Space, { hashes, values }: Features): Vector => {
  const features: number[] = [];
  const kept: number[] = [];
  hashes.forEach((hash, at) => {
    const number = numberOf.get(hash);
    if (number === undefined) return;
    features.push(number);
    kept.push(values[at] ?? 0);
  });
  return { features: Int32Array.from(features), values: Float32Array.from(kept) };
};
