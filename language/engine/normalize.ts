// The plain form of an utterance: lower case, no accents or punctuation, full contractions, numbers as digits, no fillers or politeness.
import { ambiguousWithoutApostrophe, contractions, fillers, leading, trailing } from '#language/en/engine/words.ts';
import { memoizeRecent } from './memoize-recent.ts';
import { withDigits } from './numbers.ts';

/** The normalized utterance, with single spaces between words. Idempotent. */
export const normalize: (utterance: string) => string = memoizeRecent((utterance) => {
  const spoken = wordsOf(utterance).flatMap(writtenOut);
  const words = withDigits(spoken.filter((word) => !fillers.has(word)));
  return withoutPoliteness(words).join(' ');
});

/** For templates: keeps every word, because a phrase consists of words that count. */
export const plainWords = (text: string): string[] => withDigits(wordsOf(text).flatMap(writtenOut));

const wordsOf = (text: string): string[] =>
  (/^[a-z ]*$/.test(text) ? text : folded(text)).split(' ').filter((word) => word !== '');

/** Keeps words of any script, so that unknown words prevent a match. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/(?<=\d)'|'(?=\d)/g, ' ')
    .replace(/%/g, ' percent ')
    .replace(/&/g, ' and ')
    .replace(/×/g, ' x ')
    .replace(/(\d)x(?![\p{L}\p{N}])/gu, '$1 x')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/[^\p{L}\p{N}'.]+/gu, ' ')
    .replace(/(?<= |^)'+|'+(?= |$)/g, '');

const writtenOut = (word: string): string[] => {
  const bare = word.replaceAll("'", '');
  return (contractions.get(word) ?? withoutApostrophe.get(bare) ?? bare).split(' ').filter((part) => part !== '');
};

/** People and recognisers omit apostrophes. 'Its' and similar words stay as they are. */
const withoutApostrophe: ReadonlyMap<string, string> = new Map(
  [...contractions]
    .map(([short, long]) => [short.replaceAll("'", ''), long] as const)
    .filter(([short]) => !ambiguousWithoutApostrophe.has(short)),
);

const withoutPoliteness = (words: readonly string[]): readonly string[] => {
  let from = 0;
  let to = words.length;
  for (;;) {
    const before = lengthOf(leading, (at) => (from + at < to ? words[from + at] : undefined));
    const after = before > 0 ? 0 : lengthOf(trailing, (at) => (to - 1 - at >= from ? words[to - 1 - at] : undefined));
    if (before + after === 0) return words.slice(from, to);
    from += before;
    to -= after;
  }
};

/** The length in words of the first listed run that matches `wordAt`. */
const lengthOf = (runs: readonly (readonly string[])[], wordAt: (at: number) => string | undefined): number =>
  runs.find((run) => run.every((word, at) => word === wordAt(at)))?.length ?? 0;
