// A note to oneself: a mail to the own address.
import { type Draft, type DraftId, newDraft } from './draft.ts';

/** The spec's subject of a written note. */
export const noteSubject = 'Note to Self';

/** Null without words. */
export const noteDraft = (
  words: string,
  { id, own, subject = noteSubject }: { id: DraftId; own: string; subject?: string },
): Draft | null => {
  const text = words.trim();
  const blank = text === '' ? null : newDraft('new', id, undefined, own);
  return blank && { ...blank, to: [{ name: '', email: own }], subject, text };
};
