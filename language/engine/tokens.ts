// The words of a search as written, each with its plain form for the rules.

import { memoizeRecent } from './memoize-recent.ts';

export type Word = {
  text: string;
  /** Lower case, straight apostrophes, without a possessive. */
  plain: string;
  possessive: boolean;
};

export const wordsOf: (text: string) => readonly Word[] = memoizeRecent((text) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ''))
    .filter((word) => word !== '')
    .map(wordOf),
);

const wordOf = (word: string): Word => {
  const straight = word.toLowerCase().replace(/[’‘ʼ`´]/g, "'");
  const possessive = /[^s]'s$|s'$/.test(straight) && !contractions.has(straight);
  return {
    text: possessive ? word.replace(/['’‘ʼ`´]s?$/i, '') : word,
    plain: straight.replace(/'s?$/, ''),
    possessive,
  };
};

/** These end as a possessive does. */
const contractions: ReadonlySet<string> = new Set([
  "what's",
  "where's",
  "who's",
  "there's",
  "that's",
  "it's",
  "here's",
  "let's",
]);

export const plainAt = (words: readonly Word[], at: number): string => words[at]?.plain ?? '';
