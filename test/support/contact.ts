import type { Contact } from '#domain/contact.ts';

/** From the address book, with only a name and addresses. */
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

export const contacts = (...names: string[]): Contact[] =>
  names.map((name) => contact(name, [`${name.toLowerCase()}@somewhere.example`], { written: 1 }));
