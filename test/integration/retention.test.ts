// The table of retention against the migrated database.
import { expect, test } from 'vitest';
import { retention } from '#domain/retention.ts';
import { testContext } from '#test/support/context.ts';

const ctx = await testContext();

test('retention: each table that belongs to a person is named, and each name is a table', async () => {
  const rows = await ctx.peek(`
    select distinct case when c.relnamespace = 'public'::regnamespace then c.relname
      else c.relnamespace::regnamespace || '.' || c.relname end as name
    from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and (
      c.relnamespace = 'public'::regnamespace and a.attname is not null
      or c.relnamespace = 'auth'::regnamespace
      or c.oid = 'jobs.job'::regclass)
    order by 1`);
  const named = retention.flatMap(({ tables }): string[] => [...tables]).sort();
  expect(named).toEqual(rows.map(({ name }) => String(name)).sort());
});
