import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Counts the figures again from the rows they count, for instance after a restored backup. */
export const rebuildFigures = async (db: Pick<Database, 'system'>): Promise<{ days: number }> => {
  const { rows } = await db.system((tx) => sql<{ days: string }>`select rebuild_activity() as days`.execute(tx));
  return { days: Number(rows[0]?.days) };
};
