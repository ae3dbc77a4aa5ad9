// What may be told about the provider's tokens: whether they are there and how long they last, never the tokens.
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';

export type TokenStatus = {
  exists: boolean;
  expired: boolean;
  /** Good for five minutes more. */
  valid: boolean;
  expiresAt: string | null;
  hasRefreshToken: boolean;
  scope: string | null;
};

export const tokenStatus = async (ctx: Context, userId: UserId): Promise<TokenStatus> => {
  const row = await ctx.db.asUser(userId, (tx) =>
    tx
      .selectFrom('user_tokens')
      .select((columns) => [
        'token_expires_at',
        'scope',
        columns('refresh_token', 'is not', null).as('has_refresh_token'),
      ])
      .where('user_id', '=', userId)
      .where('provider', '=', 'google')
      .executeTakeFirst(),
  );
  if (!row) return none;
  const now = ctx.clock.now();
  return {
    exists: true,
    expired: row.token_expires_at <= now,
    valid: isValid(row.token_expires_at, now),
    expiresAt: row.token_expires_at.toISOString(),
    hasRefreshToken: Boolean(row.has_refresh_token),
    scope: row.scope,
  };
};

/** A token is valid unless expired or expiring within five minutes. */
export const isValid = (expiresAt: Date, now: Date): boolean => expiresAt.getTime() - now.getTime() > 5 * 60_000;

const none: TokenStatus = {
  exists: false,
  expired: false,
  valid: false,
  expiresAt: null,
  hasRefreshToken: false,
  scope: null,
};
