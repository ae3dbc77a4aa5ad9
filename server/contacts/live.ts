// The live channel's events about contacts.
import type { LiveEvent } from '#api/live.ts';
import type { Account } from '#domain/id.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

/** 0 before the first sync of them. */
export const contactsLive = async (tx: Tx, account: Account): Promise<LiveEvent[]> => {
  const book = await tx.selectFrom('contact_book').select('revision').where(ofAccount(account)).executeTakeFirst();
  return [{ kind: 'contacts', revision: Number(book?.revision ?? 0) }];
};
