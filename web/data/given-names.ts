// Names that the person gave somebody, put back to whom they mean, because no mail has them.
import type { Contact } from '#domain/contact.ts';
import type { SearchQuery } from '#domain/search-query.ts';
import { contactBook } from './contacts.ts';

/** `from:boss` looks for the address of the person's boss. */
export const withAddresses = (query: SearchQuery): SearchQuery =>
  query.map((clause) => {
    if (clause.kind !== 'words' || (clause.field !== 'from' && clause.field !== 'to')) return clause;
    const [email] = calledBy(clause.text)?.emails ?? [];
    return email === undefined ? clause : { ...clause, text: email };
  });

/** Of whom the person calls so. Empty if nobody is. */
export const addressesOf = (said: string): readonly string[] => calledBy(said)?.emails ?? [];

const calledBy = (text: string): Contact | null => {
  const said = bare(text);
  return namedContacts().find(({ given }) => given?.some((alias) => bare(alias) === said)) ?? null;
};

const namedContacts = (): Contact[] =>
  contactBook.current().contacts.filter(({ given, name }) => given !== undefined && name !== '');

const bare = (text: string): string => text.toLowerCase().replace(/^(?:my|the) /, '');
