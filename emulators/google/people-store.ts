/** The contacts of each account. Every write takes the owner's next number, and sync tokens count by it. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { integer, type Row, text } from '#emulators/rows.ts';
import type { SeedContact } from '#emulators/seed/seed.ts';
import { notFound } from './errors.ts';
import type { Google } from './google.ts';

const typed = z.looseObject({ value: z.string().min(1), type: z.optional(z.string()) });

/** The stored contact fields. Extra keys inside a field stay. */
export const person = z.object({
  names: z.optional(
    z
      .array(z.looseObject({ givenName: z.optional(z.string()), familyName: z.optional(z.string()) }))
      .max(1, 'Only one name is allowed for a contact.'),
  ),
  nicknames: z.optional(z.array(typed)),
  emailAddresses: z.optional(z.array(typed)),
  organizations: z.optional(
    z.array(
      z.looseObject({ name: z.optional(z.string()), title: z.optional(z.string()), current: z.optional(z.boolean()) }),
    ),
  ),
  phoneNumbers: z.optional(z.array(typed)),
});
export type Person = z.infer<typeof person>;

export type Contact = { id: string; seq: number; person: Person; updatedAt: Date; deleted: boolean };

/** Adds a contact, or replaces the one with this id. */
export const writeContact = (google: Google, owner: string, fields: Person, id = newId()): Contact =>
  write(google, owner, { id, person: fields, deleted: false });

export const deleteContact = (google: Google, owner: string, id: string): void => {
  write(google, owner, { id: contactWith(google, owner, id).id, person: {}, deleted: true });
};

export const contactWith = ({ store }: Google, owner: string, id: string): Contact => {
  const row = store.one('SELECT * FROM contact WHERE owner = ? AND id = ? AND deleted = 0', owner, id);
  if (!row) throw notFound();
  return contactOf(row);
};

/** Contacts written after the number, in order. */
export const contactsAfter = ({ store }: Google, owner: string, seq: number, { withDeleted = false } = {}): Contact[] =>
  store
    .all(
      'SELECT * FROM contact WHERE owner = ? AND seq > ? AND deleted <= ? ORDER BY seq',
      owner,
      seq,
      withDeleted ? 1 : 0,
    )
    .map(contactOf);

export const lastSeq = ({ store }: Google, owner: string): number => {
  const row = store.one('SELECT coalesce(max(seq), 0) AS last FROM contact WHERE owner = ?', owner);
  return row ? integer(row, 'last') : 0;
};

/** Converts a seed contact to API fields. */
export const personOf = (contact: SeedContact): Person => {
  const { givenName, familyName, nicknames, emails, organization, title, phones } = contact;
  return {
    names: [{ givenName, ...(familyName ? { familyName } : {}) }],
    ...(nicknames ? { nicknames: nicknames.map((value) => ({ value })) } : {}),
    ...(emails ? { emailAddresses: emails } : {}),
    ...(organization || title
      ? { organizations: [{ ...(organization ? { name: organization } : {}), ...(title ? { title } : {}) }] }
      : {}),
    ...(phones ? { phoneNumbers: phones } : {}),
  };
};

const write = (google: Google, owner: string, contact: Pick<Contact, 'id' | 'person' | 'deleted'>): Contact => {
  const seq = lastSeq(google, owner) + 1;
  const updatedAt = google.clock.now();
  google.store.run(
    'INSERT OR REPLACE INTO contact VALUES (?, ?, ?, ?, ?, ?)',
    owner,
    contact.id,
    seq,
    JSON.stringify(contact.person),
    updatedAt.getTime(),
    contact.deleted ? 1 : 0,
  );
  return { ...contact, seq, updatedAt };
};

const contactOf = (row: Row): Contact => ({
  id: text(row, 'id'),
  seq: integer(row, 'seq'),
  person: person.parse(JSON.parse(text(row, 'person'))),
  updatedAt: new Date(integer(row, 'updated_at')),
  deleted: integer(row, 'deleted') === 1,
});

const newId = (): string => `c${BigInt(`0x${randomBytes(8).toString('hex')}`)}`;
