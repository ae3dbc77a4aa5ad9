// Flesch's reading ease: 206.835 less 1.015 times the words of a sentence less 84.6 times the syllables of a word.
import { withoutMarks } from './texts.ts';

/** Higher is easier: 60 to 70 is plain English. */
export const readingEase = (texts: readonly string[]): number => {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsIn);
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
};

/** The hardest sentences first. */
export const hardest = (texts: readonly string[], count: number): string[] =>
  texts
    .flatMap(sentencesOf)
    .filter((sentence) => wordsIn(sentence).length > 5)
    .sort((one, other) => readingEase([one]) - readingEase([other]))
    .slice(0, count);

export const sentencesOf = (text: string): string[] =>
  withoutMarks(text)
    .split(/(?<=[.!?]["'”’)]?)\s+/)
    .filter((sentence) => wordsIn(sentence).length > 0);

const wordsIn = (sentence: string): string[] => sentence.match(/[A-Za-z][A-Za-z'’]*|\d[\d.,]*/g) ?? [];

/** By its vowels: close enough for whole pages. A number counts as two. */
const syllablesOf = (word: string): number => {
  if (/^\d/.test(word)) return 2;
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const groups = plain
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
};
