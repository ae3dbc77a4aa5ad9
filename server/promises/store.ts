// The person's marks on promises, and their revision.
import { sql } from 'kysely';
import { type Account, MessageId } from '#domain/id.ts';
import type { PromiseId, PromiseMark, PromiseMarks } from '#domain/promise.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

/** `times`: when the person gave each mark, in ISO 8601. */
export type DatedMarks = { marks: PromiseMarks; times: ReadonlyMap<PromiseId, string> };

export const datedMarksOf = async (tx: Tx, account: Account): Promise<DatedMarks> => {
  const rows = await tx.selectFrom('promise_mark').selectAll().where(ofAccount(account)).execute();
  return {
    marks: new Map(rows.map(({ id, mark }) => [id, mark])),
    times: new Map(rows.map(({ id, marked_at }) => [id, marked_at.toISOString()])),
  };
};

export const marksOf = async (tx: Tx, account: Account): Promise<PromiseMarks> =>
  (await datedMarksOf(tx, account)).marks;

/** 0 before the first change. */
export const promisesRevision = async (tx: Tx, account: Account): Promise<number> => {
  const book = await tx.selectFrom('promise_book').select('revision').where(ofAccount(account)).executeTakeFirst();
  return Number(book?.revision ?? 0);
};

/** Serializes the writers of this account until the transaction ends. */
export const lockPromises = async (tx: Tx, account: Account): Promise<void> => {
  await tx
    .insertInto('promise_book')
    .values({ ...accountKey(account), revision: '0' })
    .onConflict((row) => row.doNothing())
    .execute();
  await tx.selectFrom('promise_book').select('revision').where(ofAccount(account)).forUpdate().execute();
};

/** The caller holds the lock. */
export const nextRevision = async (tx: Tx, account: Account): Promise<number> => {
  const { revision } = await tx
    .updateTable('promise_book')
    .set({ revision: sql<string>`revision + 1` })
    .where(ofAccount(account))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return Number(revision);
};

export const storeMarks = async (
  tx: Tx,
  account: Account,
  marks: readonly { id: PromiseId; mark: PromiseMark }[],
  at: Date,
): Promise<void> => {
  for (const { id, mark } of marks) {
    if (mark === 'open') await tx.deleteFrom('promise_mark').where(ofAccount(account)).where('id', '=', id).execute();
    else
      await tx
        .insertInto('promise_mark')
        .values({ ...accountKey(account), id, message_id: messageOf(id), mark, marked_at: at })
        .onConflict((row) => row.columns(['user_id', 'account_id', 'id']).doUpdateSet({ mark, marked_at: at }))
        .execute();
  }
};

/** The message of a promise. */
export const messageOf = (id: string): MessageId => MessageId.parse(id.split('.')[0]);
