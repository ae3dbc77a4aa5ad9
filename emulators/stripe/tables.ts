/** The tables of the store. Raise the version with every change. */

export const schemaVersion = 1;

export const tables = `
CREATE TABLE IF NOT EXISTS remembered (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

-- Every object of the API. 'due': seconds, when time itself changes it.
CREATE TABLE IF NOT EXISTS object (
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, created INTEGER NOT NULL, due INTEGER, body TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS object_newest ON object (kind, created DESC, seq DESC);
CREATE INDEX IF NOT EXISTS object_customer ON object (kind, json_extract(body, '$.customer'));
CREATE INDEX IF NOT EXISTS object_due ON object (due) WHERE due IS NOT NULL;

-- The answer to the first call with a key, for each repeat.
CREATE TABLE IF NOT EXISTS idempotent (
  key TEXT PRIMARY KEY, at INTEGER NOT NULL, request TEXT NOT NULL, request_id TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL
) WITHOUT ROWID;

-- Events that an endpoint has not accepted yet.
CREATE TABLE IF NOT EXISTS delivery (
  id INTEGER PRIMARY KEY, event TEXT NOT NULL, endpoint TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS call (
  id INTEGER PRIMARY KEY, at INTEGER NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL, query TEXT NOT NULL, status INTEGER NOT NULL,
  request TEXT NOT NULL, idempotency_key TEXT, replayed INTEGER NOT NULL, body TEXT
);
`;

export const allTables: string[] = [...tables.matchAll(/TABLE IF NOT EXISTS (\w+)/g)].map(([, name = '']) => name);
