// What the words of a search ask of a text: sequences of compared words, of which one must stand there. The database's query
// and the search on the device are both made of these, so that they find the same.
import type { Clause, SearchQuery } from './search-query.ts';
import { wordsIn } from './words.ts';

/** One of the sequences must stand in the text. `open`: its last word may be the beginning of one. */
export type Term = { sequences: readonly (readonly string[])[]; open: boolean };

type WordsClause = Extract<Clause, { kind: 'words' }>;

/**
 * All of them must hold. A quoted phrase is one term; of words without quotes each is its own, in singular or plural. The last
 * word of a query may be a beginning: it may be one that is still being typed.
 */
export const termsOf = (clause: WordsClause, query: SearchQuery): Term[] => {
  if (clause.exact) return [{ sequences: [wordsIn(clause.text)], open: false }];
  const isLast = clause === query.findLast((one) => one.kind === 'words' && !one.exact);
  const written = clause.text.split(/\s+/).filter((word) => wordsIn(word).length > 0);
  return written.map((word, at) => loose(wordsIn(word), isLast && at === written.length - 1));
};

/** Words shorter than this are no beginnings: too much begins like them. */
const shortestBeginning = 3;

const loose = (words: readonly string[], isLast: boolean): Term => {
  const open = isLast && [...(words.at(-1) ?? '')].length >= shortestBeginning;
  const [only] = words;
  return {
    sequences: words.length === 1 && only !== undefined ? numbersOf(only).map((word) => [word]) : [words],
    open,
  };
};

/** 'invoice' and 'invoices' look for each other, and so do 'company' and 'companies'. */
const numbersOf = (word: string): string[] => {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  if (/[^aeiou]ies$/.test(word)) return [word, `${word.slice(0, -3)}y`];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word, `${word}s`];
};
