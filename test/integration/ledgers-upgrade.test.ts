// A database from before ledgers: the migration keeps a person's data in place, even if its first try dies half-way,
// and Flow continues with all of it.
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { beforeEach, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { type Draft, DraftId, newDraft } from '#domain/draft.ts';
import type { CommandId } from '#domain/id.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { deliver } from '#server/commands/deliver.ts';
import { execute } from '#server/commands/execute.ts';
import { ledgers } from '#server/commands/ledgers.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase } from '#server/db/provide.ts';
import { carrySending } from '#server/sending/carry.ts';
import { keepDraft } from '#server/sending/drafts.ts';
import { listSendings } from '#server/sending/list.ts';
import { savedDrafts } from '#server/sending/saved.ts';
import { atEnd } from '#test/support/at-end.ts';
import { archive, type Desk, nextId, openDesk } from '#test/support/desk.ts';
import { startProgram } from '#test/support/program.ts';
import { senderAt } from '#test/support/sender.ts';
import { until } from '#test/support/until.ts';
import { openWorker } from '#test/support/worker.ts';

const migrations = path.resolve('server/db/migrations');
const own = '0031-ledgers.sql';

type Row = Record<string, unknown>;
const Dones = z.array(z.object({ edits: z.array(z.unknown()) }));

let desk: Desk;
let written: Draft;
const { ctx, id, left, send } = senderAt(() => ({ desk, draft: written }));
beforeEach(async () => {
  desk = await openDesk();
});

const draft = (subject: string): Draft => {
  const made = newDraft('new', DraftId.parse(id()), undefined, ada);
  if (!made) throw new Error('new mail needs nothing');
  return { ...made, to: [{ name: 'Ben', email: ben }], subject, text: 'At one?' };
};

const client = async (address: string): Promise<Client> => {
  const opened = new Client({ connectionString: address });
  opened.on('error', () => {});
  await opened.connect();
  atEnd(() => opened.end());
  return opened;
};

/** The desk's rows in a database that knows no ledgers. */
const beforeLedgers = async (): Promise<{ address: string; old: Client }> => {
  const name = `ledgers_${randomBytes(6).toString('hex')}`;
  await createDatabase(inject('postgres'), name);
  const address = inject('postgres').replace('/postgres?', `/${name}?`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-before-ledgers-'));
  for (const file of readdirSync(migrations).filter((one) => one < own))
    cpSync(path.join(migrations, file), path.join(folder, file));
  await migrate(address, folder);
  rmSync(folder, { recursive: true, force: true });
  const old = await client(address);
  // Without triggers and foreign keys, because the rows are complete.
  await old.query("set session_replication_role = 'replica'");
  for (const table of await tablesOf(old)) await copy(table, old);
  await old.query("set session_replication_role = 'origin'");
  return { address, old };
};

const Tables = z.array(z.object({ name: z.string() }));
const tablesOf = async (old: Client): Promise<string[]> =>
  Tables.parse(
    (
      await old.query(
        `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
         where table_type = 'BASE TABLE' and table_name <> 'migration' and table_schema in ('public', 'auth')`,
      )
    ).rows,
  ).map(({ name }) => name);

const copy = async (table: string, old: Client): Promise<void> => {
  const [schema = '', name = ''] = table.replaceAll('"', '').split('.');
  const columns = (
    await old.query<{ column_name: string }>(
      `select quote_ident(column_name) as column_name from information_schema.columns
       where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' and is_identity = 'NO'`,
      [schema, name],
    )
  ).rows.map(({ column_name }) => column_name);
  const [there] = await ctx().peek('select to_regclass($1)::text as name', [table]);
  if (there?.name === null) return;
  for (const { row } of await ctx().peek(`select to_jsonb(t) as row from ${table} t`)) {
    const kept = z.record(z.string(), z.unknown()).parse(row);
    // The version before had no calendar.
    if (kept.purse === 'calendar') continue;
    const provider = table === 'public.user_tokens' ? { provider: 'google' } : {};
    const done = kept.done === undefined ? {} : { done: doneBefore(kept.done) };
    await old.query(
      `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_record(null::${table}, $1)`,
      [JSON.stringify({ ...kept, ...provider, ...done })],
    );
  }
};

/** As the previous version wrote it. */
const doneBefore = (done: unknown) => Dones.parse(done).map(({ edits }) => ({ kind: 'relabelled', edits }));

const rows = async (db: Client, text: string): Promise<Row[]> => (await db.query<Row>(text)).rows;

/** Two archived threads, one of them undelivered, a saved draft and a held mail. */
const fill = async (): Promise<{ delivered: CommandId; waiting: CommandId; kept: Draft; threads: string[] }> => {
  const [one, other] = await desk.inbox();
  if (!one || !other) throw new Error('the inbox is too small');
  const [delivered, waiting] = [nextId(), nextId()];
  await desk.give(archive(one), delivered);
  await desk.world.work();
  await desk.give(archive(other), waiting);
  const kept = draft('A kept draft');
  await keepDraft(ctx(), desk.account, { draft: kept, save: false });
  written = draft('A held mail');
  await keepDraft(ctx(), desk.account, { draft: written, save: false });
  await send();
  return { delivered, waiting, kept, threads: [one, other] };
};

const upgraded = async (connectionString: string) => {
  const worker = await openWorker({
    connectionString,
    google: desk.world.google.url,
    key: Buffer.from(ctx().config.hostKey).toString('base64'),
    now: ctx().clock.now().toISOString(),
  });
  atEnd(worker.close);
  return worker;
};

const inInboxAtGoogle = async (): Promise<Set<string>> =>
  new Set(
    (await desk.world.google.mailbox(ada))
      .filter(({ labelIds }) => labelIds.includes('INBOX'))
      .map(({ threadId }) => threadId),
  );

test('an old command is delivered and undone, a draft is there, and a held mail leaves once at its time', async () => {
  const { delivered, waiting, kept, threads } = await fill();
  const [one = '', other = ''] = threads;
  const { address, old } = await beforeLedgers();
  const messages = await rows(old, 'select id, labels from message order by id');
  expect(await migrate(address)).toContain(own);
  expect(await rows(old, 'select id, labels from message order by id')).toEqual(messages);
  expect(await rows(old, 'select ledger, subjects, state from command order by given_at, revision')).toEqual([
    { ledger: 'mailbox', subjects: 1, state: 'delivered' },
    { ledger: 'mailbox', subjects: 1, state: 'accepted' },
  ]);

  const { ctx: now, clock } = await upgraded(address);
  const { account } = desk;
  expect((await inInboxAtGoogle()).has(other)).toBe(true);
  await deliver(now, account, ledgers.mailbox, false);
  expect([(await inInboxAtGoogle()).has(one), (await inInboxAtGoogle()).has(other)]).toEqual([false, false]);
  for (const commandId of [delivered, waiting])
    await execute(now, account, { id: nextId(), command: { kind: 'undo', args: { commandId } }, spoken: false });
  for (let round = 0; round < 3; round++) await deliver(now, account, ledgers.mailbox, false);
  expect([(await inInboxAtGoogle()).has(one), (await inInboxAtGoogle()).has(other)]).toEqual([true, true]);

  expect((await savedDrafts(now, account)).drafts).toMatchObject([{ draft: { id: kept.id, text: 'At one?' } }]);
  const [sending] = (await listSendings(now, account)).sendings;
  if (!sending) throw new Error('the held mail was lost');
  await carrySending(now, account, sending.id, false);
  expect(await left()).toEqual([]);
  clock.advance(10_000);
  for (let round = 0; round < 3; round++) await carrySending(now, account, sending.id, false);
  expect((await left()).map(({ recipients }) => recipients)).toEqual([[ben]]);
});

test('the migration killed half-way leaves the database as it was, and the next start finishes it', async () => {
  await fill();
  const { address, old } = await beforeLedgers();
  const all = 'select to_jsonb(command) as row from command order by id';
  const before = await rows(old, all);
  // Another table of the same name makes the migration wait at its last step.
  await old.query('begin');
  await old.query('create table ledger_trouble (user_id uuid)');
  const dying = startProgram('migrate-database.ts', [address]);
  const watcher = await client(address);
  const isWaiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await until(async () => (await watcher.query(isWaiting)).rows.length > 0);
  await dying.end('SIGKILL');
  await old.query('rollback');
  expect(await rows(old, "select to_regclass('ledger_trouble')::text as name")).toEqual([{ name: null }]);
  expect(await rows(old, all)).toEqual(before);
  expect(await migrate(address)).toContain(own);
  expect(await rows(old, 'select ledger from command')).toEqual([{ ledger: 'mailbox' }, { ledger: 'mailbox' }]);
});
