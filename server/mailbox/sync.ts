// Provider → us: the newest mail first, then whatever happened since a cursor. Effects and cursor move in one transaction, so a
// process that dies anywhere starts again where it was, and a repeat changes nothing.
import type { UserId } from '#domain/id.ts';
import { needsReauth, Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { fetchQueued } from './fetch-queued.ts';
import { firstSync } from './first-sync.ts';
import { followHistory } from './follow-history.ts';
import type { Parser } from './parse.ts';
import { mailboxState, type Progress, setProgress } from './progress.ts';
import { lockMailbox } from './revision.ts';
import { topUp } from './top-up.ts';

/** Brings one mailbox up to date. Trouble with the provider is kept as the mailbox's error, for the next sync to clear. */
export const syncMailbox = async (ctx: Context, parser: Parser, userId: UserId): Promise<void> => {
  const mailbox = await ctx.db.asUser(userId, (tx) => mailboxState(tx, userId));
  if (!mailbox || mailbox.needsReauth) return;
  try {
    await withToken(ctx, userId, async (token) => {
      const known = mailbox.cursor !== null && (await followHistory(ctx, userId, token)) === 'followed';
      if (known) await topUp(ctx, userId, token);
      else await firstSync(ctx, userId, token);
      await fetchQueued(ctx, parser, { userId, email: mailbox.email }, token);
    });
    const now = ctx.clock.now();
    const done = { phase: 'idle', is_active: false, error: null, last_sync_at: now, tried_at: now } as const;
    await ctx.db.asUser(userId, (tx) => tellProgress(ctx, tx, userId, done));
  } catch (error) {
    await keepTrouble(ctx, userId, mailbox.connections, error);
  }
};

/** Progress is shown in open tabs as it moves. */
const tellProgress = async (ctx: Context, tx: Tx, userId: UserId, progress: Progress): Promise<void> => {
  await setProgress(tx, userId, progress);
  await ctx.live.tell(tx, userId, { kind: 'sync', number: progress.synced_count ?? 0 });
};

const keepTrouble = async (ctx: Context, userId: UserId, connections: string, error: unknown): Promise<void> => {
  const problem = error instanceof Problem ? error : new Problem('unexpected', { cause: error });
  await ctx.db.asUser(userId, async (tx) => {
    await lockMailbox(tx, userId);
    const sameConnection = (await mailboxState(tx, userId))?.connections === connections;
    await tellProgress(ctx, tx, userId, {
      is_active: false,
      error: problem.code,
      tried_at: ctx.clock.now(),
      ...(needsReauth(problem.code) && sameConnection ? { needs_reauth: true } : {}),
    });
  });
  ctx.log.warn('mailbox.sync-failed', { userId, problem: problem.code }, problem);
  // Trouble outside is retried by the next poll; only a fault of ours is worth the job's own retries.
  if (problem.code === 'unexpected' || problem.code === 'database.unavailable') throw problem;
};
