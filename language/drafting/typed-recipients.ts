// Parses typed recipients as addresses or known names, and suggests people for the first letters.
import type { Contact } from '#domain/contact.ts';
import { Recipient } from '#domain/draft.ts';
import { asLine } from '#domain/line.ts';
import type { Address } from '#domain/mail.ts';
import { matchRecipient } from './match-recipient.ts';

export type TypedRecipients = { people: Address[]; unclear: { text: string; several: boolean }[] };

export const parseRecipients = (
  text: string,
  contacts: readonly Contact[],
  near: ReadonlySet<string>,
): TypedRecipients => {
  const typed: TypedRecipients = { people: [], unclear: [] };
  for (const part of partsOf(text)) {
    const bracketed = /^"?([^"<>]*)"?\s*<([^<>]+)>$/.exec(part);
    const meant = matchRecipient(bracketed?.[2] ?? part, contacts, near);
    if (meant.kind === 'one') typed.people.push(named(meant.person, bracketed?.[1]));
    else typed.unclear.push({ text: part, several: meant.kind === 'several' });
  }
  return typed;
};

export type RecipientSuggestion = { name: string; email: string; organization: string | null };

const mostOffered = 6;

/** One entry for each matching address, most frequent recipients first. */
export const suggestRecipients = (
  typed: string,
  contacts: readonly Contact[],
  taken: ReadonlySet<string>,
): RecipientSuggestion[] => {
  const typedWords = wordsOf(typed);
  if (typedWords.length === 0) return [];
  return contacts
    .filter((contact) => fits(contact, typedWords))
    .toSorted((one, other) => other.written - one.written)
    .flatMap(({ name, organization, emails }) => emails.map((email) => ({ name, email, organization })))
    .filter(({ email }) => !taken.has(email))
    .slice(0, mostOffered);
};

const fits = ({ name, nicknames, organization, emails }: Contact, words: readonly string[]): boolean => {
  const known = wordsOf([name, ...nicknames, organization ?? ''].join(' '));
  return words.every((word) => known.some((one) => one.startsWith(word)) || emails.some((one) => one.startsWith(word)));
};

/** Commas part them, except within a quoted name. */
const partsOf = (text: string): string[] =>
  (text.match(/(?:"[^"]*"|[^",;\n])+/g) ?? []).map((part) => part.trim()).filter((part) => part !== '');

const named = (person: Address, given = ''): Address => {
  const name = asLine(given).slice(0, 100);
  const full = { ...person, name: person.name || name };
  return Recipient.safeParse(full).success ? full : person;
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
