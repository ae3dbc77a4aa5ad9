// Renews the access token on request, whatever its remaining life.
import { TokenType } from '#api/functions.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { freshToken } from '#server/tokens/fresh.ts';
import { storedTokens } from '#server/tokens/keep.ts';

/** Concurrent and repeated requests share one refresh. Afterwards, waiting work continues. */
export const refreshNow = async (
  ctx: Context,
  account: Account,
  tokenType: string,
): Promise<{ refreshed: boolean }> => {
  if (!TokenType.safeParse(tokenType).success) throw new Problem('token.unsupported-provider');
  const before = await ctx.db.asUser(account.userId, (tx) => storedTokens(ctx, tx, account, { lock: false }));
  const isOld = before !== null && !isJustKept(before.keptAt, ctx.clock.now());
  await freshToken(ctx, account, isOld ? { refused: before.accessToken } : {});
  await ctx.db.asUser(account.userId, async (tx) => {
    const mailbox = await mailboxState(tx, account);
    if (mailbox?.needsReauth) await ctx.jobs.add(tx, 'mailbox.connect', refOf(account));
    else if (mailbox) await ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id });
  });
  return { refreshed: true };
};

/** A new token would be no better. */
const isJustKept = (keptAt: Date, now: Date): boolean => {
  const age = now.getTime() - keptAt.getTime();
  return age >= 0 && age < 10_000;
};
