// A note to oneself: a mail to the own address, with the spec's subject.
import { type Draft, type DraftId, draftLimits, newDraft } from './draft.ts';

export const noteSubject = 'Note to Self';

/** Null without words. */
export const noteDraft = (words: string, { id, own }: { id: DraftId; own: string }): Draft | null => {
  const text = words.trim().slice(0, draftLimits.characters);
  const blank = text === '' ? null : newDraft('new', id, undefined, own);
  return blank && { ...blank, to: [{ name: '', email: own }], subject: noteSubject, text };
};
