// Tells the server how a dictated mail and a draft of Flow's fared, as numbers. Loads when a mail leaves.
import type { Draft } from '#domain/draft.ts';
import { tellDictation } from '#web/data/dictation.ts';
import { dictationIn } from './dictated.ts';
import { reportWritten } from './flow-drafts.ts';

export const reportDictation = async (draft: Draft, own: string): Promise<void> => {
  const { id, text } = draft;
  const written = reportWritten(draft, own);
  const dictation = dictationIn(id, text);
  if (dictation !== null) await tellDictation({ id, ...dictation });
  await written;
};
