// Notes to self: dictated at once or after a prompt. They send without a confirmation, and offline they wait for the network.
import type { Draft, DraftId } from '#domain/draft.ts';
import { asLine } from '#domain/line.ts';
import { noteDraft } from '#domain/note.ts';
import { draftReplies } from '#language/en/drafting/draft-replies.ts';
import { now } from '#web/clock.ts';
import { openDraft } from '#web/commands/draft-box.ts';
import { sendNote } from '#web/commands/leaving.ts';
import { needCredits } from '#web/commands/unpaid-act.ts';
import { perDevice } from '#web/device.ts';
import { mailPayment } from './mail-payment.ts';

/** `words` is null when Flow still has to ask for the note. */
export const note = (
  words: string | null,
  { id, own, spoken }: { id: DraftId; own: string; spoken: boolean },
): string => {
  asked().at = words === null ? now().getTime() : null;
  if (words === '') return draftReplies.nothingNoted;
  const draft = words === null ? null : noteOf(words, id, own);
  if (draft && mailPayment(spoken ? draft.text : undefined) === 'none') return keptByHand(draft);
  if (draft) void sendNote(draft, spoken);
  return draftReplies[words === null ? 'whatToNote' : 'noted'];
};

/** It stays on the screen, and a press sends it. */
const keptByHand = (draft: Draft): string => {
  openDraft(draft);
  return needCredits({ kind: 'note', draftId: draft.id });
};

export const isNoting = (): boolean => {
  const { at } = asked();
  return at !== null && now().getTime() - at < waits;
};
export const forgetNote = (): void => {
  asked().at = null;
};

/** The time during which the next utterance counts as the requested note, in ms. */
const waits = 60_000;
const asked = perDevice((): { at: number | null } => ({ at: null }));

const noteOf = (words: string, id: DraftId, own: string): Draft | null => {
  const text = words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return noteDraft(text, { id, own, subject: asLine(`Note: ${[...asLine(text)].slice(0, 70).join('')}`) });
};
