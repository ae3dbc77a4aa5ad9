// The device's bounded list of known people, sent only if it changed.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Contact, mostContacts, withGivenNames } from '#domain/contact.ts';
import type { Account } from '#domain/id.ts';
import { isProblemCode, type ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { namesGiven } from '#server/lesson-notes/store.ts';
import { type Kept, knownPeople, type Written } from './known-people.ts';

export type ContactList = { version: string; contacts: Contact[] | null; problem: ProblemCode | null };

/** `known`: the version the device has. */
export const contactList = (ctx: Context, account: Account, known: string | null): Promise<ContactList> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const contacts = await peopleWithNames(ctx, tx, account);
    const version = createHash('sha256').update(JSON.stringify(contacts)).digest('base64url').slice(0, 22);
    return { version, contacts: version === known ? null : contacts, problem: await problemOf(tx, account) };
  });

export const peopleKnown = async (tx: Tx, account: Account): Promise<Contact[]> =>
  knownPeople(await keptBy(tx, account), await writtenTo(tx, account), mostContacts);

/** With the names that the person gave them. */
export const peopleWithNames = async (ctx: Pick<Context, 'keyring'>, tx: Tx, account: Account): Promise<Contact[]> =>
  withGivenNames(await peopleKnown(tx, account), await namesGiven(ctx, tx, account));

/** A busy person's mail of about a year. */
const messagesRead = 5000;

const keptBy = async (tx: Tx, account: Account): Promise<Kept[]> => {
  const rows = await tx
    .selectFrom('contact')
    .selectAll()
    .where(ofAccount(account))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    givenName: row.given_name,
    nicknames: row.nicknames,
    emails: row.emails,
    organization: row.organization,
    title: row.title,
    phonetic: row.phonetic,
  }));
};

const writtenTo = async (tx: Tx, { id }: Account): Promise<Written[]> => {
  const { rows } = await sql<{ email: string; name: string; written: number; last_written_at: Date }>`
    select * from people_written_to(${id}, ${messagesRead})
  `.execute(tx);
  return rows.map(({ last_written_at, ...row }) => ({ ...row, lastWrittenAt: last_written_at.toISOString() }));
};

const problemOf = async (tx: Tx, account: Account): Promise<ProblemCode | null> => {
  const book = await tx.selectFrom('contact_book').select('problem').where(ofAccount(account)).executeTakeFirst();
  return isProblemCode(book?.problem) ? book.problem : null;
};
