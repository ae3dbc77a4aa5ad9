// Stores the provider's tokens, sealed for one user and column.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

export type NewTokens = {
  accessToken: string;
  /** Null keeps the stored one, because Google sends one only with a consent. */
  refreshToken: string | null;
  expiresInSeconds: number | null;
  scope: string | null;
};

export type StoredTokens = {
  accessToken: string;
  refreshToken: string | null;
  expiresAt: Date;
  scope: string | null;
  keptAt: Date;
};

/** Used when Google names no lifetime. */
const assumedSeconds = 3600;

/** Stores the tokens of a sign-in, at `grantedAt` by the provider's clock. The job 'mailbox.connect' then resumes waiting work. */
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

/** After the host loses its key, its secrets are unreadable. A new sign-in gets a new key. */
const forgetUnreadable = async (ctx: Context, tx: Tx, userId: UserId): Promise<void> => {
  if (!(await ctx.keyring.dropLostKey(tx, userId))) return;
  await tx.deleteFrom('user_tokens').where('user_id', '=', userId).execute();
  ctx.log.warn('token.key-replaced', { userId });
};

/** The caller holds the row's lock. */
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

/** `lock` makes other refreshers wait. */
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

/** Deletes tokens that Google refused, at `refusedAt` by its clock. The caller holds the row's lock, so newer ones survive. */
export const dropTokens = async (ctx: Context, tx: Tx, userId: UserId, refusedAt: Date | null): Promise<void> => {
  await tx.deleteFrom('user_tokens').where('user_id', '=', userId).where('provider', '=', provider).execute();
  // A watch ends with its grant.
  await noteConsent(tx, userId, { refused_at: refusedAt ?? ctx.clock.now(), watch_expires_at: null });
};

/** Records when the refresh token was granted and refused, which explains its end. By the provider's clock, because ours may be wrong. */
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
