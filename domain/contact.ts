// The people a person knows by name: their contacts at the provider, and whom they wrote to without keeping them there.
import * as z from 'zod/mini';

/**
 * Somebody with the names they go by and the addresses they have. What they are (`title`, `organization`) is the person's own
 * word, from their contacts; of somebody known from mail alone it is null.
 */
export const Contact = z.object({
  name: z.string(),
  givenName: z.string(),
  nicknames: z.array(z.string()),
  /** Lower case. */
  emails: z.array(z.string()),
  organization: z.nullable(z.string()),
  title: z.nullable(z.string()),
  /** How the name is said, where the person noted it. */
  phonetic: z.nullable(z.string()),
  /** Messages the person sent to any of the addresses, and when the last, ISO 8601. */
  written: z.number(),
  lastWrittenAt: z.nullable(z.string()),
  /** `contacts`: kept by the person. `mail`: only written to, and known by what the mail said. */
  known: z.enum(['contacts', 'mail']),
});
export type Contact = z.infer<typeof Contact>;

/** The most of each kind that the device is given: those written to lately come first. */
export const mostContacts = { contacts: 2000, mail: 300 } as const;

/** The most addresses and nicknames of one person, and characters of each word about them. */
export const contactLimits = { emails: 20, nicknames: 10, characters: 200 } as const;

/** Seconds between looks at the provider's contacts: when all is well, in passing trouble, and where a person must act first. */
export const contactSeconds = { usual: 4 * 3600, trouble: 600, refused: 24 * 3600 } as const;

/** `CFO, Northwind`; null where neither is known. */
export const roleOf = ({ title, organization }: Pick<Contact, 'title' | 'organization'>): string | null =>
  [title, organization].filter((word) => word !== null && word !== '').join(', ') || null;

/** Contacts by every address they have. An address that two of them claim is nobody's. */
export const byAddress = (contacts: readonly Contact[]): ReadonlyMap<string, Contact> => {
  const found = new Map<string, Contact | null>();
  for (const contact of contacts)
    for (const email of new Set(contact.emails)) found.set(email, found.has(email) ? null : contact);
  return new Map([...found].flatMap(([email, contact]) => (contact === null ? [] : [[email, contact] as const])));
};
