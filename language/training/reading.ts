// Rows as the models read them, analysed with word clusters from the training texts.
import { type Analysis, analyse, type ClustersOf } from '#language/model/analysis.ts';
import { clustersOf } from './clusters.ts';
import type { Row } from './rows.ts';
import { wordVectors } from './word-vectors.ts';

/** The clusters of each word: its group among many, and among few. */
export type Clusters = ReadonlyMap<string, readonly [number, number]>;

export const learntClusters = (texts: readonly (readonly string[])[], seed: number): Clusters => {
  const vectors = wordVectors(texts, dimensions, seed);
  const fine = clustersOf(vectors, groups.fine, seed + 1);
  const coarse = clustersOf(vectors, groups.coarse, seed + 2);
  return new Map([...fine].map(([word, group]) => [word, [group, coarse.get(word) ?? 0]]));
};

const dimensions = 48;
const groups = { fine: 320, coarse: 64 };

export const readerOf = (clusters: Clusters): ClustersOf => {
  const names = new Map([...clusters].map(([word, [fine, coarse]]) => [word, [`${fine}`, `~${coarse}`]]));
  return (word) => names.get(word) ?? [];
};

export const readRow = (row: Row, clusters: ClustersOf): Analysis => analyse(row.words, clusters);
