// An access token that will still be good in five minutes. Whoever needs one asks here; only one refresh per user runs.
import { isTokenValid } from '#domain/connection.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { isConnectionLoss, type Tx } from '#server/db/database.ts';
import { dropTokens, keepRefreshed, storedTokens } from './keep.ts';
import { requireReconnect, requireReconnectIf } from './require-reconnect.ts';
import { auditingUnreadable } from './unreadable.ts';

/**
 * `refused`: a token that Google just answered 401 to. It is not given again, however long it claims to live; but if
 * another caller has replaced it meanwhile, the new one is given without a second refresh.
 */
export const freshToken = (ctx: Context, userId: UserId, { refused }: { refused?: string } = {}): Promise<string> =>
  auditingUnreadable(ctx, userId, validToken(ctx, userId, refused));

const validToken = async (ctx: Context, userId: UserId, refused: string | undefined): Promise<string> => {
  const stored = await ctx.db.asUser(userId, (tx) => storedTokens(ctx, tx, userId, { lock: false }));
  if (stored === null) return missing(ctx, userId);
  if (stored.accessToken !== refused && isTokenValid(stored.expiresAt, ctx.clock.now())) return stored.accessToken;
  const token = await once(ctx, userId, () => refreshed(ctx, userId, stored.accessToken));
  // A refresh that was under way may end in what another process had brought: the very token that was refused since.
  return token === refused ? once(ctx, userId, () => refreshed(ctx, userId, token)) : token;
};

const missing = async (ctx: Context, userId: UserId): Promise<never> => {
  await requireReconnectIf(ctx, userId, 'token.missing', (tokens) => tokens === null);
  throw new Problem('token.missing');
};

type Outcome = { kind: 'token'; token: string } | { kind: 'problem'; problem: Problem };

/**
 * The row lock makes processes take turns; who comes second finds the first one's token. Since the lock is held from the
 * reading to the deleting, a refusal can only ever delete the very tokens that were refused.
 */
const refreshed = async (ctx: Context, userId: UserId, spent: string): Promise<string> => {
  const outcome = await ctx.db
    .asUser(userId, async (tx): Promise<Outcome | null> => {
      const stored = await storedTokens(ctx, tx, userId, { lock: true });
      if (stored === null) return null;
      if (stored.accessToken !== spent && isTokenValid(stored.expiresAt, ctx.clock.now())) {
        return { kind: 'token', token: stored.accessToken };
      }
      if (stored.refreshToken !== null) return exchanged(ctx, tx, userId, stored.refreshToken);
      await requireReconnect(ctx, tx, userId, 'token.no-refresh');
      return { kind: 'problem', problem: new Problem('token.no-refresh') };
    })
    .catch((error: unknown) => notSaved(ctx, userId, spent, error));
  crashPoint('token.committed');
  if (outcome === null) return missing(ctx, userId);
  // Thrown out here, since inside it would roll back the deletion.
  if (outcome.kind === 'problem') throw outcome.problem;
  return outcome.token;
};

const exchanged = async (ctx: Context, tx: Tx, userId: UserId, refreshToken: string): Promise<Outcome> => {
  try {
    crashPoint('token.before-refresh');
    const answer = await ctx.tokens.refresh(refreshToken);
    crashPoint('token.refreshed');
    await saved(keepRefreshed(ctx, tx, userId, answer));
    crashPoint('token.persisted');
    return { kind: 'token', token: answer.accessToken };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'token.refresh-invalid') throw error;
    await dropTokens(ctx, tx, userId, error.answeredAt);
    await requireReconnect(ctx, tx, userId, error.code);
    crashPoint('token.dropped');
    return { kind: 'problem', problem: error };
  }
};

/** A database that went away comes back; one that refuses the row will refuse the next one, too. */
const saved = (saving: Promise<void>): Promise<void> =>
  saving.catch((cause: unknown) => {
    throw isConnectionLoss(cause) ? cause : new Problem('token.save-failed', { cause });
  });

const notSaved = async (ctx: Context, userId: UserId, spent: string, error: unknown): Promise<never> => {
  if (error instanceof Problem && error.code === 'token.save-failed') {
    await requireReconnectIf(ctx, userId, error.code, (tokens) => tokens?.accessToken === spent);
  }
  throw error;
};

/** Callers of one process share one refresh, so that a crowd does not take every connection to wait on the lock. */
const once = (ctx: Context, userId: UserId, refresh: () => Promise<string>): Promise<string> => {
  const running = refreshes.get(ctx) ?? new Map<UserId, Promise<string>>();
  refreshes.set(ctx, running);
  const already = running.get(userId);
  if (already) return already;
  const started = refresh().finally(() => running.delete(userId));
  running.set(userId, started);
  return started;
};

const refreshes = new WeakMap<Context, Map<UserId, Promise<string>>>();
