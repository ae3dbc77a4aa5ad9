// Which pages are close to a page: by the words that few other pages use.

import { textsOf, wordsOf } from '#marketing/check/texts.ts';
import { type AnyPage, addressOf, type Family } from '#marketing/families/families.ts';
import type { Entry } from '#marketing/frame/site.ts';

const count = 4;
/** Of the page's own family. The last one leads elsewhere. */
const mostOfOwn = 3;

/** Four for each page, the closest first. */
export const relatedPages = (pages: readonly AnyPage[]): Map<string, Entry[]> => {
  const vectors = vectorsOf(pages);
  return new Map(
    pages.map((of) => {
      const own = vectors.get(of.page.id);
      const ranked = pages
        .filter(({ page }) => page.id !== of.page.id)
        .map((other) => ({ other, near: nearness(own, vectors.get(other.page.id)) }))
        .sort((one, two) => two.near - one.near || one.other.page.id.localeCompare(two.other.page.id))
        .map(({ other }) => other);
      return [of.page.id, chosen(ranked, of.family).map(entryOf)];
    }),
  );
};

const chosen = (ranked: readonly AnyPage[], family: Family): AnyPage[] => {
  const own = ranked.filter((one) => one.family === family).slice(0, mostOfOwn);
  const others = ranked.filter((one) => one.family !== family).slice(0, count - own.length);
  return [...own, ...others];
};

const entryOf = ({ family, page }: AnyPage): Entry => ({
  id: page.id,
  family,
  title: page.title,
  address: addressOf(family, page.id),
  line: page.hero.line,
});

type Vector = ReadonlyMap<string, number>;

/** Each word weighs its count times the rarity of the word, and the whole has length 1. */
const vectorsOf = (pages: readonly AnyPage[]): Map<string, Vector> => {
  const counted = pages.map(({ page }) => [page.id, countsOf(page)] as const);
  const holders = new Map<string, number>();
  for (const [, counts] of counted) for (const word of counts.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  return new Map(counted.map(([id, counts]) => [id, weighed(counts, holders, pages.length)]));
};

const countsOf = (page: AnyPage['page']): Map<string, number> => {
  const counts = new Map<string, number>();
  const texts = [...textsOf(page).map(({ text }) => text), ...page.keywords];
  for (const word of texts.flatMap(wordsOf)) if (word.length > 3) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const weighed = (counts: Vector, holders: Vector, pages: number): Vector => {
  const weights = [...counts].map(
    ([word, times]) => [word, times * Math.log(pages / (holders.get(word) ?? 1))] as const,
  );
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([word, weight]) => [word, weight / length]));
};

const nearness = (one: Vector = new Map(), other: Vector = new Map()): number => {
  let sum = 0;
  for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0);
  return sum;
};
