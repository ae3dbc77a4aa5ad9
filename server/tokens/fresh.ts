// Returns an access token that is valid for five more minutes. Only one refresh per user runs.
import { isTokenValid } from '#domain/connection.ts';
import type { Account, AccountId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { isConnectionLoss, type Tx } from '#server/db/database.ts';
import { dropTokens, keepRefreshed, storedTokens } from './keep.ts';
import { requireReconnect, requireReconnectIf } from './require-reconnect.ts';
import { auditingUnreadable } from './unreadable.ts';

/**
 * `refused`: a token that Google answered with 401. Never returns it again, but may return another caller's replacement
 * without a second refresh.
 */
export const freshToken = (ctx: Context, account: Account, { refused }: { refused?: string } = {}): Promise<string> =>
  auditingUnreadable(ctx, account, validToken(ctx, account, refused));

const validToken = async (ctx: Context, account: Account, refused: string | undefined): Promise<string> => {
  const stored = await ctx.db.asUser(account.userId, (tx) => storedTokens(ctx, tx, account, { lock: false }));
  if (stored === null) return missing(ctx, account);
  if (stored.accessToken !== refused && isTokenValid(stored.expiresAt, ctx.clock.now())) return stored.accessToken;
  const token = await once(ctx, account, () => refreshed(ctx, account, stored.accessToken));
  // A running refresh may end with another process's token, which may be the refused one.
  return token === refused ? once(ctx, account, () => refreshed(ctx, account, token)) : token;
};

const missing = async (ctx: Context, account: Account): Promise<never> => {
  await requireReconnectIf(ctx, account, 'token.missing', (tokens) => tokens === null);
  throw new Problem('token.missing');
};

type Outcome = { kind: 'token'; token: string } | { kind: 'problem'; problem: Problem };

/**
 * The row lock makes processes take turns, and the second finds the first one's token. The lock covers reading and
 * deleting, so this deletes only refused tokens.
 */
const refreshed = async (ctx: Context, account: Account, spent: string): Promise<string> => {
  const outcome = await ctx.db
    .asUser(account.userId, async (tx): Promise<Outcome | null> => {
      const stored = await storedTokens(ctx, tx, account, { lock: true });
      if (stored === null) return null;
      if (stored.accessToken !== spent && isTokenValid(stored.expiresAt, ctx.clock.now())) {
        return { kind: 'token', token: stored.accessToken };
      }
      if (stored.refreshToken !== null) return exchanged(ctx, tx, account, stored.refreshToken);
      await requireReconnect(ctx, tx, account, 'token.no-refresh');
      return { kind: 'problem', problem: new Problem('token.no-refresh') };
    })
    .catch((error: unknown) => notSaved(ctx, account, spent, error));
  crashPoint('token.committed');
  if (outcome === null) return missing(ctx, account);
  // Thrown outside, because a throw inside would roll back the deletion.
  if (outcome.kind === 'problem') throw outcome.problem;
  return outcome.token;
};

const exchanged = async (ctx: Context, tx: Tx, account: Account, refreshToken: string): Promise<Outcome> => {
  try {
    crashPoint('token.before-refresh');
    const answer = await ctx.tokens(account).refresh(refreshToken);
    crashPoint('token.refreshed');
    await saved(keepRefreshed(ctx, tx, account, answer));
    crashPoint('token.persisted');
    return { kind: 'token', token: answer.accessToken };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'token.refresh-invalid') throw error;
    await dropTokens(ctx, tx, account, error.answeredAt);
    await requireReconnect(ctx, tx, account, error.code);
    crashPoint('token.dropped');
    return { kind: 'problem', problem: error };
  }
};

/** A lost database returns. One that rejects the row will reject the next too. */
const saved = (saving: Promise<void>): Promise<void> =>
  saving.catch((cause: unknown) => {
    throw isConnectionLoss(cause) ? cause : new Problem('token.save-failed', { cause });
  });

const notSaved = async (ctx: Context, account: Account, spent: string, error: unknown): Promise<never> => {
  if (error instanceof Problem && error.code === 'token.save-failed') {
    await requireReconnectIf(ctx, account, error.code, (tokens) => tokens?.accessToken === spent);
  }
  throw error;
};

/** Callers in one process share a refresh, so they do not use up all connections. */
const once = (ctx: Context, account: Account, refresh: () => Promise<string>): Promise<string> => {
  const running = refreshes.get(ctx) ?? new Map<AccountId, Promise<string>>();
  refreshes.set(ctx, running);
  const already = running.get(account.id);
  if (already) return already;
  const started = refresh().finally(() => running.delete(account.id));
  running.set(account.id, started);
  return started;
};

const refreshes = new WeakMap<Context, Map<AccountId, Promise<string>>>();
