// People the person knows by name: provider contacts, and others they wrote to.
import * as z from 'zod/mini';

/** `title` and `organization` come from the person's own contacts. They are null for people known from mail alone. */
export const Contact = z.object({
  name: z.string(),
  givenName: z.string(),
  nicknames: z.array(z.string()),
  /** Names that the person gave in Flow: 'my boss'. They are nicknames too. */
  given: z.optional(z.array(z.string())),
  emails: z.array(z.string()),
  organization: z.nullable(z.string()),
  title: z.nullable(z.string()),
  /** The pronunciation that the person noted. */
  phonetic: z.nullable(z.string()),
  /** Messages the person sent to these addresses, and the date of the last, ISO 8601. */
  written: z.number(),
  lastWrittenAt: z.nullable(z.string()),
  /** `contacts`: in the address book. `mail`: only written to, with the name from the mail. */
  known: z.enum(['contacts', 'mail']),
});
export type Contact = z.infer<typeof Contact>;

/** Most contacts of each kind on the device. Recently written ones come first. */
export const mostContacts = { contacts: 2000, mail: 300 } as const;

/** Most addresses and nicknames of one contact, and characters of each text. */
export const contactLimits = { emails: 20, nicknames: 10, characters: 200 } as const;

/** Seconds between syncs of the contacts: normally, in temporary trouble, and when a person must act first. */
export const contactSeconds = { usual: 4 * 3600, trouble: 600, refused: 24 * 3600 } as const;

/** `CFO, Northwind`. Null without either. */
export const roleOf = ({ title, organization }: Pick<Contact, 'title' | 'organization'>): string | null =>
  [title, organization].filter((word) => word !== null && word !== '').join(', ') || null;

type Given = { alias: string; email: string; name: string };

/** The contacts with the names that the person gave them. Somebody who is no contact becomes one. */
export const withGivenNames = (contacts: readonly Contact[], names: readonly Given[]): Contact[] => {
  const known = new Set(contacts.flatMap(({ emails }) => emails));
  const unknown = new Map(names.filter(({ email }) => !known.has(email)).map((one) => [one.email, contactOf(one)]));
  return [...contacts, ...unknown.values()].map((contact) => {
    const own = names.filter(({ email }) => contact.emails.includes(email)).map(({ alias }) => alias);
    if (own.length === 0) return contact;
    return { ...contact, nicknames: [...contact.nicknames, ...own.flatMap(spellings)], given: own };
  });
};

/** 'my boss' is 'the boss' and 'boss' too. */
const spellings = (alias: string): string[] => {
  const bare = alias.replace(/^my /i, '');
  return bare === alias ? [alias] : [alias, `the ${bare}`, bare];
};

const contactOf = ({ email, name }: Given): Contact => ({
  name,
  givenName: '',
  nicknames: [],
  emails: [email],
  organization: null,
  title: null,
  phonetic: null,
  written: 0,
  lastWrittenAt: null,
  known: 'mail',
});

/** An address that two contacts claim belongs to neither. */
export const byAddress = (contacts: readonly Contact[]): ReadonlyMap<string, Contact> => {
  const book = new Map<string, Contact | null>();
  for (const contact of contacts)
    for (const email of new Set(contact.emails)) book.set(email, book.has(email) ? null : contact);
  return new Map([...book].flatMap(([email, contact]) => (contact === null ? [] : [[email, contact] as const])));
};
