// Asks Google for push messages after connecting and daily, because a request lasts seven days.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { withToken } from '#server/tokens/with-token.ts';

/** Seconds. A round also retries failures. */
export const roundSeconds = 600;

const day = 24 * 60 * 60_000;

/** Renews after this much of the seven days. */
const renewedAfter = day;
const watchLife = 7 * day;

export const renewWatches = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    if (ctx.config.push === null) return;
    const before = new Date(ctx.clock.now().getTime() + watchLife - renewedAfter);
    const { rows } = await sql<{ user_id: UserId }>`select watches_due as user_id from watches_due(${before})`.execute(
      tx,
    );
    for (const { user_id: userId } of rows) await ctx.jobs.add(tx, 'push.watch', { userId }, { key: userId });
  });

/** Ignores the history id of the answer, because only the history moves the cursor. */
export const watchMailbox = async (ctx: Context, userId: UserId): Promise<void> => {
  const { push } = ctx.config;
  if (push === null) return;
  try {
    const { until } = await withToken(ctx, userId, 'background', (caller) => ctx.provider.watch(caller, push.topic));
    await ctx.db.asUser(userId, (tx) =>
      tx
        .insertInto('provider_account')
        .values({ user_id: userId, provider: 'google', consented_at: null, refused_at: null, watch_expires_at: until })
        .onConflict((row) => row.columns(['user_id', 'provider']).doUpdateSet({ watch_expires_at: until }))
        .execute(),
    );
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'database.unavailable') throw error;
    // Polling continues, and the next round retries.
    ctx.log.warn('push.not-watched', { userId, problem: error.code }, error);
  }
};
