// A new draft, or the saved one that it goes on with, with the words that the person said.
import type { Draft } from '#domain/draft.ts';
import * as box from '#web/commands/draft-box.ts';
import { signature } from '#web/data/signature.ts';
import { instructedText, written } from './dictating.ts';

/** Resumes a saved draft of the same kind for this thread, and adds the dictated words. */
export const resumed = async (
  world: { ownName: string },
  fresh: Draft,
  { words, heard }: { words: string | null; heard?: string | undefined },
  resumes: boolean,
): Promise<Draft> => {
  const kept = (await box.keptDrafts()).find(
    ({ draft, sending, place }) =>
      sending === null &&
      place !== 'gone' &&
      draft.kind === fresh.kind &&
      draft.about?.threadId === fresh.about?.threadId,
  );
  const goesOn = kept && resumes && fresh.about !== null;
  const open = goesOn ? kept.draft : { ...fresh, signature: await signature() };
  if (words === null) return open;
  return { ...open, text: (await instructedText(open, words, heard)) ?? (await written(world, open, words)) };
};
