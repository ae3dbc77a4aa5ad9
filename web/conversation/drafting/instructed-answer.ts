// Writes an answer from an instruction as a letter in the person's own style. Loads on the first one.
import type { Draft } from '#domain/draft.ts';
import { instructionIn, letterFromInstruction } from '#language/rewriting/letter-from-instruction.ts';
import { writingStyle } from '#web/data/writing-style.ts';
import { noteWritten } from './flow-drafts.ts';

/** Null if the words are the text itself. */
export const instructedAnswer = async ({ id, to }: Draft, words: string, heard: string): Promise<string | null> => {
  const instruction = instructionIn(heard, words);
  if (instruction === null) return null;
  const letter = letterFromInstruction(instruction, await writingStyle(), to);
  noteWritten(id, letter, 'letter');
  return letter;
};
