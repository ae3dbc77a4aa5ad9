/** The local Google's store. */
import type { DatabaseSync } from 'node:sqlite';
import { text } from '#emulators/rows.ts';
import { openDatabase, type Store, saveSetting, storeOf } from '#emulators/store.ts';
import { allTables, schemaVersion, tables } from './tables.ts';

/**
 * Opens or creates `local-google.sqlite` in the folder, or an in-memory database for `:memory:`. Drops data of another
 * version, except the signing key.
 */
export const openStore = (dataDir: string, say: (line: string) => void): Store => {
  const database = openDatabase(dataDir, 'local-google.sqlite');
  const signingKey = giveUpOlder(database, say);
  database.exec(`${tables} PRAGMA user_version = ${schemaVersion};`);
  const store = storeOf(database);
  if (signingKey !== undefined) saveSetting(store, 'signing-key', signingKey);
  return store;
};

export const wipe = (store: Store): void => {
  for (const table of allTables) {
    store.run(`DELETE FROM ${table} ${table === 'remembered' ? `WHERE key <> 'signing-key'` : ''}`);
  }
};

/** Drops the tables of another version and returns their signing key. */
function giveUpOlder(database: DatabaseSync, say: (line: string) => void): string | undefined {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
  const row = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'remembered'`).get();
  if (!row || version === BigInt(schemaVersion)) return undefined;
  const key = database.prepare(`SELECT value FROM remembered WHERE key = 'signing-key'`).get();
  say(
    `The data is of version ${version}, and this local Google of ${schemaVersion}: it starts anew with its demo mail.`,
  );
  for (const table of allTables) database.exec(`DROP TABLE IF EXISTS ${table}`);
  return key && text(key, 'value');
}
