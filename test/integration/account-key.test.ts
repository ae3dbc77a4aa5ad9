// Migrates a database with one account per person to account keys in place, even if the first try dies half-way.
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { accountBy, accountOf } from '#server/account.ts';
import { openKeyring } from '#server/crypto.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase } from '#server/db/provide.ts';
import { search } from '#server/search/search.ts';
import { storedTokens } from '#server/tokens/keep.ts';
import { atEnd } from '#test/support/at-end.ts';
import { firstAccount, newUserId, testContext } from '#test/support/context.ts';
import { startProgram } from '#test/support/program.ts';
import { until } from '#test/support/until.ts';

const migrations = path.resolve('server/db/migrations');
const own = readdirSync(migrations).find((name) => name.endsWith('-account-key.sql')) ?? '';
const keyring = openKeyring(randomBytes(32));
const [ada, ben] = [newUserId(), newUserId()];

type Row = Record<string, unknown>;

/** A database as the version before left it, with rows of two people in every table. */
const before = async (): Promise<{ address: string; client: Client }> => {
  const name = `key_${randomBytes(6).toString('hex')}`;
  await createDatabase(inject('postgres'), name);
  const address = inject('postgres').replace('/postgres?', `/${name}?`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-before-key-'));
  for (const file of readdirSync(migrations).filter((one) => one < own))
    cpSync(path.join(migrations, file), path.join(folder, file));
  await migrate(address, folder);
  rmSync(folder, { recursive: true, force: true });
  const client = new Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  atEnd(() => client.end());
  for (const [nth, userId] of [ada, ben].entries())
    for (const text of rowsOf(nth)) await client.query(text.replaceAll('$me', `'${userId}'`));
  return { address, client };
};

const rowsOf = (nth: number): string[] => [
  `insert into auth."user" (id, name, email) values ($me, 'Person', 'person${nth}@small.example')`,
  `insert into auth.account ("userId", "providerId", "accountId") values ($me, 'google', 'subject-${nth}')`,
  `insert into user_tokens (user_id, provider, access_token, token_expires_at) values ($me, 'google', 'v1.none', now())`,
  `insert into provider_account (user_id, provider, consented_at) values ($me, 'google', now())`,
  `insert into mailbox (user_id, email, revision, cursor) values ($me, 'person${nth}@small.example', 7, '99')`,
  `insert into label (user_id, id, name) values ($me, 'Label_1', 'Clients')`,
  `insert into thread (user_id, id, revision, in_inbox) values ($me, 't', 7, true)`,
  `insert into message (user_id, id, thread_id, provider_labels, labels, received_at, sender_name, sender_email, recipients,
     copied, subject, reading, attachments, state, sent_to)
   values ($me, 'a', 't', '{inbox,unread}', '{unread}', now() - interval '1 hour', 'Cleo', 'cleo@far.example', '[]', '[]',
       'The budget', '{"version": 9, "paragraphs": [["Budget of ${nth}."]], "asks": true, "bulk": false, "summary": "", "askWords": "", "seconds": 3}', '[]', 'parsed', '{}'),
     ($me, 'b', 't', '{sent}', '{sent}', now(), 'Me', 'person${nth}@small.example', '[]', '[]',
       'Re: The budget', '{"version": 9, "paragraphs": [["Fine."]], "asks": false, "bulk": false, "summary": "", "askWords": "", "seconds": 3}', '[]', 'parsed', '{cleo@far.example}')`,
  `insert into fetch_queue (user_id, message_id, thread_id, priority) values ($me, 'c', 't', 5)`,
  `insert into sync_report (user_id, stored) values ($me, 2)`,
  `insert into tombstone (user_id, message_id, at) values ($me, 'd', now())`,
  `insert into unsubscription (user_id, list, command_id, message_id, state, leaves_at)
   values ($me, 'list.example', $me, 'a', 'queued', now() + interval '10 s')`,
  `insert into draft_map (user_id, draft_id, message_id) values ($me, 'r1', 'e')`,
  `insert into comparison (user_id, due_at, reason) values ($me, now(), 'daily')`,
  `insert into listed (user_id, message_id, label, thread_id) values ($me, 'a', 'inbox', 't')`,
  `insert into quota (user_id, purse) values ($me, 'mail'), ($me, 'contacts')`,
  `insert into quota_spent (user_id, lane, units, until) values ($me, 'interactive', 5, now())`,
  `insert into pending_change (user_id, command_id, message_id, thread_id, adds, removes) values ($me, $me, 'a', 't', '{}', '{inbox}')`,
  `insert into reminder (user_id, thread_id, kind, wake_at, unless_answered, command_id)
   values ($me, 't', 'snooze', now(), false, $me)`,
  `insert into muted_thread (user_id, thread_id, command_id) values ($me, 't', $me)`,
  `insert into blocked_sender (user_id, email, command_id) values ($me, 'spam@far.example', $me)`,
  `insert into contact_book (user_id, cursor) values ($me, 'c1')`,
  `insert into contact (user_id, id, name, given_name, nicknames, emails) values ($me, 'people/1', 'Cleo', 'Cleo', '{}', '{cleo@far.example}')`,
  `insert into draft (user_id, id, content, updated_at) values ($me, $me, 'v1.sealed', now())`,
  `insert into sending (user_id, id, draft_id, state, spoken, leaves_at, changed_at)
   values ($me, $me, $me, 'queued', false, now() + interval '10 s', now())`,
];

const commandOf = (columns: readonly string[]): string => {
  const more: Record<string, string> = { ledger: `'mailbox'`, subjects: '1' };
  const extra = Object.keys(more).filter((name) => columns.includes(name));
  return `insert into command (user_id, id, kind, args, spoken, done, revision, state, given_at ${extra.map((name) => `, ${name}`).join('')})
    values ($1, $1, 'archive', '{"threadIds": ["t"]}', false,
      '[{"kind": "relabelled", "edits": [{"messageId": "a", "threadId": "t", "add": [], "remove": ["inbox"]}]}]', 7, 'accepted', now()
      ${extra.map((name) => `, ${more[name]}`).join('')})`;
};

const columnsOf = async (client: Client, table: string): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    )
  ).rows.map(({ name }) => name);

