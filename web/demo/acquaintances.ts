// The contacts of the demo's person, and how often they wrote to each.
import type { Contact } from '#domain/contact.ts';
import type { Thread } from '#domain/mail.ts';
import { kept, own } from './people.ts';

export const contactsFrom = (threads: Iterable<Thread>): Contact[] => {
  const sent = [...threads].flatMap(({ messages }) => messages).filter(({ from }) => from.email === own.email);
  const contacts = kept.map(({ name, email, title, organization, nicknames, written: before }): Contact => {
    const written = sent.filter(({ to, cc }) => [...to, ...cc].some((one) => one.email === email));
    return {
      name,
      givenName: name.split(' ')[0] ?? '',
      nicknames: [...nicknames],
      emails: [email],
      organization,
      title,
      phonetic: null,
      written: before + written.length,
      lastWrittenAt:
        written
          .map(({ at }) => at)
          .toSorted()
          .at(-1) ?? null,
      known: 'contacts',
    };
  });
  return contacts.toSorted((one, other) => (other.lastWrittenAt ?? '').localeCompare(one.lastWrittenAt ?? ''));
};
