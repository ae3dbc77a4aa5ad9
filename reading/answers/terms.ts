// The words of a question as an index looks for them, and how much each one says.
import type { Question } from '#domain/question.ts';
import { wordsIn } from '#domain/words.ts';
import { alikeOf } from './alike.ts';
import { stemOf } from './stem.ts';

/** A word of the question. `also`: stems that mean nearly the same. `must`: a name, which the mail has to contain. */
export type Term = { stem: string; also: readonly string[]; must: boolean };

/** With its rarity. */
export type WeighedTerm = Term & { rare: number };

/** How rare each stem is among the person's mail: 0 for everywhere, about 1 for nowhere. */
export type Rarity = (stem: string) => number;

export const termsOf = ({ terms, names, who }: Pick<Question, 'terms' | 'names' | 'who'>): Term[] => {
  const stems = new Map<string, Term>();
  // The words may come from anywhere, so only plain words count.
  for (const word of [...terms, ...who].flatMap(wordsIn)) {
    const stem = stemOf(word);
    const must = names.includes(word) || (stems.get(stem)?.must ?? false);
    stems.set(stem, { stem, also: alikeOf(stem), must });
  }
  return [...stems.values()];
};

/** `found`: how many of `all` messages contain the stem. */
export const rarityOf = (found: number, all: number): number =>
  Math.log(1 + (all - found + 0.5) / (found + 0.5)) / Math.log(1 + 2 * (all + 0.5));
