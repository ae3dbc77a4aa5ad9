// Writes a instruction answer as a letter in the person's own style. Loads on the first one.
import type { Draft } from '#domain/draft.ts';
import { instructionIn, letterFromInstruction } from '#language/rewriting/letter-from-instruction.ts';
import { writingStyle } from '#web/data/writing-style.ts';

/** Null if the words are the text itself. */
export const instructedAnswer = async ({ to }: Draft, words: string, heard: string): Promise<string | null> => {
  const instruction = instructionIn(heard, words);
  return instruction && letterFromInstruction(instruction, await writingStyle(), to);
};
