// The state of a user's tokens for diagnostics, without opening them.
import type { TokenStatus } from '#domain/connection.ts';
import { tokenStatus } from '#domain/connection.ts';
import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export type Standing = {
  status: TokenStatus;
  /** When Google granted the current or refused refresh token, by its clock. */
  consentedAt: Date | null;
  /** Null while it is valid. */
  refusedAt: Date | null;
};

export const tokenState = async (ctx: Context, tx: Tx, account: Account): Promise<Standing> => {
  const row = await tx
    .selectFrom('user_tokens')
    .select(['token_expires_at', 'refresh_token', 'scope'])
    .where(ofAccount(account))
    .executeTakeFirst();
  const consent = await tx
    .selectFrom('provider_account')
    .select(['consented_at', 'refused_at'])
    .where(ofAccount(account))
    .executeTakeFirst();
  const stored = row && {
    expiresAt: row.token_expires_at,
    hasRefreshToken: row.refresh_token !== null,
    scope: row.scope,
  };
  return {
    status: tokenStatus(stored ?? null, ctx.clock.now()),
    consentedAt: consent?.consented_at ?? null,
    refusedAt: consent?.refused_at ?? null,
  };
};
