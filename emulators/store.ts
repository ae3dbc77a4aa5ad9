/** A SQLite file in WAL mode, so answered writes survive a kill. The local services keep everything in one. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Row, text } from './rows.ts';

export type Store = {
  all(sql: string, ...values: SQLInputValue[]): Row[];
  one(sql: string, ...values: SQLInputValue[]): Row | undefined;
  /** Returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number;
  insert(sql: string, ...values: SQLInputValue[]): number;
  transaction<T>(work: () => T): T;
  close(): void;
};

/** Opens or creates the file in the folder, or an in-memory database for `:memory:`. */
export const openDatabase = (dataDir: string, name: string): DatabaseSync => {
  if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = dataDir === ':memory:' ? dataDir : join(dataDir, name);
  const database = new DatabaseSync(file, { readBigInts: true, timeout: 5_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  return database;
};

/** The table `remembered` holds settings. */
export const loadSetting = (store: Store, key: string): string | undefined => {
  const row = store.one('SELECT value FROM remembered WHERE key = ?', key);
  return row && text(row, 'value');
};

export const saveSetting = (store: Store, key: string, value: string): void => {
  store.run('INSERT INTO remembered VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value', key, value);
};

export const storeOf = (database: DatabaseSync): Store => {
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    const fresh = database.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };
  let depth = 0;
  return {
    all: (sql, ...values) => statement(sql).all(...values),
    one: (sql, ...values) => statement(sql).get(...values),
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    insert: (sql, ...values) => Number(statement(sql).run(...values).lastInsertRowid),
    transaction(work) {
      if (depth > 0) return work();
      database.exec('BEGIN IMMEDIATE');
      depth += 1;
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close: () => database.close(),
  };
};
