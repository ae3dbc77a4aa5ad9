// Applies plain SQL migrations, forward only, each in one transaction. A lock lets two starting processes take turns.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

type Migration = { name: string; text: string; checksum: string };

/** Returns the names of the applied migrations. Tests pass their own `folder`. */
export const migrate = async (connectionString: string, folder = ownFolder): Promise<string[]> => {
  const client = new Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(remembered);
    const applied = await checkedAgainst(client, await readMigrations(folder));
    for (const migration of applied.missing) await apply(client, migration);
    return applied.missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
};

const ownFolder = path.join(import.meta.dirname, 'migrations');

const lock = 7_316_001;

const remembered = `create table if not exists public.migration (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

const checkedAgainst = async (client: Client, known: Migration[]): Promise<{ missing: Migration[] }> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const name of applied.keys()) {
    if (!known.some((migration) => migration.name === name)) {
      throw new Error(`The database is newer than this Flow: it holds the migration ${name}.`);
    }
  }
  for (const { name, checksum } of known) {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new Error(`The migration ${name} was changed after it ran. Put it back, and write a new one.`);
    }
  }
  return { missing: known.filter(({ name }) => !applied.has(name)) };
};

const apply = async (client: Client, { name, text, checksum }: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query('set local search_path = public');
    // The first migration creates the roles. Later objects belong to the owner role.
    if (!name.startsWith('0001-')) await client.query('set local role flow_owner');
    await client.query(text);
    await client.query('set local role none');
    await client.query('insert into public.migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed: ${reasonOf(error)}`, { cause: error });
  }
};

/** Says which right the host's database account lacks. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const lacksRight = 'code' in error && error.code === '42501';
  return lacksRight
    ? `${error.message}. The account of DATABASE_URL may not do that; docs/self-hosting.md says what it needs.`
    : error.message;
};
