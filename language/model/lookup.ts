// A hash table for numbers: a Map of this size fills slowly.

/** The place of a hash in `hashes`, or -1. */
export type Lookup = (hash: number) => number;

export const lookupIn = (hashes: Int32Array): Lookup => {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, hashes.length * 2)));
  const places = new Int32Array(size).fill(-1);
  for (let at = 0; at < hashes.length; at += 1) {
    let slot = (hashes[at] ?? 0) & (size - 1);
    while (places[slot] !== -1) slot = (slot + 1) & (size - 1);
    places[slot] = at;
  }
  return (hash) => {
    for (let slot = hash & (size - 1); ; slot = (slot + 1) & (size - 1)) {
      const place = places[slot] ?? -1;
      if (place === -1 || hashes[place] === hash) return place;
    }
  };
};
