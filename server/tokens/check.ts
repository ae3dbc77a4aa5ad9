// The token check: tokens that are about to end are renewed before anybody needs them.
import { sql } from 'kysely';
import { tokenMargin } from '#domain/connection.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { freshToken } from './fresh.ts';

/**
 * By the server and not by each tab: ten tabs of one person ask once, and a connection that Google ended is noticed also while
 * no tab is open.
 */
export const checkTokens = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    const before = new Date(ctx.clock.now().getTime() + tokenMargin);
    const { rows } = await sql<{ user_id: UserId }>`select tokens_due as user_id from tokens_due(${before})`.execute(
      tx,
    );
    for (const { user_id: userId } of rows) await ctx.jobs.add(tx, 'tokens.refresh', { userId }, { key: userId });
  });

/** One account's turn. Its trouble is its own: told where it matters, and tried again by the next check. */
export const refreshDue = async (ctx: Context, userId: UserId): Promise<void> => {
  try {
    await freshToken(ctx, userId);
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'database.unavailable') throw error;
    ctx.log.warn('token.not-refreshed', { userId, problem: error.code }, error);
  }
};
