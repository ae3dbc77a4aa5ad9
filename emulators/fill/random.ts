/** A seeded stream of random numbers. */

export type Random = {
  number(): number;
  /** A whole number from `least` to `most`, inclusive. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick(list: readonly string[]): string;
};

/** Several numbers make one seed, so each mail has its own stream. */
export const randomFrom = (...seed: number[]): Random => {
  let state = seed.reduce((mixed, part) => mix(mixed ^ part), 0x9e3779b9);
  const number = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    return mix(state) / 4_294_967_296;
  };
  const between = (least: number, most: number): number => least + Math.floor(number() * (most - least + 1));
  return {
    number,
    between,
    chance: (share) => number() < share,
    pick: (list) => list[between(0, list.length - 1)] ?? '',
  };
};

/** MurmurHash3 finaliser: spreads the bits of a number over 32 bits. */
const mix = (value: number): number => {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};