const tablesOf = async (client: Client): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id' order by table_name`,
    )
  ).rows.map(({ name }) => name);

/** Migrations after this one add or replace them. */
const laterTables: ReadonlySet<string> = new Set([
  'calendar',
  'calendar_book',
  'calendar_event',
  'pending_event',
  'sending_settings',
  'setting',
  'settings_book',
  'promise_book',
  'promise_mark',
  'lesson_book',
  'lesson',
  'time_hold',
  'triage_day',
  'activity_daily',
  'person_facts',
  'triage_session',
  'error_record',
  'dictation',
  'draft_outcome',
  'board_entry',
  'credit_entry',
  'credit_balance',
  'referral',
  'payment',
  'payment_customer',
  'payment_subscription',
  'export_archive',
  'leaving',
  'meeting_watch',
  'meeting_prep',
  'prep_watch',
  'push_sent',
  'push_subscription',
  'push_zone',
  'operator_factor',
  'audit_chain',
]);

const laterColumns: Readonly<Record<string, readonly string[]>> = {
  command: ['leaves_at', 'left_at', 'triaged'],
  message: ['opens'],
  sync_report: ['events'],
  provider_account: ['leaving_at'],
  voice_turn: ['device', 'undone_ms', 'phrase'],
};

const withoutLater = (table: string, row: Row): Row => {
  const later = laterColumns[table] ?? [];
  return Object.fromEntries(Object.entries(row).filter(([name]) => !later.includes(name)));
};

/** Every row of every table, without the migration's own additions and deletions. */
const everything = async (client: Client): Promise<Record<string, Row[]>> => {
  const all: Record<string, Row[]> = {};
  for (const table of (await tablesOf(client)).filter((name) => !laterTables.has(name))) {
    const { rows } = await client.query<{ row: Row }>(`select to_jsonb(${table}) as row from ${table}`);
    all[table] = rows
      .map(
        ({ row: { account_id: _account, provider: _provider, subject: _subject, email, connected_at: _at, ...row } }) =>
          withoutLater(table, table === 'provider_account' ? row : { ...row, email }),
      )
      .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  }
  return all;
};

const perAccount = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id' order by table_name`,
  );
  return rows.map(({ name }) => name).filter((name) => !laterTables.has(name));
};

