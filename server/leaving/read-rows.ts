// Reads a person's rows of one table in batches, through a cursor, so memory does not grow with the mailbox.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { PersonTable } from '#domain/retention.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { Row } from './export-tables.ts';

export type Column = { name: string; type: string };

const atOnce = 100;

/** `take` gets each batch in the transaction that read it. Without a column, it reads nothing. */
export const eachBatch = async (
  ctx: Context,
  userId: UserId,
  { table, columns }: { table: PersonTable; columns: readonly string[] },
  take: (rows: readonly Row[], tx: Tx) => Promise<void>,
): Promise<void> => {
  if (isOfSignIn(table)) {
    const rows = await signInRows(ctx, userId, table, columns);
    return ctx.db.asUser(userId, (tx) => take(rows, tx));
  }
  await ctx.db.asUser(userId, async (tx) => {
    const named = sql.join(columns.map((column) => sql.ref(column)));
    await sql`
      declare export_rows no scroll cursor for
      select ${named} from ${sql.table(table)} where user_id = ${sql.lit(userId)}
    `.execute(tx);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from export_rows`.execute(tx);
      if (rows.length > 0) await take(rows, tx);
      if (rows.length < atOnce) return;
    }
  });
};

export const countRows = async (ctx: Context, userId: UserId, tables: readonly PersonTable[]): Promise<number> =>
  ctx.db.asUser(userId, async (tx) => {
    let count = 0;
    for (const table of tables.filter((one) => !isOfSignIn(one))) {
      const { rows } = await sql<{ count: string }>`
        select count(*) as count from ${sql.table(table)} where user_id = ${userId}
      `.execute(tx);
      count += Number(rows[0]?.count ?? 0);
    }
    return count;
  });

/** Its columns with their types, in order. */
export const columnsOf = async (ctx: Context, table: PersonTable): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${isOfSignIn(table) ? table : `public.${table}`}::regclass and attnum > 0 and not attisdropped order by attnum
  `.execute(ctx.db.asAuth);
  return rows;
};

const isOfSignIn = (table: PersonTable): boolean => table.startsWith('auth.');

/** Only the sign-in's role sees them, and they are few. */
const signInRows = async (
  ctx: Context,
  userId: UserId,
  table: PersonTable,
  columns: readonly string[],
): Promise<Row[]> => {
  const owner = table === 'auth.user' ? 'id' : 'userId';
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(owner)} = ${userId}
  `.execute(ctx.db.asAuth);
  return rows;
};
