// Recipients that the contacts on this device do not know, until there is a better answer.
import { type Draft, recipientsOf } from '#domain/draft.ts';
import type { RecipientDoubt } from '#domain/recipient-doubt.ts';
import { contactBook } from '#web/data/contacts.ts';

export const unsure = (draft: Draft) => ({ refined: false, doubts: firstGuess(draft) });

const firstGuess = (draft: Draft): RecipientDoubt[] =>
  recipientsOf(draft).flatMap((one) => {
    const email = one.email.toLowerCase();
    return (contactBook.current().byAddress.get(email)?.written ?? 0) === 0 ? { kind: 'new' as const, email } : [];
  });

export const sameRecipients = (one: Draft, other: Draft): boolean =>
  JSON.stringify([one.to, one.cc, one.bcc]) === JSON.stringify([other.to, other.cc, other.bcc]);
