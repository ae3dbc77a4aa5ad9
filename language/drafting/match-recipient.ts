// Finds the person for a spoken name: one contact, several, an address, or an unknown name.
import type { Contact } from '#domain/contact.ts';
import { EmailAddress, type People, Recipient } from '#domain/draft.ts';
import { asLine } from '#domain/line.ts';
import type { Address } from '#domain/mail.ts';
import { addressWords, atPlace, betweenNames } from '#language/en/drafting/recipient-phrases.ts';
import { isSimilarName } from './similar-name.ts';

/** Best match first, at most as many as one question can offer. `perhaps`: no exact match. */
export type RecipientMatch =
  | { kind: 'one'; person: Address }
  | { kind: 'several' | 'perhaps'; people: Contact[] }
  | { kind: 'nobody' };

const mostOffered = 3;

/** `near`: people in the mail at hand come first. */
export const matchRecipient = (
  said: string,
  contacts: readonly Contact[],
  near: ReadonlySet<string>,
): RecipientMatch => {
  const address = addressIn(said);
  if (address !== null) return { kind: 'one', person: { name: asLine(nameAt(address, contacts)), email: address } };
  const reachable = contacts.filter(({ emails }) => emails.length > 0);
  const called = reachable.filter(calledSo(said));
  const closest = called.filter(isAmong(near));
  const match = closest.length === 1 ? closest : called;
  const [only, another] = match;
  if (!only) return perhaps(reachable.filter(nearlyCalledSo(said)), near);
  if (!another) return { kind: 'one', person: recipientOf(only, near) };
  return { kind: 'several', people: likeliest(match) };
};

const isAmong =
  (near: ReadonlySet<string>) =>
  ({ emails }: Contact): boolean =>
    emails.some((email) => near.has(email));

const likeliest = (people: readonly Contact[]): Contact[] =>
  people.toSorted((one, other) => other.written - one.written).slice(0, mostOffered);

/** People in the current mail come first, then those the person writes to most. */
const perhaps = (people: readonly Contact[], near: ReadonlySet<string>): RecipientMatch => {
  const here = people.filter(isAmong(near));
  const likely = [...likeliest(here), ...likeliest(people.filter((one) => !here.includes(one)))].slice(0, mostOffered);
  return likely.length === 0 ? { kind: 'nobody' } : { kind: 'perhaps', people: likely };
};

export const recipientOf = ({ name, emails }: Contact, near: ReadonlySet<string> = new Set()): Address => ({
  name: asLine(name),
  email: emails.find((email) => near.has(email)) ?? emails[0] ?? '',
});

export const addressIn = (said: string): string | null => {
  const plain = said.trim().replace(/[.!?,;]+$/, '');
  const typed = /\s/.test(plain) && !plain.includes('@') ? spelled(plain) : plain;
  const email = typed.toLowerCase();
  return EmailAddress.safeParse(email).success && email.includes('.', email.indexOf('@')) ? email : null;
};

export const namesIn = (said: string): string[] =>
  said
    .split(betweenNames)
    .map((name) => name.trim().replace(/[.!?]+$/, ''))
    .filter((name) => name !== '');

export const recipientCalled = (said: string, people: People): Address | null => {
  const target = plain(said);
  const all = [...people.to, ...people.cc, ...people.bcc];
  const exact = all.find(({ name, email }) => plain(name) === target || email === (addressIn(said) ?? ''));
  const partly = all.filter(({ name, email }) => wordsOf(`${name} ${localPart(email)}`).includes(target));
  const [match, another] =
    partly.length > 0 ? partly : all.filter(({ name }) => isSimilarName(wordsOf(said), wordsOf(name)));
  return exact ?? (another ? null : (match ?? null));
};

const calledSo = (said: string): ((contact: Contact) => boolean) => {
  const { name, isThere } = placed(said);
  const target = plain(name);
  return (contact) => isThere(contact) && namesOf(contact).has(target);
};

const nearlyCalledSo = (said: string): ((contact: Contact) => boolean) => {
  const { name, isThere } = placed(said);
  const nameWords = wordsOf(name);
  return (contact) =>
    isThere(contact) && isSimilarName(nameWords, [...namesOf(contact), ...wordsOf(contact.phonetic ?? '')]);
};

const placed = (said: string): { name: string; isThere: (contact: Contact) => boolean } => {
  const [, name = said, place = null] = atPlace.exec(said) ?? [];
  return {
    name,
    isThere: ({ organization, emails }) =>
      place === null || wordsOf(`${organization ?? ''} ${emails.join(' ')}`).includes(plain(place)),
  };
};

const namesOf = ({ name, givenName, nicknames }: Contact): ReadonlySet<string> =>
  new Set([name, givenName, ...nicknames, ...name.split(/\s+/)].map(plain).filter((one) => one.length > 1));

const nameAt = (email: string, contacts: readonly Contact[]): string => {
  const [known, another] = contacts.filter(({ emails }) => emails.includes(email));
  const name = another ? '' : (known?.name ?? '');
  return Recipient.safeParse({ name: asLine(name), email }).success ? name : '';
};

const spelled = (words: string): string =>
  addressWords.reduce((text, [word, sign]) => text.replace(word, sign), ` ${words} `).replace(/\s+/g, '');

const plain = (text: string): string => wordsOf(text).join(' ');

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const localPart = (email: string): string => email.slice(0, email.indexOf('@'));
