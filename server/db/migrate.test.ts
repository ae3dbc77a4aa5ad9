import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { newUserId } from '#test/support/context.ts';
import { openDatabase } from './database.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { createDatabase } from './provide.ts';

const emptyDatabase = async (): Promise<string> => {
  const name = `migrate_${randomBytes(6).toString('hex')}`;
  await createDatabase(inject('postgres'), name);
  return inject('postgres').replace('/postgres?', `/${name}?`);
};

const folderWith = (files: Record<string, string>): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-migrations-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
};

const ask = async (address: string, text: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
};

test('all migrations run on an empty database, and a second run has nothing to do', async () => {
  const address = await emptyDatabase();
  expect((await migrate(address)).length).toBeGreaterThan(1);
  expect(await migrate(address)).toEqual([]);
});

test('two concurrent runs take turns', async () => {
  const address = await emptyDatabase();
  const [one, other] = await Promise.all([migrate(address), migrate(address)]);
  expect(Math.min(one.length, other.length)).toBe(0);
});

test('a failing migration leaves nothing behind and keeps the earlier ones', async () => {
  const address = await emptyDatabase();
  const folder = folderWith({
    '0001-a.sql': 'create table a (n int);',
    '0002-b.sql': 'create table b (n int); insert into nowhere values (1);',
  });
  await expect(migrate(address, folder)).rejects.toThrow('The migration 0002-b.sql failed');
  expect(await ask(address, "select to_regclass('a') is not null as a, to_regclass('b') is not null as b")).toEqual([
    { a: true, b: false },
  ]);
});

test('a changed or unknown migration stops the start', async () => {
  const address = await emptyDatabase();
  const folder = folderWith({ '0001-a.sql': 'create table a (n int);' });
  await migrate(address, folder);
  writeFileSync(path.join(folder, '0001-a.sql'), 'create table a (n bigint);');
  await expect(migrate(address, folder)).rejects.toThrow('0001-a.sql was changed after it ran');
  rmSync(path.join(folder, '0001-a.sql'));
  await expect(migrate(address, folder)).rejects.toThrow('The database is newer than this Flow');
});

test("a host's role must own the database and create roles, and the error names what it lacks", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-own-'));
  chmodSync(folder, 0o755);
  const server = await startEmbedded(folder, { hasty: true });
  await ask(server.address('postgres'), 'create role guest login');
  await ask(server.address('postgres'), 'create database guests owner guest');
  await expect(migrate(server.address('guests').replace('postgres@', 'guest@'))).rejects.toThrow(
    /failed: permission denied .* The account of DATABASE_URL may not do that; docs\/self-hosting.md says what it needs/,
  );
  await ask(server.address('postgres'), 'create role host login createrole');
  await ask(server.address('postgres'), 'create database flow owner host');
  const address = server.address('flow').replace('postgres@', 'host@');
  await migrate(address);
  const db = openDatabase(address);
  const userId = newUserId();
  await db.asUser(userId, (tx) =>
    tx.insertInto('user_keys').values({ user_id: userId, dek_id: 'k', wrapped: 'w' }).execute(),
  );
  expect(await db.asUser(newUserId(), (tx) => tx.selectFrom('user_keys').selectAll().execute())).toEqual([]);
  expect(await db.asUser(userId, (tx) => tx.selectFrom('user_keys').select('user_id').execute())).toEqual([
    { user_id: userId },
  ]);
  await db.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
