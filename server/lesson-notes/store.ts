// What the person told Flow to remember or to forget, and its revision.
import { sql } from 'kysely';
import type { Account } from '#domain/id.ts';
import { Called, calledIn, type LessonId, type LessonNote, type LessonNotes } from '#domain/lesson-note.ts';
import type { Context } from '#server/context.ts';
import type { SecretPlace } from '#server/crypto.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

type Keyring = Pick<Context, 'keyring'>;

export const notesOf = async ({ keyring }: Keyring, tx: Tx, account: Account): Promise<LessonNotes> => {
  const rows = await tx.selectFrom('lesson').select(['id', 'called']).where(ofAccount(account)).orderBy('id').execute();
  const keys = rows.some(({ called }) => called !== null) ? await keyring.forMany(tx, account.userId) : null;
  return new Map(
    rows.map(({ id, called }): [LessonId, LessonNote] => [
      id,
      called === null || keys === null
        ? 'forgotten'
        : Called.parse(JSON.parse(keys.open(calledPlace(account, id), called))),
    ]),
  );
};

/** Names that the person gave. */
export const namesGiven = async (ctx: Keyring, tx: Tx, account: Account): Promise<Called[]> =>
  calledIn(await notesOf(ctx, tx, account));

/** Those of these lessons that Flow must not use. */
export const forgottenAmong = async (
  tx: Tx,
  account: Account,
  ids: readonly LessonId[],
): Promise<ReadonlySet<LessonId>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('lesson')
    .select('id')
    .where(ofAccount(account))
    .where('called', 'is', null)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** 0 before the first change. */
export const lessonsRevision = async (tx: Tx, account: Account): Promise<number> => {
  const book = await tx.selectFrom('lesson_book').select('revision').where(ofAccount(account)).executeTakeFirst();
  return Number(book?.revision ?? 0);
};

/** Serializes the writers of this account until the transaction ends. */
export const lockLessons = async (tx: Tx, account: Account): Promise<void> => {
  await tx
    .insertInto('lesson_book')
    .values({ ...accountKey(account), revision: '0' })
    .onConflict((row) => row.doNothing())
    .execute();
  await tx.selectFrom('lesson_book').select('revision').where(ofAccount(account)).forUpdate().execute();
};

/** The caller holds the lock. */
export const nextLessonsRevision = async (tx: Tx, account: Account): Promise<number> => {
  const { revision } = await tx
    .updateTable('lesson_book')
    .set({ revision: sql<string>`revision + 1` })
    .where(ofAccount(account))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return Number(revision);
};

export const storeNotes = async (
  { keyring }: Keyring,
  tx: Tx,
  account: Account,
  changed: readonly { id: LessonId; note: LessonNote | null }[],
): Promise<void> => {
  if (changed.length === 0) return;
  const keys = await keyring.forMany(tx, account.userId);
  for (const { id, note } of changed) {
    if (note === null) {
      await tx.deleteFrom('lesson').where(ofAccount(account)).where('id', '=', id).execute();
      continue;
    }
    const called = note === 'forgotten' ? null : keys.seal(calledPlace(account, id), JSON.stringify(note));
    await tx
      .insertInto('lesson')
      .values({ ...accountKey(account), id, called })
      .onConflict((row) => row.columns(['user_id', 'account_id', 'id']).doUpdateSet({ called }))
      .execute();
  }
};

/** The place of a sealed name. */
export const calledPlace = ({ id: accountId }: Pick<Account, 'id'>, id: string): SecretPlace => ({
  table: 'lesson',
  column: 'called',
  row: `${accountId} ${id}`,
});
