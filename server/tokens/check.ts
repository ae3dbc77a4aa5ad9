// Renews tokens before they expire.
import { sql } from 'kysely';
import { tokenMargin } from '#domain/connection.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { freshToken } from './fresh.ts';

/** The server checks, not the tabs. Ten tabs cause one refresh, and a revoked connection shows without any tab. */
export const checkTokens = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    const before = new Date(ctx.clock.now().getTime() + tokenMargin);
    const { rows } = await sql<{ user_id: UserId }>`select tokens_due as user_id from tokens_due(${before})`.execute(
      tx,
    );
    for (const { user_id: userId } of rows) await ctx.jobs.add(tx, 'tokens.refresh', { userId }, { key: userId });
  });

/** A failure concerns this account only, and the next check retries. */
export const refreshDue = async (ctx: Context, userId: UserId): Promise<void> => {
  try {
    await freshToken(ctx, userId);
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'database.unavailable') throw error;
    ctx.log.warn('token.not-refreshed', { userId, problem: error.code }, error);
  }
};
