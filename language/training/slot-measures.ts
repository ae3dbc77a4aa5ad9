// The measures of slots: SLURP's entity F1, and its SLU-F1, which gives partial credit for misheard words.
import { editsBetween } from './edits.ts';
import { percent } from './percent.ts';

/** A slot, and the words that fill it. */
export interface Filled {
  readonly type: string;
  readonly filler: string;
}

export interface SlotPair {
  readonly gold: readonly Filled[];
  readonly predicted: readonly Filled[];
}

/** A slot is right where both its type and its words are. */
export const slotF1Of = (pairs: readonly SlotPair[]): number => {
  let right = 0;
  let both = 0;
  for (const pair of pairs) {
    right += hits(pair);
    both += pair.gold.length + pair.predicted.length;
  }
  return percent(2 * right, both);
};

export const isExact = (pair: SlotPair): boolean => hits(pair) === Math.max(pair.gold.length, pair.predicted.length);

const hits = ({ gold, predicted }: SlotPair): number => {
  const left = gold.map(textOf);
  for (const one of predicted) {
    const at = left.indexOf(textOf(one));
    if (at >= 0) left.splice(at, 1);
  }
  return gold.length - left.length;
};

const textOf = ({ type, filler }: Filled): string => `${type}=${filler}`;

/**
 * A slot of the right type counts as predicted; its distance to the expected words counts as missed and as false. By words and by
 * characters, summed.
 */
export const sluF1Of = (pairs: readonly SlotPair[]): number => {
  const counts = pairs.flatMap((pair) => [countsOf(pair, byWords), countsOf(pair, byCharacters)]);
  const right = sumOf(counts, ({ right }) => right);
  const missed = sumOf(counts, ({ missed }) => missed);
  const tooMuch = sumOf(counts, ({ tooMuch }) => tooMuch);
  return percent(2 * right, 2 * right + missed + tooMuch);
};

type Counts = Record<'right' | 'missed' | 'tooMuch', number>;

const sumOf = (counts: readonly Counts[], of: (one: Counts) => number): number =>
  counts.reduce((sum, one) => sum + of(one), 0);

type Distance = (gold: string, predicted: string) => number;

/** A share of the expected words, so it can exceed 1. */
const byWords: Distance = (gold, predicted) => {
  const words = gold.split(' ');
  return editsBetween(words, predicted.split(' ')) / words.length;
};

const byCharacters: Distance = (gold, predicted) =>
  editsBetween([...gold], [...predicted]) / Math.max(gold.length, predicted.length, 1);

const countsOf = ({ gold, predicted }: SlotPair, distance: Distance): Counts => {
  const left = [...gold];
  const counts = { right: 0, missed: 0, tooMuch: 0 };
  for (const one of predicted) {
    const nearest = nearestIn(left, one, distance);
    if (nearest === null) {
      counts.tooMuch += 1;
      continue;
    }
    counts.right += 1;
    counts.missed += nearest.far;
    counts.tooMuch += nearest.far;
    left.splice(nearest.at, 1);
  }
  return { ...counts, missed: counts.missed + left.length };
};

const nearestIn = (left: readonly Filled[], one: Filled, distance: Distance): { at: number; far: number } | null => {
  const alike = left.flatMap(({ type, filler }, at) =>
    type === one.type ? [{ at, far: distance(filler, one.filler) }] : [],
  );
  return alike.reduce<{ at: number; far: number } | null>(
    (best, next) => (best === null || next.far < best.far ? next : best),
    null,
  );
};
