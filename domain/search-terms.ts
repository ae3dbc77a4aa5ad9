// What the words of a search ask of a text: sequences of compared words, of which one must stand there. The database's query
// and the search on the device are both made of these, so that they find the same.
import type { Clause } from './search-query.ts';
import { wordsIn } from './words.ts';

/** One of the sequences must stand in the text. `open`: its last word may be the beginning of one. */
export type Term = { sequences: readonly (readonly string[])[]; open: boolean };

/** All of them must hold. A quoted phrase is one term; of words without quotes each is its own. */
export const termsOf = ({ text, exact }: Pick<Extract<Clause, { kind: 'words' }>, 'text' | 'exact'>): Term[] =>
  exact ? [{ sequences: [wordsIn(text)], open: false }] : text.split(/\s+/).flatMap(loose);

/** Words shorter than this are no beginnings: too much begins like them. */
const shortestBeginning = 3;

const loose = (written: string): Term[] => {
  const words = wordsIn(written);
  const [only] = words;
  const last = words.at(-1);
  if (only === undefined || last === undefined) return [];
  const open = [...last].length >= shortestBeginning;
  return [{ sequences: words.length === 1 ? singulars(only).map((word) => [word]) : [words], open }];
};

/** 'invoices' also looks for 'invoice', and 'companies' for 'company': the plural is then one of the words beginning so. */
const singulars = (word: string): string[] => {
  if (/^[a-z]{3,}ies$/.test(word)) return [word, `${word.slice(0, -3)}y`];
  return [/^[a-z]{2,}[^s\d]s$/.test(word) ? word.slice(0, -1) : word];
};
