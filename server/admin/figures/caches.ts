// The caches of this server: its own, and the database's pages in memory.
import { sql } from 'kysely';
import type { ServerCache } from '#domain/technical-figures.ts';
import type { Context } from '#server/context.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { rowsOf } from './ask.ts';

export const serverCaches = async (ctx: Pick<Context, 'caches'>, tx: OperatorTx): Promise<ServerCache[]> => [
  await databasePages(tx),
  ...ctx.caches.all(),
];

const databasePages = async (tx: OperatorTx): Promise<ServerCache> => {
  const [row] = await rowsOf(
    tx,
    sql<{ hits: string; misses: string; bytes: string }>`
      select blks_hit as hits, blks_read as misses, pg_size_bytes(current_setting('shared_buffers')) as bytes
      from pg_stat_database where datname = current_database()
    `,
  );
  return {
    name: 'Database pages',
    definition: 'Pages of tables and indexes that PostgreSQL found in its memory, since its statistics began.',
    hits: Number(row?.hits ?? 0),
    misses: Number(row?.misses ?? 0),
    entries: null,
    bytes: Number(row?.bytes ?? 0),
  };
};
