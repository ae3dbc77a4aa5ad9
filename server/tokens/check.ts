// Renews tokens before they expire.
import { sql } from 'kysely';
import { tokenMargin } from '#domain/connection.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { refsIn } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { freshToken } from './fresh.ts';

/** The server checks, not the tabs. Ten tabs cause one refresh, and a revoked connection shows without any tab. */
export const checkTokens = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    const before = new Date(ctx.clock.now().getTime() + tokenMargin);
    for (const ref of await refsIn(tx, sql`tokens_due(${before})`))
      await ctx.jobs.add(tx, 'tokens.refresh', ref, { key: ref.accountId });
  });

/** A failure concerns this account only, and the next check retries. */
export const refreshDue = async (ctx: Context, account: Account): Promise<void> => {
  try {
    await freshToken(ctx, account);
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'database.unavailable') throw error;
    ctx.log.warn('token.not-refreshed', { userId: account.userId, problem: error.code }, error);
  }
};
