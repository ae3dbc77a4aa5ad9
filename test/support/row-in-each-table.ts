// Gives a person a row in each of their tables that has none, of any content that its constraints take.
import type { UserId } from '#domain/id.ts';
import type { TestContext } from './context.ts';

/** Returns all tables of schema `public` with a `user_id`. */
export const putRowInEachTable = async ({ peek }: Pick<TestContext, 'peek'>, userId: UserId): Promise<string[]> => {
  const tables = (
    await peek(`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped order by 1`)
  ).map(({ name }) => String(name));
  for (const table of tables) {
    const [found] = await peek(`select from ${table} where user_id = $1 limit 1`, [userId]);
    if (found === undefined) await putRow({ peek }, table, userId);
  }
  return tables;
};

const putRow = async ({ peek }: Pick<TestContext, 'peek'>, table: string, userId: UserId): Promise<void> => {
  const columns = await peek(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [`public.${table}`],
  );
  const checks = (
    await peek(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [`public.${table}`],
    )
  ).map(({ text }) => String(text));
  const ofMessage = await messageColumns({ peek }, table);
  const [message] = ofMessage.size > 0 ? await peek('select id from message where user_id = $1', [userId]) : [];
  const names = columns.map(({ name }) => `"${String(name)}"`).join(', ');
  const values = columns.map(({ name, type }) =>
    message !== undefined && ofMessage.has(String(name))
      ? `'${String(message.id)}'`
      : valueOf(String(name), String(type), { userId, checks }),
  );
  await peek(`insert into ${table} (${names}) values (${values.join(', ')})`);
};

/** Columns with the id of a message that must exist. */
const messageColumns = async ({ peek }: Pick<TestContext, 'peek'>, table: string): Promise<ReadonlySet<string>> => {
  const found = await peek(
    `select own.attname as name from pg_constraint c
     cross join unnest(c.conkey, c.confkey) as pair (own, other)
     join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own
     join pg_attribute other on other.attrelid = c.confrelid and other.attnum = pair.other
     where c.conrelid = $1::regclass and c.contype = 'f' and c.confrelid = 'public.message'::regclass and other.attname = 'id'`,
    [`public.${table}`],
  );
  return new Set(found.map(({ name }) => String(name)));
};

const valueOf = (name: string, type: string, { userId, checks }: { userId: UserId; checks: string[] }): string => {
  if (name === 'user_id' || name === 'account_id') return `'${userId}'`;
  const own = checks.find((text) => text.includes(`(${name} `) || text.includes(`((${name})`)) ?? '';
  if (type === 'text') return `'${/ARRAY\['([^']+)'/.exec(own)?.[1] ?? (own.includes('v1.%') ? 'v1.aa.bbbb' : 'any')}'`;
  return byType[type] ?? `''`;
};

const byType: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  'timestamp with time zone': 'now()',
  boolean: 'false',
  jsonb: `'[]'`,
  integer: '10',
  smallint: '1',
  bigint: '1',
  real: '1',
  'double precision': '1',
  'text[]': `'{}'`,
  'integer[]': `'{}'`,
  'smallint[]': `'{}'`,
  tsvector: `''`,
  date: 'now()',
};
