// How much any two pages share: five-word sequences in both, as a part of those of the shorter page.
import type { AnyPage } from '#marketing/families/families.ts';
import { textsOf, wordsOf } from './texts.ts';

export const mostShared = 0.03;
const length = 5;

export type Pair = { one: string; other: string; share: number; sequences: string[] };

export type Sequences = ReadonlyMap<string, ReadonlySet<string>>;

/** By page id. The frame is no part of a page's texts, so it is left out. */
export const sequencesOf = (pages: readonly AnyPage[]): Sequences =>
  new Map(pages.map(({ page }) => [page.id, new Set(textsOf(page).flatMap(({ text }) => windows(text)))]));

/** Each page's worst pair. */
export const worstPairs = (all: Sequences): Map<string, Pair> => {
  const worst = new Map<string, Pair>();
  for (const [one, shared] of sharedCounts(all))
    for (const [other, count] of shared) {
      const share = count / shorter(all, one, other);
      if (share > (worst.get(one)?.share ?? 0)) worst.set(one, { one, other, share, sequences: [] });
    }
  for (const pair of worst.values()) pair.sequences = sharedBy(all, pair);
  return worst;
};

const shorter = (all: Sequences, one: string, other: string): number =>
  Math.min(all.get(one)?.size ?? 1, all.get(other)?.size ?? 1);

const windows = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' '));
};

const sharedCounts = (all: Sequences): Map<string, Map<string, number>> => {
  const holders = new Map<string, string[]>();
  for (const [id, sequences] of all)
    for (const sequence of sequences) holders.set(sequence, [...(holders.get(sequence) ?? []), id]);
  const counts = new Map<string, Map<string, number>>();
  for (const ids of holders.values())
    for (const one of ids.length > 1 ? ids : []) for (const other of ids) if (other !== one) add(counts, one, other);
  return counts;
};

const add = (counts: Map<string, Map<string, number>>, one: string, other: string): void => {
  const row = counts.get(one) ?? new Map<string, number>();
  row.set(other, (row.get(other) ?? 0) + 1);
  counts.set(one, row);
};

const sharedBy = (all: Sequences, { one, other }: Pair): string[] => {
  const theirs = all.get(other);
  return [...(all.get(one) ?? [])].filter((sequence) => theirs?.has(sequence));
};
