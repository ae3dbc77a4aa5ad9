import { sql } from 'kysely';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

/** Blocks other writers of this mailbox until the transaction ends. Returns the current revision. */
export const lockMailbox = async (tx: Tx, account: Account): Promise<number> => {
  const mailbox = await tx
    .selectFrom('mailbox')
    .select('revision')
    .where(ofAccount(account))
    .forUpdate()
    .executeTakeFirst();
  if (!mailbox) throw new Problem('token.missing');
  return Number(mailbox.revision);
};

/** Locks the row if it is not locked yet. */
export const nextRevision = async (tx: Tx, account: Account): Promise<number> => {
  const { revision } = await tx
    .updateTable('mailbox')
    .set({ revision: sql<string>`revision + 1` })
    .where(ofAccount(account))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return Number(revision);
};

/** Creates the mailbox at the first sign-in and updates its address. Reconnecting clears `needs_reauth`. */
export const openMailbox = async (tx: Tx, account: Account, email: string): Promise<void> => {
  await tx
    .insertInto('mailbox')
    .values({ ...accountKey(account), email })
    .onConflict((row) =>
      row.columns(['user_id', 'account_id']).doUpdateSet({
        email,
        needs_reauth: false,
        error: null,
        connections: sql<string>`mailbox.connections + 1`,
      }),
    )
    .execute();
};
