// Checks every table and function of the migrated database.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { accountKey } from '#server/db/account-rows.ts';
import { newAccount, testContext } from '#test/support/context.ts';

const ctx = await testContext();
const schemaFile = readFileSync(path.resolve('server/db/schema.ts'), 'utf8');

/** Public tables with a user_id that do not force row-level security with the single policy. */
const openTables = () =>
  ctx.peek(`
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and not (c.relrowsecurity and c.relforcerowsecurity and exists (
      select from pg_policy p where p.polrelid = c.oid and p.polroles = '{0}' and p.polcmd = '*'
      and pg_get_expr(p.polqual, c.oid) ~ 'user_id = \\( SELECT app_user_id\\(\\)'
      and pg_get_expr(p.polwithcheck, c.oid) ~ 'user_id = \\( SELECT app_user_id\\(\\)'))`);

test('database: every public table with a user_id forces row-level security with one policy', async () => {
  expect(await openTables()).toEqual([]);
});

test('database: the check above catches a table that only enables it', async () => {
  await ctx.peek('create table planted (user_id uuid)');
  await ctx.peek('alter table planted enable row level security');
  await ctx.peek('create policy own_rows on planted using (user_id = (select app_user_id()))');
  expect(await openTables()).toEqual([{ relname: 'planted' }]);
  await ctx.peek('drop table planted');
});

test('database: other policies exist only for the owner’s functions, the audit log’s eraser, sign-in and admins', async () => {
  const further = await ctx.peek(`
    select polrelid::regclass::text, polname from pg_policy
    where not (polname = 'own_rows' or polroles = array['flow_owner'::regrole::oid]
      or polroles = array['flow_operator'::regrole::oid] and polcmd = 'r' and polname = 'operators_read'
        and pg_get_expr(polqual, polrelid) ~ 'has_role\\(app_user_id\\(\\), ''admin''')
    order by 1, 2`);
  expect(further).toEqual([
    { polrelid: 'audit_chain', polname: 'functions_of_the_eraser' },
    { polrelid: 'audit_log', polname: 'functions_of_the_eraser' },
    { polrelid: 'auth."user"', polname: 'sign_in' },
    { polrelid: 'auth.session', polname: 'sign_in' },
  ]);
});

test('database: the audit log’s eraser owns two functions and nothing else', async () => {
  const owned = await ctx.peek(`
    select relname as name from pg_class where relowner = 'flow_eraser'::regrole
    union all select proname from pg_proc where proowner = 'flow_eraser'::regrole order by 1`);
  expect(owned.map(({ name }) => name)).toEqual(['erase_own_audit', 'forget_audit']);
});

test('database: every unique constraint of a user table starts with the user or is a random key', async () => {
  const oracles = await ctx.peek(`
    select i.indexrelid::regclass::text as index from pg_index i
    join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
    join pg_attribute u on u.attrelid = c.oid and u.attname = 'user_id'
    where i.indisunique and not u.attnum = any(i.indkey)
    and not (select bool_and(format_type(a.atttypid, a.atttypmod) = 'uuid')
             from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey))`);
  expect(oracles).toEqual([]);
});

test('database: Flow’s roles own nothing they use, bypass no policy and are not superusers', async () => {
  const strong = await ctx.peek(`
    select rolname from pg_roles where rolname in ('flow_app', 'flow_auth', 'flow_jobs', 'flow_owner', 'flow_eraser', 'flow_operator')
    and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin)`);
  expect(strong).toEqual([]);
  const owned = await ctx.peek(`
    select relname from pg_class where relowner in ('flow_app'::regrole, 'flow_auth'::regrole, 'flow_operator'::regrole)
    union all select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relowner <> 'flow_owner'::regrole and relname <> 'migration'`);
  expect(owned).toEqual([]);
});

test('database: every SECURITY DEFINER function has a fixed search_path and is not public', async () => {
  const loose = await ctx.peek(`
    select oid::regprocedure::text from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef
    and (proconfig is null or not proconfig::text ~ 'search_path=' or proacl is null or proacl::text ~ '[{,]=X/')`);
  expect(loose).toEqual([]);
});

test('database: the query for due mailboxes spans users and reveals nothing else', async () => {
  const account = newAccount();
  await ctx.db.asUser(account.userId, (tx) =>
    tx
      .insertInto('mailbox')
      .values({ ...accountKey(account), email: 'ada@northwind.example' })
      .execute(),
  );
  const { rows } = await ctx.db.system((tx) => sql`select * from mailboxes_due(now(), 120)`.execute(tx));
  expect(rows).toEqual([accountKey(account)]);
  expect(await ctx.db.system((tx) => tx.selectFrom('mailbox').selectAll().execute())).toEqual([]);
});

test('database: the app can write and read the audit log, but not rewrite it', async () => {
  const rights = await ctx.peek(`
    select privilege_type from information_schema.role_table_grants
    where table_name = 'audit_log' and grantee = 'flow_app' order by 1`);
  expect(rights.map((row) => row['privilege_type'])).toEqual(['INSERT', 'SELECT']);
});

test.each(['public', 'auth'])('database: the types of schema %s match its tables and columns', async (schema) => {
  const rows = await ctx.peek(
    `select table_name, string_agg(column_name, ' ' order by column_name) as columns from information_schema.columns
     where table_schema = $1 and table_name <> 'migration' group by table_name order by table_name`,
    [schema],
  );
  const real = Object.fromEntries(rows.map((row) => [row['table_name'], row['columns']]));
  expect(typedTables(schema === 'public' ? 'Schema' : 'AuthSchema')).toEqual(real);
});

/** Parses the hand-written types: `export type Schema = { table: Type; … }`, with each `Type` in a file of `db/`. */
const typedTables = (name: string): Record<string, string> =>
  Object.fromEntries(fieldsOf(schemaFile, name).map(([table, type]) => [table, columnsOf(type).sort().join(' ')]));

const columnsOf = (type: string): string[] => {
  const imported = new RegExp(`import (?:type )?\\{[^}]*\\b${type}\\b[^}]*\\} from '\\./([\\w-]+\\.ts)'`).exec(
    schemaFile,
  );
  const source = imported?.[1] ? readFileSync(path.resolve('server/db', imported[1]), 'utf8') : schemaFile;
  return fieldsOf(source, type).map(([column]) => column);
};

const fieldsOf = (source: string, type: string): [string, string][] => {
  const body = new RegExp(`export type ${type} = \\{([\\s\\S]*?)\\n?\\};`).exec(source)?.[1] ?? '';
  const bare = body.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return [...bare.matchAll(/(?:^|;)\s*(\w+)\??: ([^;]+?)\s*(?=;|$)/g)].map((match) => [match[1] ?? '', match[2] ?? '']);
};
