// Ends Flow's grant at the provider.
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { storedTokens } from '#server/tokens/keep.ts';

/** Throws while the provider does not answer. Forgets the tokens once they work no more. */
export const revokeGrant = async (ctx: Context, account: Account): Promise<void> => {
  const tokens = await ctx.db
    .asUser(account.userId, (tx) => storedTokens(ctx, tx, account, { lock: false }))
    .catch(unlessUnreadable);
  if (tokens !== null) await ctx.tokens(account).revoke(tokens.refreshToken ?? tokens.accessToken);
  await ctx.db.asUser(account.userId, (tx) => {
    const stored = tx.deleteFrom('user_tokens').where(ofAccount(account));
    // A sign-in may have stored others meanwhile, and the next attempt revokes those.
    return (tokens === null ? stored : stored.where('updated_at', '=', tokens.keptAt)).execute();
  });
};

/** Without its key a token is of no use to anyone, and cannot be revoked. */
const unlessUnreadable = (error: unknown): null => {
  if (error instanceof Problem && error.code === 'secret.unreadable') return null;
  throw error;
};
