/** The tables of the store. Raise the version with every change. */

export const schemaVersion = 5;

export const tables = `
CREATE TABLE IF NOT EXISTS remembered (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS account (
  email TEXT PRIMARY KEY, sub TEXT NOT NULL UNIQUE, name TEXT NOT NULL, given_name TEXT NOT NULL,
  family_name TEXT NOT NULL, locale TEXT NOT NULL, position INTEGER NOT NULL,
  history_id INTEGER NOT NULL, history_floor INTEGER NOT NULL, last_label INTEGER NOT NULL DEFAULT 0
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
  scopes TEXT NOT NULL, issued_at INTEGER NOT NULL, expires_at INTEGER
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS token_grant ON token (email, client_id);

CREATE TABLE IF NOT EXISTS label (
  mailbox TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, position INTEGER NOT NULL,
  in_message_list TEXT NOT NULL, in_label_list TEXT NOT NULL, color TEXT,
  PRIMARY KEY (mailbox, id)
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
CREATE TABLE IF NOT EXISTS gone (mailbox TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (mailbox, id)) WITHOUT ROWID;
CREATE VIRTUAL TABLE IF NOT EXISTS message_text USING fts5 (
  sender, recipients, cc, bcc, delivered, subject, body, files, list,
  content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);
CREATE TABLE IF NOT EXISTS draft (
  mailbox TEXT NOT NULL, id TEXT NOT NULL, message_id TEXT NOT NULL, PRIMARY KEY (mailbox, id), UNIQUE (mailbox, message_id)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS outbox (
  id INTEGER PRIMARY KEY, at INTEGER NOT NULL, mailbox TEXT NOT NULL, message_id TEXT NOT NULL, thread_id TEXT NOT NULL,
  rfc_id TEXT NOT NULL, subject TEXT NOT NULL, recipients TEXT NOT NULL, delivered TEXT NOT NULL, raw BLOB NOT NULL, call INTEGER
);
CREATE TABLE IF NOT EXISTS watch (
  mailbox TEXT PRIMARY KEY, topic TEXT NOT NULL, labels TEXT NOT NULL, excluding INTEGER NOT NULL, expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS setting (
  mailbox TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (mailbox, name)
) WITHOUT ROWID;

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

CREATE TABLE IF NOT EXISTS calendar (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, description TEXT, zone TEXT NOT NULL, seq INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS calendar_share (
  calendar TEXT NOT NULL, grantee TEXT NOT NULL, role TEXT NOT NULL, PRIMARY KEY (calendar, grantee)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS calendar_entry (
  email TEXT NOT NULL, calendar TEXT NOT NULL, seq INTEGER NOT NULL, color TEXT NOT NULL, selected INTEGER NOT NULL,
  removed INTEGER NOT NULL, PRIMARY KEY (email, calendar)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS calendar_event (
  calendar TEXT NOT NULL, id TEXT NOT NULL, seq INTEGER NOT NULL, etag TEXT NOT NULL, master TEXT, uid TEXT NOT NULL,
  first_at INTEGER NOT NULL, last_at INTEGER, pending_until INTEGER, event TEXT NOT NULL, PRIMARY KEY (calendar, id)
);
CREATE INDEX IF NOT EXISTS calendar_event_changed ON calendar_event (calendar, seq);
CREATE INDEX IF NOT EXISTS calendar_event_master ON calendar_event (calendar, master) WHERE master IS NOT NULL;
CREATE INDEX IF NOT EXISTS calendar_event_uid ON calendar_event (calendar, uid);
CREATE INDEX IF NOT EXISTS calendar_event_id ON calendar_event (id);
CREATE INDEX IF NOT EXISTS calendar_event_pending ON calendar_event (pending_until) WHERE pending_until IS NOT NULL;
CREATE TABLE IF NOT EXISTS calendar_told (
  id INTEGER PRIMARY KEY, at INTEGER NOT NULL, by TEXT NOT NULL, event TEXT NOT NULL, uid TEXT NOT NULL, kind TEXT NOT NULL,
  recipient TEXT NOT NULL, summary TEXT NOT NULL, sequence INTEGER NOT NULL, note TEXT, call INTEGER
);
CREATE TABLE IF NOT EXISTS calendar_channel (
  id TEXT PRIMARY KEY, resource_id TEXT NOT NULL, email TEXT NOT NULL, calendar TEXT NOT NULL, address TEXT NOT NULL,
  token TEXT, expires_at INTEGER NOT NULL, sent INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS call (
  id INTEGER PRIMARY KEY, at INTEGER NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL, query TEXT NOT NULL, user TEXT,
  status INTEGER NOT NULL, units INTEGER NOT NULL, body TEXT, batch INTEGER, fault INTEGER
);
CREATE INDEX IF NOT EXISTS call_user ON call (user, at);
`;

export const allTables: string[] = [...tables.matchAll(/TABLE IF NOT EXISTS (\w+)/g)].map(([, name = '']) => name);
