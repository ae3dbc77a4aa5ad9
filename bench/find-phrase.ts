// Finds a phrase in a recording by its loudness over time. The browser may have changed the sound.

const hop = 80;
const rate = 16_000;

/** The first phrase from `next` on that the recording holds, and the second at which it begins. Null when it holds none. */
export const findPhrase = (
  phrases: readonly Float32Array[],
  heard: readonly number[],
  next: number,
): { phrase: number; from: number } | null => {
  const whole = loudness(heard);
  const matches = phrases
    .slice(next, next + 3)
    .map((phrase, skipped) => ({ phrase: next + skipped, skipped, ...best(loudness(phrase), whole) }));
  // The search rarely misses a phrase, and short ones have similar patterns.
  const worth = ({ likeness, skipped }: (typeof matches)[number]): number => likeness - 0.15 * skipped;
  const nearest = matches.toSorted((one, other) => worth(other) - worth(one))[0];
  return nearest === undefined || nearest.likeness < 0.6
    ? null
    : { phrase: nearest.phrase, from: (nearest.at * hop) / rate };
};

/** In dB, one value for each 5 ms. */
const loudness = (samples: ArrayLike<number>): number[] =>
  Array.from({ length: Math.floor(samples.length / hop) }, (_, at) => {
    let sum = 1e-6;
    for (let sample = at * hop; sample < (at + 1) * hop; sample += 1) sum += (samples[sample] ?? 0) ** 2;
    return 10 * Math.log10(sum);
  });

const best = (phrase: readonly number[], whole: readonly number[]): { at: number; likeness: number } => {
  let best = { at: 0, likeness: Number.NEGATIVE_INFINITY };
  // The silence around a phrase belongs to its pattern.
  const quiet = Array.from({ length: 20 }, () => -60);
  const target = [...quiet, ...phrase, ...quiet];
  for (let at = -20; at + phrase.length <= whole.length + 4; at += 1) {
    const there = target.map((_, step) => whole[at - 20 + step] ?? -60);
    const likeness = correlation(target, there);
    if (likeness > best.likeness) best = { at, likeness };
  }
  return best;
};

const correlation = (one: readonly number[], other: readonly number[]): number => {
  const mean = (of: readonly number[]): number => of.reduce((sum, value) => sum + value, 0) / of.length;
  const [a, b] = [mean(one), mean(other)];
  let [both, left, right] = [0, 0, 0];
  one.forEach((value, at) => {
    const x = value - a;
    const y = (other[at] ?? 0) - b;
    both += x * y;
    left += x * x;
    right += y * y;
  });
  return both / Math.sqrt(left * right + 1e-9);
};
