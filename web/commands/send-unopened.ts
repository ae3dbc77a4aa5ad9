// Sends a mail that Flow wrote and the person has agreed to, without opening it, so the screen in front stays.
import { confirmedText, type Draft, recipientsOf } from '#domain/draft.ts';
import { unproven } from '#domain/recipient-warning.ts';
import { makeReady, openDraft, sha256 } from './draft-box.ts';
import { type SentBy, sendConfirmed } from './leaving.ts';

/** Resolves to false if the draft is open now, and waits for the person's press. */
export const sendUnopened = async (draft: Draft, by: SentBy): Promise<boolean> => {
  const { guessedWarnings } = await import('./guessed-warnings.ts');
  const strangers = unproven(guessedWarnings(draft));
  if (recipientsOf(draft).length === 0 || (strangers.length > 0 && by.proof === 'voice')) {
    openDraft(draft);
    await makeReady();
    return false;
  }
  sendConfirmed(draft, { ...by, confirmed: await sha256(confirmedText(draft)), strangers });
  return true;
};
