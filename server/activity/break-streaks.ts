import { sql } from 'kysely';
import type { Context } from '#server/context.ts';

/** Each hour, because days end at another time for each person. */
export const breakStreaks = (ctx: Context): Promise<unknown> =>
  ctx.db.system((tx) => sql`select break_streaks(${ctx.clock.now()})`.execute(tx));
