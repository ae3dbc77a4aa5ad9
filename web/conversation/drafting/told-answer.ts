// Writes a told answer as a letter in the person's own style. Loads on the first one.
import type { Draft } from '#domain/draft.ts';
import { toldIn, toldLetter } from '#language/rewriting/told-letter.ts';
import { writingStyle } from '#web/data/writing-style.ts';

/** Null if the words are the text itself. */
export const toldAnswer = async ({ to }: Draft, words: string, heard: string): Promise<string | null> => {
  const told = toldIn(heard, words);
  return told && toldLetter(told, await writingStyle(), to);
};
