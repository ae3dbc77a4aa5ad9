import type { Account } from '#domain/id.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

/** What the last report of a sync counted. The lock keeps parallel reports from counting twice. */
export const lockReport = async (tx: Tx, account: Account) => {
  await tx
    .insertInto('sync_report')
    .values({ ...accountKey(account), stored: 0 })
    .onConflict((row) => row.columns(['user_id', 'account_id']).doNothing())
    .execute();
  return tx
    .selectFrom('sync_report')
    .select(['stored', 'events'])
    .where(ofAccount(account))
    .forUpdate()
    .executeTakeFirstOrThrow();
};
