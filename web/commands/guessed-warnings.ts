// Doubtful recipients as far as this device knows. The server decides.
import type { Draft } from '#domain/draft.ts';
import type { RecipientWarning } from '#domain/recipient-warning.ts';
import { recipientWarnings } from '#reading/recipient-warnings.ts';
import { contactBook } from '#web/data/contacts.ts';
import { mailbox } from '#web/data/mailbox-state.ts';

export const guessedWarnings = (draft: Draft): RecipientWarning[] => {
  const { contacts, byAddress } = contactBook.current();
  const thread = draft.about && mailbox.current().threads.get(draft.about.threadId);
  return recipientWarnings(draft, {
    // Unknown in this folder, so the guess may call it new. The server does not.
    ownAddress: '',
    original: thread?.messages.find(({ id }) => id === draft.about?.messageId) ?? null,
    isNew: (email) => (byAddress.get(email)?.written ?? 0) === 0,
    people: contacts,
  });
};
