// Somebody the person knows, for tests.
import type { Contact } from '#domain/contact.ts';

/** Out of their contacts, with nothing but a name and these addresses. */
export const contact = (name: string, emails: string[], more: Partial<Contact> = {}): Contact => ({
  name,
  givenName: name.split(' ')[0] ?? '',
  nicknames: [],
  emails,
  organization: null,
  title: null,
  phonetic: null,
  written: 0,
  lastWrittenAt: null,
  known: 'contacts',
  ...more,
});

/** Each with an address made of the name. */
export const contacts = (...names: string[]): Contact[] =>
  names.map((name) => contact(name, [`${name.toLowerCase()}@somewhere.example`], { written: 1 }));
