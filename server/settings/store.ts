// A person's settings in the database. Only settings that were changed have rows.
import { sql } from 'kysely';
import type { Account, UserId } from '#domain/id.ts';
import { firstSettings, type SettingName, type Settings, settingsWith } from '#domain/settings.ts';
import type { Tx } from '#server/db/database.ts';

type Person = Pick<Account, 'userId'>;

export const settingsOf = async (tx: Tx, { userId }: Person): Promise<Settings> => {
  const rows = await tx.selectFrom('setting').select(['name', 'value']).where('user_id', '=', userId).execute();
  return settingsWith(firstSettings, Object.fromEntries(rows.map(({ name, value }) => [name, value])));
};

/** How long what others would hear of is held, in milliseconds. */
export const holdOf = async (tx: Tx, person: Person): Promise<number> =>
  (await settingsOf(tx, person)).holdSeconds * 1000;

/** 0 before the first change. */
export const settingsRevision = async (tx: Tx, { userId }: Person): Promise<number> => {
  const book = await tx.selectFrom('settings_book').select('revision').where('user_id', '=', userId).executeTakeFirst();
  return Number(book?.revision ?? 0);
};

/** Serializes this person's writers until the transaction ends. */
export const lockSettings = async (tx: Tx, { userId }: Person): Promise<void> => {
  await insertBook(tx, userId);
  await tx.selectFrom('settings_book').select('revision').where('user_id', '=', userId).forUpdate().execute();
};

/** The caller holds the lock. */
export const nextRevision = async (tx: Tx, { userId }: Person): Promise<number> => {
  const { revision } = await tx
    .updateTable('settings_book')
    .set({ revision: sql<string>`revision + 1` })
    .where('user_id', '=', userId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return Number(revision);
};

export const storeSettings = async (
  tx: Tx,
  { userId }: Person,
  settings: Settings,
  changed: readonly SettingName[],
): Promise<void> => {
  for (const name of new Set(changed)) {
    const value = JSON.stringify(settings[name]);
    await tx
      .insertInto('setting')
      .values({ user_id: userId, name, value })
      .onConflict((row) => row.columns(['user_id', 'name']).doUpdateSet({ value }))
      .execute();
  }
};

const insertBook = (tx: Tx, userId: UserId) =>
  tx
    .insertInto('settings_book')
    .values({ user_id: userId, revision: '0' })
    .onConflict((row) => row.doNothing())
    .execute();
