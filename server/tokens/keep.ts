// Stores the provider's tokens, sealed for one user and column.
import { sql } from 'kysely';
import { type Account, AccountId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
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
  account: Account,
  tokens: NewTokens,
  grantedAt: Date | null = null,
): Promise<void> => {
  const now = ctx.clock.now();
  await forgetUnreadable(ctx, tx, account);
  const access = await ctx.keyring.seal(tx, account.userId, placeOf('access_token', account.id), tokens.accessToken);
  const refresh =
    tokens.refreshToken === null
      ? null
      : await ctx.keyring.seal(tx, account.userId, placeOf('refresh_token', account.id), tokens.refreshToken);
  const expiresAt = new Date(now.getTime() + (tokens.expiresInSeconds ?? assumedSeconds) * 1000);
  await tx
    .insertInto('user_tokens')
    .values({
      ...accountKey(account),
      access_token: access,
      refresh_token: refresh,
      token_expires_at: expiresAt,
      scope: tokens.scope,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account_id']).doUpdateSet({
        access_token: access,
        refresh_token: sql`coalesce(excluded.refresh_token, user_tokens.refresh_token)`,
        token_expires_at: expiresAt,
        scope: sql`coalesce(excluded.scope, user_tokens.scope)`,
        updated_at: now,
      }),
    )
    .execute();
  if (refresh !== null) await noteConsent(tx, account, { consented_at: grantedAt ?? now, refused_at: null });
};

/** After the host loses its key, its secrets are unreadable. A new sign-in gets a new key. */
const forgetUnreadable = async (ctx: Context, tx: Tx, account: Account): Promise<void> => {
  if (!(await ctx.keyring.dropLostKey(tx, account.userId))) return;
  // The key was the person's, and with it the tokens of all their accounts.
  await tx.deleteFrom('user_tokens').where('user_id', '=', account.userId).execute();
  ctx.log.warn('token.key-replaced', { userId: account.userId });
};

/** The caller holds the row's lock. */
export const keepRefreshed = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  tokens: Omit<NewTokens, 'refreshToken'>,
): Promise<void> => {
  const now = ctx.clock.now();
  await tx
    .updateTable('user_tokens')
    .set({
      access_token: await ctx.keyring.seal(tx, account.userId, placeOf('access_token', account.id), tokens.accessToken),
      token_expires_at: new Date(now.getTime() + (tokens.expiresInSeconds ?? assumedSeconds) * 1000),
      ...(tokens.scope === null ? {} : { scope: tokens.scope }),
      updated_at: now,
    })
    .where(ofAccount(account))
    .execute();
};

/** `lock` makes other refreshers wait. */
export const storedTokens = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { lock }: { lock: boolean },
): Promise<StoredTokens | null> => {
  const query = tx.selectFrom('user_tokens').selectAll().where(ofAccount(account));
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return null;
  return {
    accessToken: await opened(ctx, tx, account, 'access_token', row.access_token),
    refreshToken:
      row.refresh_token === null ? null : await opened(ctx, tx, account, 'refresh_token', row.refresh_token),
    expiresAt: row.token_expires_at,
    scope: row.scope,
    keptAt: row.updated_at,
  };
};

/** Deletes tokens that Google refused, at `refusedAt` by its clock. The caller holds the row's lock, so newer ones survive. */
export const dropTokens = async (ctx: Context, tx: Tx, account: Account, refusedAt: Date | null): Promise<void> => {
  await tx.deleteFrom('user_tokens').where(ofAccount(account)).execute();
  // A watch ends with its grant.
  await noteConsent(tx, account, { refused_at: refusedAt ?? ctx.clock.now(), watch_expires_at: null });
};

/**
 * Records when Google granted and refused the refresh token, which explains its end. By the provider's clock, because
 * ours may be wrong.
 */
const noteConsent = async (
  tx: Tx,
  account: Account,
  moments: { consented_at?: Date; refused_at: Date | null; watch_expires_at?: null },
): Promise<void> => {
  await tx.updateTable('provider_account').set(moments).where(ofAccount(account)).execute();
};

type Column = 'access_token' | 'refresh_token';

/**
 * Older tokens, from before accounts had ids, are sealed under their provider's name. Only a first account can have
 * such.
 */
const opened = async (ctx: Context, tx: Tx, account: Account, column: Column, sealed: string): Promise<string> => {
  const { userId, id, provider } = account;
  const openAt = (row: string) => ctx.keyring.open(tx, userId, placeOf(column, row), sealed);
  return openAt(id).catch((error: unknown) => {
    if (id !== AccountId.parse(userId)) throw error;
    return openAt(provider);
  });
};

const placeOf = (column: Column, row: string) => ({ table: 'user_tokens', column, row });
