// A guest from what the person typed: an address, a contact's name, or both as the list offers them. Nothing else becomes a guest. Pure.
import type { GuestEntry } from '#domain/calendar.ts';
import type { Contact } from '#domain/contact.ts';
import { EmailAddress } from '#domain/draft.ts';

/** Null if it names nobody, or more than one person. */
export const guestIn = (typed: string, contacts: readonly Contact[]): GuestEntry | null => {
  const text = typed.trim();
  const offered = /^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  const email = offered.toLowerCase();
  if (isAddress(email)) return entry(email, contacts.find((one) => one.emails.includes(email))?.name ?? '');
  return called(text, contacts);
};

const called = (text: string, contacts: readonly Contact[]): GuestEntry | null => {
  const [only, another] = contacts.filter(({ name }) => name !== '' && name.toLowerCase() === text.toLowerCase());
  const [address] = only?.emails ?? [];
  return only && !another && address !== undefined ? entry(address, only.name) : null;
};

/** 'Ana Ruiz <ana@far.example>', as the list shows it. */
export const offeredAs = ({ name, emails: [email = ''] }: Contact): string =>
  name === '' ? email : `${name} <${email}>`;

/** Contacts that begin so, the ones the person writes to most first. */
export const contactsFor = (typed: string, contacts: readonly Contact[], most = 6): Contact[] => {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const begins = (word: string): boolean => word.toLowerCase().startsWith(text);
  return contacts
    .filter(
      ({ name, emails }) => emails.length > 0 && (begins(name) || name.split(' ').some(begins) || emails.some(begins)),
    )
    .toSorted((one, other) => other.written - one.written)
    .slice(0, most);
};

const isAddress = (email: string): boolean =>
  EmailAddress.safeParse(email).success && email.includes('.', email.indexOf('@'));

const entry = (email: string, name: string): GuestEntry => ({ email, name, optional: false });
