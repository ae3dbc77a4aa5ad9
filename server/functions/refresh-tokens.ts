// Renews the access token on request, whatever its remaining life.
import { TokenType } from '#api/functions.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { freshToken } from '#server/tokens/fresh.ts';
import { storedTokens } from '#server/tokens/keep.ts';

/** Concurrent and repeated requests share one refresh. Afterwards, waiting work continues. */
export const refreshNow = async (ctx: Context, userId: UserId, tokenType: string): Promise<{ refreshed: boolean }> => {
  if (!TokenType.safeParse(tokenType).success) throw new Problem('token.unsupported-provider');
  const before = await ctx.db.asUser(userId, (tx) => storedTokens(ctx, tx, userId, { lock: false }));
  const isOld = before !== null && !isJustKept(before.keptAt, ctx.clock.now());
  await freshToken(ctx, userId, isOld ? { refused: before.accessToken } : {});
  await ctx.db.asUser(userId, async (tx) => {
    const mailbox = await mailboxState(tx, userId);
    if (mailbox?.needsReauth) await ctx.jobs.add(tx, 'mailbox.connect', { userId });
    else if (mailbox) await ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId });
  });
  return { refreshed: true };
};

/** A new token would be no better. */
const isJustKept = (keptAt: Date, now: Date): boolean => {
  const age = now.getTime() - keptAt.getTime();
  return age >= 0 && age < 10_000;
};
