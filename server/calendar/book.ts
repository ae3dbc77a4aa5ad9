// The state of a person's calendars. Its row is the lock of every writer.
import type { Account } from '#domain/id.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export type Book = { revision: number; cursor: string | null; problem: string | null };

/** Serializes this account's writers until the transaction ends. */
export const lockCalendar = async (tx: Tx, account: Account): Promise<Book> => {
  await tx
    .insertInto('calendar_book')
    .values(accountKey(account))
    .onConflict((row) => row.doNothing())
    .execute();
  const row = await tx
    .selectFrom('calendar_book')
    .select(['revision', 'cursor', 'problem'])
    .where(ofAccount(account))
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, revision: Number(row.revision) };
};

/** The caller holds the lock. */
export const nextCalendarRevision = async (tx: Tx, account: Account): Promise<number> => {
  const { revision } = await lockCalendar(tx, account);
  const next = revision + 1;
  await tx
    .updateTable('calendar_book')
    .set({ revision: String(next) })
    .where(ofAccount(account))
    .execute();
  return next;
};
