import type { Offer } from './offers.ts';

export type Synonyms = ReadonlyMap<string, ReadonlyMap<string, number>>;

type Findable = Pick<Offer, 'name' | 'phrase' | 'also'> & { kind: string };

export const findOffers = <Of extends Findable>(offers: readonly Of[], typed: string, known: Synonyms): Of[] => {
  const words = wordsOf(typed);
  if (words.length === 0) return [...offers];
  const like = remembering();
  return offers
    .map((offer) => ({ offer, fit: fitOf(offer, words, known.get(offer.kind) ?? none, like) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .map(({ offer }) => offer);
};

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** 1 for the same word, less for a prefix or misspelling, 0 for another. */
export const likeness = (typed: string, word: string): number => {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.85;
  const slips = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (slips === 0 || !(word.startsWith(typed.charAt(0)) || word.startsWith(typed.charAt(1)))) return 0;
  if (word.length < typed.length - slips) return 0;
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  const near = Math.min(...lengths.map((length) => distance(typed, word.slice(0, length))));
  return near <= slips ? 0.5 / near : 0;
};

const none: ReadonlyMap<string, number> = new Map();

type Like = (typed: string, word: string) => number;

/** Caches results, because many offers share words. */
const remembering = (): Like => {
  const scores = new Map<string, number>();
  return (typed, word) => {
    const both = `${typed} ${word}`;
    const before = scores.get(both);
    if (before !== undefined) return before;
    const fit = likeness(typed, word);
    scores.set(both, fit);
    return fit;
  };
};

/** Every word must match something, alone or joined with the next. */
const fitOf = (
  { name, phrase, also }: Findable,
  words: readonly string[],
  known: ReadonlyMap<string, number>,
  like: Like,
): number => {
  const [named, said] = [wordsOf(name), wordsOf(`${phrase ?? ''} ${also}`)];
  const best = (typed: string, among: readonly string[]): number =>
    among.reduce((most, word) => Math.max(most, like(typed, word)), 0);
  const bestKnown = (typed: string): number =>
    [...known].reduce((most, [word, tells]) => Math.max(most, tells * like(typed, word)), 0);
  const fits = words.map((word) => Math.max(10 * best(word, named), 6 * best(word, said), 5 * bestKnown(word)));
  if (words.some((word, at) => fits[at] === 0 && !joining.has(word))) return 0;
  const begins = name.toLowerCase().startsWith(words.join(' ')) ? 10 : 0;
  return begins + fits.reduce((sum, fit) => sum + fit, 0);
};

const joining: ReadonlySet<string> = new Set('a an the this that it to my me of in on for and please i is'.split(' '));

/** Edit distance with insertions, deletions, substitutions and transpositions. */
const distance = (one: string, other: string): number => {
  const table: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    table.push(row);
    for (let j = 1; j <= other.length; j += 1) row.push(step(table, one, other, i, j));
  }
  return table[one.length]?.[other.length] ?? 0;
};

const step = (table: readonly number[][], one: string, other: string, i: number, j: number): number => {
  const cost = (up: number, left: number): number => table[i - up]?.[j - left] ?? Number.POSITIVE_INFINITY;
  const changed = cost(1, 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
  const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
  return Math.min(cost(1, 0) + 1, cost(0, 1) + 1, changed, isSwapped ? cost(2, 2) + 1 : changed);
};
