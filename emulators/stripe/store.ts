/** The local Stripe's store. */
import { openDatabase, type Store, storeOf } from '#emulators/store.ts';
import { allTables, schemaVersion, tables } from './tables.ts';

/** Opens or creates `local-stripe.sqlite` in the folder, or an in-memory database for `:memory:`. Drops data of another version. */
export const openStore = (dataDir: string, say: (line: string) => void): Store => {
  const database = openDatabase(dataDir, 'local-stripe.sqlite');
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
  if (version !== 0n && version !== BigInt(schemaVersion)) {
    say(
      `The data is of version ${version}, and this local Stripe of ${schemaVersion}: it starts with an empty account.`,
    );
    for (const table of allTables) database.exec(`DROP TABLE IF EXISTS ${table}`);
  }
  database.exec(`${tables} PRAGMA user_version = ${schemaVersion};`);
  return storeOf(database);
};

export const wipe = (store: Store): void => {
  for (const table of allTables) store.run(`DELETE FROM ${table}`);
};
