// Compiles search words to sequences of normalised words. The database's query and the search on the device both use them, so they find the
// same.
import type { Clause, SearchQuery } from './search-query.ts';
import { wordsIn } from './words.ts';

/** One of the sequences must occur. `open`: its last word may be a prefix. */
export type Term = { sequences: readonly (readonly string[])[]; open: boolean };

type WordsClause = Extract<Clause, { kind: 'words' }>;

/**
 * All terms must match. A quoted phrase is one term, an unquoted word another, in singular or plural. The last word may be a prefix,
 * because the person may still be typing it.
 */
export const termsOf = (clause: WordsClause, query: SearchQuery): Term[] => {
  if (clause.exact) return [{ sequences: [wordsIn(clause.text)], open: false }];
  const isLast = clause === query.findLast((one) => one.kind === 'words' && !one.exact);
  const written = clause.text.split(/\s+/).filter((word) => wordsIn(word).length > 0);
  return written.map((word, at) => loose(wordsIn(word), isLast && at === written.length - 1));
};

const shortestBeginning = 3;

const loose = (words: readonly string[], isLast: boolean): Term => {
  const open = isLast && [...(words.at(-1) ?? '')].length >= shortestBeginning;
  const [only] = words;
  return {
    sequences: words.length === 1 && only !== undefined ? numbersOf(only).map((word) => [word]) : [words],
    open,
  };
};

/** 'invoice' and 'invoices' match each other, and so do 'company' and 'companies'. */
const numbersOf = (word: string): string[] => {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  if (/[^aeiou]ies$/.test(word)) return [word, `${word.slice(0, -3)}y`];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word, `${word}s`];
};
