import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testContext } from '#test/support/context.ts';
import { handOver } from '#test/support/host-account.ts';
import { openDatabase } from './database.ts';
import { type Embedded, startEmbedded } from './embedded/embedded.ts';
import { loginRole, superuserFault } from './login-role.ts';
import { migrate } from './migrate.ts';
import { createDatabase, provideDatabase } from './provide.ts';

const ctx = await testContext();

const freshFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-login-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const ask = async (address: string, ...texts: string[]): Promise<unknown[]> => {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const text of texts) rows = (await client.query<Record<string, unknown>>(text)).rows;
    return rows;
  } finally {
    await client.end();
  }
};

const server = async (): Promise<Embedded> => {
  const begun = await startEmbedded(freshFolder(), { hasty: true });
  onTestFinished(() => begun.stop());
  return begun;
};

describe('Flow’s connections', () => {
  test('sign in as a role that is no superuser, owns nothing, and reaches only the four roles of the program', async () => {
    const [row] = await ctx.peek(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit,
        (select array_agg(o.rolname order by o.rolname)::text from pg_roles o where pg_has_role(r.oid, o.oid, 'member')) as reaches,
        (select count(*)::int from pg_class where relowner = r.oid) as owns
       from pg_roles r where rolname = $1`,
      [loginRole],
    );
    expect(row).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolinherit: false,
      reaches: '{flow_app,flow_auth,flow_jobs,flow_login,flow_operator}',
      owns: 0,
    });
    for (const role of ['postgres', 'flow_owner', 'flow_search'])
      await expect(ask(ctx.db.connectionString, `set role ${role}`)).rejects.toThrow(/permission denied to set role/);
  });

  test('cannot become superuser, however the role is reset', async () => {
    const read = ask(
      ctx.db.connectionString,
      'reset role',
      'select rolsuper from pg_roles where rolname = current_user',
    );
    expect(await read).toEqual([{ rolsuper: false }]);
    await expect(ask(ctx.db.connectionString, 'reset role', 'table public.message')).rejects.toThrow(
      /permission denied/,
    );
    await expect(ask(ctx.db.connectionString, `alter role ${loginRole} superuser`)).rejects.toThrow(
      /permission denied/,
    );
    await expect(ask(ctx.db.connectionString, "copy (select 1) to program 'true'")).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('the start', () => {
  test('refuses a database account that is a superuser or may become one', async () => {
    const superuser = (await server()).address('postgres');
    await expect(provideDatabase(superuser, freshFolder())).rejects.toThrow(
      /The database: the account has the powers of a superuser, and Flow does not run with them/,
    );
    await ask(superuser, 'create role member login', 'grant postgres to member');
    await ask(superuser, 'create role program login', 'grant pg_execute_server_program to program');
    await ask(superuser, 'create role host login createrole');
    const faultOf = (role: string) => superuserFault(superuser.replace('postgres@', `${role}@`));
    expect(await faultOf('member')).toContain('the powers of a superuser');
    expect(await faultOf('program')).toContain('the powers of pg_execute_server_program');
    expect(await faultOf('host')).toBeNull();
  });

  test('upgrades an embedded folder from before in place, and keeps its rows', async () => {
    const folder = freshFolder();
    const before = await startEmbedded(path.join(folder, 'postgres'), { hasty: true });
    await createDatabase(before.address('postgres'), 'flow');
    await migrate(before.address('flow'));
    await ask(
      before.address('flow'),
      `insert into auth."user" (id, name, email) values (gen_random_uuid(), 'Ada', 'ada@northwind.example')`,
    );
    await before.stop();

    for (let starts = 0; starts < 2; starts++) {
      const provided = await provideDatabase(null, folder);
      await provided.prepare();
      const db = openDatabase(provided.connectionString, { connections: 1 });
      expect(await db.asAuth.selectFrom('user').select('name').execute()).toEqual([{ name: 'Ada' }]);
      expect(await superuserFault(provided.connectionString)).toBeNull();
      await db.close();
      await provided.stop();
    }
  });

  test('accepts a database that a superuser made and transferred', async () => {
    const superuser = (await server()).address('postgres');
    await createDatabase(superuser, 'flow');
    const address = superuser.replace('/postgres?', '/flow?');
    await migrate(address);
    const provided = await provideDatabase(await handOver(address), freshFolder());
    await provided.prepare();
    await ask(provided.owner, 'set role flow_owner', 'create table public.later (n int)');
    const remember = `insert into public.migration (name, checksum) values ('later', 'x') returning name`;
    expect(await ask(provided.owner, remember)).toEqual([{ name: 'later' }]);
  });
});
