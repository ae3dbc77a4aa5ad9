// Asks Google for push messages after connecting and daily, because a request lasts seven days.
import { sql } from 'kysely';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { refsIn } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { withToken } from '#server/tokens/with-token.ts';

const day = 24 * 60 * 60_000;

/** Renews after this much of the seven days. */
const renewedAfter = day;
const watchLife = 7 * day;

/** Called every few minutes, which also retries failures. */
export const renewWatches = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    if (ctx.config.push === null) return;
    const before = new Date(ctx.clock.now().getTime() + watchLife - renewedAfter);
    for (const ref of await refsIn(tx, sql`watches_due(${before})`))
      await ctx.jobs.add(tx, 'push.watch', ref, { key: ref.accountId });
  });

/** Ignores the history id of the answer, because only the history moves the cursor. */
export const watchMailbox = async (ctx: Context, account: Account): Promise<void> => {
  const { push } = ctx.config;
  if (push === null) return;
  try {
    const { until } = await withToken(ctx, account, 'background', (caller) =>
      ctx.provider(account).watch(caller, push.topic),
    );
    await ctx.db.asUser(account.userId, (tx) =>
      tx.updateTable('provider_account').set({ watch_expires_at: until }).where(ofAccount(account)).execute(),
    );
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'database.unavailable') throw error;
    // Polling continues, and the next round retries.
    ctx.log.warn('push.not-watched', { userId: account.userId, problem: error.code }, error);
  }
};
