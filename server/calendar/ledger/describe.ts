import type { Account } from '#domain/id.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { Described } from '#server/ledger/ledger.ts';

/** Without titles: the audit log is not sealed. */
export const describe = async (tx: Tx, account: Account): Promise<Described> => {
  const { email } = await tx
    .selectFrom('provider_account')
    .select('email')
    .where(ofAccount(account))
    .executeTakeFirstOrThrow();
  return { userEmail: email, metadata: {} };
};
