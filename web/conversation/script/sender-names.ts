// Names senders when a command has only the address.
import type { Address } from '#domain/mail.ts';
import { contactBook } from '#web/data/contacts.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { spokenName } from './spoken-name.ts';

/** The contact name, the name in mail, or else the address. */
export const nameOfSender = (email: string): string => {
  const known = contactBook.current().byAddress.get(email)?.name;
  const from = known === undefined ? writers().find((one) => one.email.toLowerCase() === email) : undefined;
  return known || (from && spokenName(from)) || email;
};

export const writers = (): Address[] =>
  [...mailbox.current().threads.values()].flatMap(({ messages }) => messages.map(({ from }) => from));
