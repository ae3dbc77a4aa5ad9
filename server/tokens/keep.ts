// Keeps the provider's tokens: sealed for one user and one column, and opened only to be used.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

export type NewTokens = {
  accessToken: string;
  /** Null leaves the one that is kept: Google gives a new one with a consent only. */
  refreshToken: string | null;
  expiresInSeconds: number | null;
  scope: string | null;
};

export type StoredTokens = {
  accessToken: string;
  refreshToken: string | null;
  expiresAt: Date;
  scope: string | null;
  /** When the access token was stored. */
  keptAt: Date;
};

/** The lifetime of an access token where nobody says. */
const assumedSeconds = 3600;

/** Stores what a sign-in brought, at `grantedAt` by the provider's clock. The job 'mailbox.connect' then lets go on what waited for it. */
export const keepTokens = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  tokens: NewTokens,
  grantedAt: Date | null = null,
): Promise<void> => {
  const now = ctx.clock.now();
  await forgetUnreadable(ctx, tx, userId);
  const access = await ctx.keyring.seal(tx, userId, placeOf('access_token'), tokens.accessToken);
  const refresh =
    tokens.refreshToken === null
      ? null
      : await ctx.keyring.seal(tx, userId, placeOf('refresh_token'), tokens.refreshToken);
  const expiresAt = new Date(now.getTime() + (tokens.expiresInSeconds ?? assumedSeconds) * 1000);
  await tx
    .insertInto('user_tokens')
    .values({
      user_id: userId,
      provider,
      access_token: access,
      refresh_token: refresh,
      token_expires_at: expiresAt,
      scope: tokens.scope,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider']).doUpdateSet({
        access_token: access,
        refresh_token: sql`coalesce(excluded.refresh_token, user_tokens.refresh_token)`,
        token_expires_at: expiresAt,
        scope: sql`coalesce(excluded.scope, user_tokens.scope)`,
        updated_at: now,
      }),
    )
    .execute();
  if (refresh !== null) await noteConsent(tx, userId, { consented_at: grantedAt ?? now, refused_at: null });
};

/** A host that lost its key cannot read what was kept under it; who signs in again gets a new key, and starts without. */
const forgetUnreadable = async (ctx: Context, tx: Tx, userId: UserId): Promise<void> => {
  if (!(await ctx.keyring.dropLostKey(tx, userId))) return;
  await tx.deleteFrom('user_tokens').where('user_id', '=', userId).execute();
  ctx.log.warn('token.key-replaced', { userId });
};

/** Stores a refreshed access token in the row that the caller holds locked. */
export const keepRefreshed = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  tokens: Omit<NewTokens, 'refreshToken'>,
): Promise<void> => {
  const now = ctx.clock.now();
  await tx
    .updateTable('user_tokens')
    .set({
      access_token: await ctx.keyring.seal(tx, userId, placeOf('access_token'), tokens.accessToken),
      token_expires_at: new Date(now.getTime() + (tokens.expiresInSeconds ?? assumedSeconds) * 1000),
      ...(tokens.scope === null ? {} : { scope: tokens.scope }),
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
};

/** The user's tokens, opened. `lock` makes others who want to refresh them wait. */
export const storedTokens = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { lock }: { lock: boolean },
): Promise<StoredTokens | null> => {
  const found = tx.selectFrom('user_tokens').selectAll().where('user_id', '=', userId).where('provider', '=', provider);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  if (!row) return null;
  return {
    accessToken: await ctx.keyring.open(tx, userId, placeOf('access_token'), row.access_token),
    refreshToken:
      row.refresh_token === null
        ? null
        : await ctx.keyring.open(tx, userId, placeOf('refresh_token'), row.refresh_token),
    expiresAt: row.token_expires_at,
    scope: row.scope,
    keptAt: row.updated_at,
  };
};

/** Forgets tokens that Google has called invalid, at `refusedAt` by its clock. The caller holds the row locked, so no newer ones are lost. */
export const dropTokens = async (ctx: Context, tx: Tx, userId: UserId, refusedAt: Date | null): Promise<void> => {
  await tx.deleteFrom('user_tokens').where('user_id', '=', userId).where('provider', '=', provider).execute();
  // A watch ends with the grant that it was asked for by.
  await noteConsent(tx, userId, { refused_at: refusedAt ?? ctx.clock.now(), watch_expires_at: null });
};

/**
 * When the refresh token came and went: kept beside the tokens, since it tells why they went. Both by the provider's clock, which
 * it ends them by; ours may be off, or may have been.
 */
const noteConsent = async (
  tx: Tx,
  userId: UserId,
  moments: { consented_at?: Date; refused_at: Date | null; watch_expires_at?: null },
): Promise<void> => {
  await tx
    .insertInto('provider_account')
    .values({ user_id: userId, provider, consented_at: null, watch_expires_at: null, ...moments })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(moments))
    .execute();
};

const provider = 'google';

const placeOf = (column: 'access_token' | 'refresh_token') => ({ table: 'user_tokens', column, row: provider });
