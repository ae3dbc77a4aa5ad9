// Renews the access token because someone asks for it, whatever life it has left.
import { TokenType } from '#api/functions.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { freshToken } from '#server/tokens/fresh.ts';
import { storedTokens } from '#server/tokens/keep.ts';

/** Several at once, or one right after the other, renew it once. Afterwards what waited for a connection goes on. */
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

/** A token of this moment is as good as the next would be. */
const isJustKept = (keptAt: Date, now: Date): boolean => {
  const age = now.getTime() - keptAt.getTime();
  return age >= 0 && age < 10_000;
};
