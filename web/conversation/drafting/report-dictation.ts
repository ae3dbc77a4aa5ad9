// Tells the server how a dictated mail fared, as two numbers. Loads when a mail leaves.
import type { Draft } from '#domain/draft.ts';
import { tellDictation } from '#web/data/dictation.ts';
import { dictationIn } from './dictated.ts';

export const reportDictation = async ({ id, text }: Draft): Promise<void> => {
  const dictation = dictationIn(id, text);
  if (dictation !== null) await tellDictation({ id, ...dictation });
};