const fillCommands = async (client: Client): Promise<void> => {
  const text = commandOf(await columnsOf(client, 'command'));
  for (const userId of [ada, ben]) await client.query(text, [userId]);
  if ((await columnsOf(client, 'ledger_trouble')).length === 0) return;
  for (const userId of [ada, ben])
    await client.query(`insert into ledger_trouble values ($1, 'mailbox', 'provider.unavailable', now())`, [userId]);
};

test('the migration keeps every row, and gives it to the first account of its person', async () => {
  const { address, client } = await before();
  await fillCommands(client);
  const kept = await everything(client);
  expect(await migrate(address)).toContain(own);
  expect(await everything(client)).toEqual(kept);
  const tables = await perAccount(client);
  expect(tables.length).toBeGreaterThan(25);
  for (const table of tables) {
    const { rows } = await client.query(`select user_id, account_id from ${table}`);
    expect(rows.length, table).toBeGreaterThan(0);
    for (const row of rows) expect(row, table).toEqual({ user_id: row.user_id, account_id: row.user_id });
  }
  const { rows } = await client.query('select user_id, provider, subject, email from provider_account order by email');
  expect(rows).toEqual([
    { user_id: ada, provider: 'google', subject: 'subject-0', email: 'person0@small.example' },
    { user_id: ben, provider: 'google', subject: 'subject-1', email: 'person1@small.example' },
  ]);
});

test('search and sender counts continue, and each key and index names the account', async () => {
  const { address, client } = await before();
  await migrate(address);
  const db = openDatabase(address);
  atEnd(() => db.close());
  const account = await db.asUser(ada, (tx) => accountOf(tx, ada));
  expect(account).toEqual(firstAccount(ada));
  // A job of the version before names the person only.
  expect(await db.asUser(ada, (tx) => accountBy(tx, { userId: ada }))).toEqual(account);
  const answer = await db.asUser(ada, (tx) => search(tx, account, { q: 'budget', zone: 'UTC' }));
  expect(answer.results).toHaveLength(1);
  await client.query(`delete from message where user_id = $1 and id = 'b'`, [ada]);
  const { rows: open } = await client.query(`select user_id from message where id = 'a' and answered_after is null`);
  expect(open).toEqual([{ user_id: ada }]);
  const { rows: loose } = await client.query(
    `select i.indexrelid::regclass::text as name from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'account_id' and a.attnum > 0
     where pg_get_indexdef(i.indexrelid) ~ '\\(user_id' and pg_get_indexdef(i.indexrelid) !~ '\\(user_id, account_id'
       and i.indexrelid::regclass::text <> 'provider_account_subject'`,
  );
  expect(loose).toEqual([]);
});

test('a token sealed before accounts had ids opens for the first account, and for no other', async () => {
  const { address, client } = await before();
  const old = openDatabase(address);
  const sealed = await old.asUser(ada, (tx) =>
    keyring.seal(tx, ada, { table: 'user_tokens', column: 'access_token', row: 'google' }, 'ya29.kept'),
  );
  await old.close();
  await client.query('update user_tokens set access_token = $1 where user_id = $2', [sealed, ada]);
  await migrate(address);
  const ctx = { ...(await testContext()), keyring };
  const db = openDatabase(address);
  atEnd(() => db.close());
  const account = firstAccount(ada);
  const tokensOf = (of: typeof account) => db.asUser(ada, (tx) => storedTokens(ctx, tx, of, { lock: false }));
  expect(await tokensOf(account)).toMatchObject({ accessToken: 'ya29.kept' });
  await client.query('update user_tokens set account_id = $1 where user_id = $2', [ben, ada]);
  await expect(tokensOf({ ...account, id: firstAccount(ben).id })).rejects.toThrow('secret.unreadable');
});

test('a migration killed half-way leaves the database as it was, and the next start finishes it', async () => {
  const { address, client } = await before();
  await fillCommands(client);
  const kept = await everything(client);
  await client.query('begin');
  // One of the last tables, so the rest is done when the migration has to wait.
  await client.query('lock table sending in access share mode');
  const dying = startProgram('migrate-database.ts', [address]);
  const waiting = `select pid from pg_locks where relation = 'sending'::regclass and not granted`;
  await until(async () => (await client.query(waiting)).rows.length > 0);
  await dying.end('SIGKILL');
  await client.query('commit');
  expect(await perAccount(client)).toEqual([]);
  expect(await everything(client)).toEqual(kept);
  expect(await migrate(address)).toContain(own);
  expect(await everything(client)).toEqual(kept);
});
