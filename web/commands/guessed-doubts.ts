// Doubtful recipients as far as this device knows. The server decides.
import type { Draft } from '#domain/draft.ts';
import type { RecipientDoubt } from '#domain/recipient-doubt.ts';
import { recipientDoubts } from '#reading/recipient-doubts.ts';
import { contactBook } from '#web/data/contacts.ts';
import { mailbox } from '#web/data/mailbox-state.ts';

export const guessedDoubts = (draft: Draft): RecipientDoubt[] => {
  const { contacts, byAddress } = contactBook.current();
  const thread = draft.about && mailbox.current().threads.get(draft.about.threadId);
  return recipientDoubts(draft, {
    // Unknown in this folder, so the guess may call it new. The server does not.
    ownAddress: '',
    original: thread?.messages.find(({ id }) => id === draft.about?.messageId) ?? null,
    isNew: (email) => (byAddress.get(email)?.written ?? 0) === 0,
    people: contacts,
  });
};
