import type { Account } from '#domain/id.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

/** The mailbox's own address. Empty before the first connection. */
export const ownAddressOf = async (tx: Tx, account: Account): Promise<string> => {
  const mailbox = await tx.selectFrom('mailbox').select('email').where(ofAccount(account)).executeTakeFirst();
  return mailbox?.email ?? '';
};
