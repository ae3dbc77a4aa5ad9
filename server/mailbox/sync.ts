// Provider → us: the newest mail first, then whatever happened since a cursor. Effects and cursor move in one transaction, so a
// process that dies anywhere starts again where it was, and a repeat changes nothing.
import type { UserId } from '#domain/id.ts';
import { needsReauth, Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { fetchQueued } from './fetch-queued.ts';
import { firstSync } from './first-sync.ts';
import { followHistory } from './follow-history.ts';
import type { Parser } from './parse.ts';
import { mailboxState, type Progress, setProgress } from './progress.ts';

/** Brings one mailbox up to date. Trouble with the provider is kept as the mailbox's error and thrown for a later try. */
export const syncMailbox = async (ctx: Context, parser: Parser, userId: UserId): Promise<void> => {
  const mailbox = await ctx.db.asUser(userId, (tx) => mailboxState(tx, userId));
  if (!mailbox || mailbox.needsReauth) return;
  try {
    await withToken(ctx, userId, async (token) => {
      const known = mailbox.cursor !== null && (await followHistory(ctx, userId, token)) === 'followed';
      if (!known) await firstSync(ctx, userId, token);
      await fetchQueued(ctx, parser, { userId, email: mailbox.email }, token);
    });
    const now = ctx.clock.now();
    await tellProgress(ctx, userId, { phase: 'idle', is_active: false, error: null, last_sync_at: now });
  } catch (error) {
    await keepTrouble(ctx, userId, error);
  }
};

/** Progress is shown in open tabs as it moves. */
const tellProgress = (ctx: Context, userId: UserId, progress: Progress): Promise<void> =>
  ctx.db.asUser(userId, async (tx) => {
    await setProgress(tx, userId, progress);
    await ctx.live.tell(tx, userId, { kind: 'sync', number: progress.synced_count ?? 0 });
  });

const keepTrouble = async (ctx: Context, userId: UserId, error: unknown): Promise<void> => {
  const problem = error instanceof Problem ? error : new Problem('unexpected', { cause: error });
  await tellProgress(ctx, userId, {
    is_active: false,
    error: problem.code,
    last_sync_at: ctx.clock.now(),
    ...(needsReauth(problem.code) ? { needs_reauth: true } : {}),
  });
  ctx.log.warn('mailbox.sync-failed', { userId, problem: problem.code }, problem);
  // Trouble outside is retried by the next poll; only a fault of ours is worth the job's own retries.
  if (problem.code === 'unexpected' || problem.code === 'database.unavailable') throw problem;
};
