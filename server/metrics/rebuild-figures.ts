import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Counts the figures again from the rows they count, for instance after a restored backup. */
export const rebuildFigures = async (db: Pick<Database, 'system'>): Promise<{ days: number; turns: number }> => {
  const activity = await db.system((tx) => sql<{ days: string }>`select rebuild_activity() as days`.execute(tx));
  const voice = await db.system((tx) => sql<{ turns: string }>`select rebuild_voice_figures() as turns`.execute(tx));
  return { days: Number(activity.rows[0]?.days), turns: Number(voice.rows[0]?.turns) };
};
