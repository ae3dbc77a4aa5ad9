// Removes the politeness around an utterance, and keeps the other words as written.
import { leading, politeLeads, thanksBehind } from '#language/en/engine/words.ts';
import { memoizeRecent } from './memoize-recent.ts';
import { plainAt, wordsOf } from './tokens.ts';

/** Without 'hey Flow, could you please' at the start and 'thanks' at the end. */
export const withoutPoliteness: (heard: string) => string = memoizeRecent((heard) => {
  const text = heard
    .trim()
    .replace(thanksBehind, '')
    .replace(/[.?!,]+$/, '');
  const words = wordsOf(text);
  const run = polite.find((one) => one.length < words.length && one.every((word, at) => plainAt(words, at) === word));
  return run ? withoutPoliteness(after(text, run.length)) : text;
});

const polite: readonly (readonly string[])[] = [...leading, ...politeLeads];

export const after = (text: string, count: number): string => {
  let left = count;
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    if (left === 0) return text.slice(index);
    if (wordsOf(token).length > 0) left -= 1;
  }
  return '';
};
