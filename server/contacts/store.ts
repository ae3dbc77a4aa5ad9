// Writes contacts from the provider and counts the rows that changed.
import { sql } from 'kysely';
import type { Account } from '#domain/id.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { ProviderContact } from '#server/ports.ts';

/** Deletes contacts that the list lacks. */
export const replaceContacts = async (
  tx: Tx,
  account: Account,
  everyone: readonly ProviderContact[],
): Promise<number> => {
  const { rows } = await sql`
    delete from contact where ${ofAccount(account)} and not id = any(${sql.val(everyone.map(({ id }) => id))}::text[])
    returning 1
  `.execute(tx);
  return rows.length + (await put(tx, account, everyone));
};

export const changeContacts = async (
  tx: Tx,
  account: Account,
  contacts: readonly ProviderContact[],
  gone: readonly string[],
): Promise<number> => {
  const { rows } = await sql`
    delete from contact where ${ofAccount(account)} and id = any(${sql.val([...gone])}::text[]) returning 1
  `.execute(tx);
  return rows.length + (await put(tx, account, contacts));
};

/** A row has nine values, and PostgreSQL accepts 65,535 per statement. */
const atOnce = 5000;

const put = async (tx: Tx, account: Account, contacts: readonly ProviderContact[]): Promise<number> => {
  // A contact that changes between two pages appears twice. The later one is newer.
  const rows = [...new Map(contacts.map((contact) => [contact.id, rowOf(account, contact)])).values()];
  let changed = 0;
  for (let from = 0; from < rows.length; from += atOnce) {
    const written = await tx
      .insertInto('contact')
      .values(rows.slice(from, from + atOnce))
      .onConflict((row) =>
        row
          .columns(['user_id', 'account_id', 'id'])
          .doUpdateSet({
            name: sql`excluded.name`,
            given_name: sql`excluded.given_name`,
            nicknames: sql`excluded.nicknames`,
            emails: sql`excluded.emails`,
            organization: sql`excluded.organization`,
            title: sql`excluded.title`,
            phonetic: sql`excluded.phonetic`,
          })
          .where(sql<boolean>`contact is distinct from excluded`),
      )
      .returning('id')
      .execute();
    changed += written.length;
  }
  return changed;
};

const rowOf = (account: Account, contact: ProviderContact) => ({
  ...accountKey(account),
  id: contact.id,
  name: contact.name,
  given_name: contact.givenName,
  nicknames: contact.nicknames,
  emails: contact.emails,
  organization: contact.organization,
  title: contact.title,
  phonetic: contact.phonetic,
});
