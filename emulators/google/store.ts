/** The local Google's memory: one SQLite file in WAL mode, so that what was answered survives a kill. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Row, text } from './rows.ts';

export type Store = {
  all(sql: string, ...values: SQLInputValue[]): Row[];
  one(sql: string, ...values: SQLInputValue[]): Row | undefined;
  /** Returns the number of rows changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  transaction<T>(work: () => T): T;
  close(): void;
};

/** Opens `local-google.sqlite` in the folder (made when missing), or a database in memory for `:memory:`. */
export function openStore(dataDir: string): Store {
  if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = dataDir === ':memory:' ? dataDir : join(dataDir, 'local-google.sqlite');
  const database = new DatabaseSync(file, { readBigInts: true, timeout: 5_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  database.exec(tables);
  return storeOf(database);
}

export function remembered(store: Store, key: string): string | undefined {
  const row = store.one('SELECT value FROM remembered WHERE key = ?', key);
  return row && text(row, 'value');
}

export function remember(store: Store, key: string, value: string): void {
  store.run('INSERT INTO remembered VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value', key, value);
}

/** Empties everything but the signing key, which clients may have cached. */
export function wipe(store: Store): void {
  for (const table of ['call', 'history', 'message_label', 'message_text', 'message', 'label', 'contact']) {
    store.run(`DELETE FROM ${table}`);
  }
  for (const table of ['token', 'code', 'sign_in', 'consent', 'account']) store.run(`DELETE FROM ${table}`);
  store.run(`DELETE FROM remembered WHERE key <> 'signing-key'`);
}

function storeOf(database: DatabaseSync): Store {
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
}

const tables = `
CREATE TABLE IF NOT EXISTS remembered (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS account (
  email TEXT PRIMARY KEY, sub TEXT NOT NULL UNIQUE, name TEXT NOT NULL, given_name TEXT NOT NULL,
  family_name TEXT NOT NULL, locale TEXT NOT NULL, position INTEGER NOT NULL,
  history_id INTEGER NOT NULL, history_floor INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS consent (
  email TEXT NOT NULL, client_id TEXT NOT NULL, scopes TEXT NOT NULL, PRIMARY KEY (email, client_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sign_in (
  id TEXT PRIMARY KEY, ticket TEXT NOT NULL, request TEXT NOT NULL, email TEXT, expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS code (
  code TEXT PRIMARY KEY, email TEXT NOT NULL, client_id TEXT NOT NULL, redirect_uri TEXT NOT NULL, scopes TEXT NOT NULL,
  nonce TEXT, challenge TEXT, challenge_method TEXT, offline INTEGER NOT NULL, expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS token (
  token TEXT PRIMARY KEY, kind TEXT NOT NULL, code TEXT NOT NULL, email TEXT NOT NULL, client_id TEXT NOT NULL,
  scopes TEXT NOT NULL, expires_at INTEGER
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS token_grant ON token (email, client_id);

CREATE TABLE IF NOT EXISTS label (
  mailbox TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (mailbox, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS message (
  row INTEGER PRIMARY KEY, mailbox TEXT NOT NULL, id TEXT NOT NULL, thread_id TEXT NOT NULL, thread_key TEXT,
  at INTEGER NOT NULL, size INTEGER NOT NULL, snippet TEXT NOT NULL, rfc_id TEXT, subject_key TEXT NOT NULL,
  attachments INTEGER NOT NULL, history_id INTEGER NOT NULL, raw BLOB NOT NULL, UNIQUE (mailbox, id)
);
CREATE INDEX IF NOT EXISTS message_newest ON message (mailbox, at DESC, id DESC);
CREATE INDEX IF NOT EXISTS message_thread ON message (mailbox, thread_id, at, id);
CREATE INDEX IF NOT EXISTS message_key ON message (mailbox, thread_key);
CREATE INDEX IF NOT EXISTS message_rfc ON message (mailbox, rfc_id);
CREATE TABLE IF NOT EXISTS message_label (
  message INTEGER NOT NULL, label TEXT NOT NULL, PRIMARY KEY (message, label)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS message_label_label ON message_label (label, message);
CREATE VIRTUAL TABLE IF NOT EXISTS message_text USING fts5 (
  sender, recipients, cc, subject, body, files, list, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TABLE IF NOT EXISTS history (
  seq INTEGER PRIMARY KEY, mailbox TEXT NOT NULL, id INTEGER NOT NULL, type TEXT NOT NULL, message_id TEXT NOT NULL,
  thread_id TEXT NOT NULL, labels TEXT NOT NULL, message_labels TEXT NOT NULL, at INTEGER NOT NULL, call INTEGER,
  UNIQUE (mailbox, id)
);
CREATE INDEX IF NOT EXISTS history_call ON history (call);

CREATE TABLE IF NOT EXISTS contact (
  owner TEXT NOT NULL, id TEXT NOT NULL, seq INTEGER NOT NULL, person TEXT NOT NULL, updated_at INTEGER NOT NULL,
  deleted INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (owner, id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS contact_changed ON contact (owner, seq);

CREATE TABLE IF NOT EXISTS call (
  id INTEGER PRIMARY KEY, at INTEGER NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL, user TEXT,
  status INTEGER NOT NULL, units INTEGER NOT NULL, body TEXT, batch INTEGER, fault INTEGER
);
`;
