// Recipients that the contacts on this device do not know, until there is a better answer.
import { type Draft, recipientsOf } from '#domain/draft.ts';
import type { RecipientWarning } from '#domain/recipient-warning.ts';
import { contactBook } from '#web/data/contacts.ts';

export const unsure = (draft: Draft) => ({ refined: false, warnings: firstGuess(draft) });

const firstGuess = (draft: Draft): RecipientWarning[] =>
  recipientsOf(draft).flatMap((one) => {
    const email = one.email.toLowerCase();
    return (contactBook.current().byAddress.get(email)?.written ?? 0) === 0 ? { kind: 'new' as const, email } : [];
  });

export const sameRecipients = (one: Draft, other: Draft): boolean =>
  JSON.stringify([one.to, one.cc, one.bcc]) === JSON.stringify([other.to, other.cc, other.bcc]);
