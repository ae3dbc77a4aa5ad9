// Groups of words as they ship: by the words' hashes, in order.
import { hashed } from '#language/model/hash.ts';
import type { Weights } from '#language/model/weights.ts';
import type { Clusters } from './reading.ts';

export const packedClusters = (clusters: Clusters): Pick<Weights, 'words' | 'fine' | 'coarse'> => {
  const byHash = new Map([...clusters].map(([word, groups]) => [hashed(word), groups]));
  const sorted = [...byHash].toSorted(([one], [other]) => one - other);
  return {
    words: Int32Array.from(sorted, ([hash]) => hash),
    fine: Uint16Array.from(sorted, ([, [fine]]) => fine),
    coarse: Uint8Array.from(sorted, ([, [, coarse]]) => coarse),
  };
};
