// Asks Google to tell of news by push: when an account is connected, and every day, since Google does so for seven at a time.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { withToken } from '#server/tokens/with-token.ts';

/** Seconds between two rounds, which also ask again where Google did not answer. */
export const roundSeconds = 600;

const day = 24 * 60 * 60_000;

/** Renewed once this much of the seven days is gone. */
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

/** The history id of the answer is not kept: the cursor moves with what was read up to it, and with nothing else. */
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
    // Mail is polled for as well, and the next round asks again.
    ctx.log.warn('push.not-watched', { userId, problem: error.code }, error);
  }
};
