// The live sync: newest mail first, then the history since the cursor. Effects and cursor commit together, so a killed process resumes and
// repeats are harmless. The backfill has its own job and quota share.
import type { Account, MessageId } from '#domain/id.ts';
import { needsReauth, Problem } from '#domain/problem.ts';
import { backfill, initialBatch } from '#domain/sync.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { mapDrafts } from './drafts.ts';
import { fetchBatch, type Owner } from './fetch-queued.ts';
import { bridgeGap, firstSync } from './first-sync.ts';
import { alone } from './flight.ts';
import { followHistory } from './follow-history.ts';
import { lookAtLabels } from './labels.ts';
import type { Parser } from './parse.ts';
import { mailboxState, tellProgress } from './progress.ts';
import { lockMailbox } from './revision.ts';
import { wantBackfill } from './want-backfill.ts';
import { priorities } from './want-messages.ts';

/** Provider trouble becomes the mailbox's error, which the next sync clears. */
export const syncMailbox = async (ctx: Context, parser: Parser, account: Account): Promise<void> => {
  if ((await alone(ctx, account, 'sync', () => syncAlone(ctx, parser, account))) === 'ran') return;
  // A running sync may have read the history before this request.
  const startAfter = new Date(ctx.clock.now().getTime() + 2000);
  await ctx.db.asUser(account.userId, (tx) =>
    ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id, startAfter }),
  );
};

const syncAlone = async (ctx: Context, parser: Parser, account: Account): Promise<void> => {
  const mailbox = await ctx.db.asUser(account.userId, (tx) => mailboxState(tx, account));
  if (!mailbox || mailbox.needsReauth) return;
  try {
    if (mailbox.cursor === null) await firstSync(ctx, account, mailbox.email);
    else if ((await followHistory(ctx, account, 'interactive')) === 'lost') await bridgeGap(ctx, account);
    const fetched = await fetchLive(ctx, parser, { account, email: mailbox.email });
    await mapDrafts(ctx, account);
    await lookAtLabels(ctx, account);
    await ctx.db.asUser(account.userId, (tx) => finish(ctx, tx, account, fetched));
  } catch (error) {
    await keepTrouble(ctx, account, mailbox.connections, error);
  }
};

/** Fetches arrivals in batches. `later`: the quota has no room yet. Reports the first trouble. */
const fetchLive = async (ctx: Context, parser: Parser, owner: Owner): Promise<'all' | 'later'> => {
  const tried = new Set<MessageId>();
  const troubles: Problem[] = [];
  for (;;) {
    const request = {
      priority: 'interactive',
      from: priorities.now,
      to: priorities.soon,
      most: initialBatch,
      tried,
    } as const;
    const { asked, problems, waitMs } = await fetchBatch(ctx, parser, owner, request);
    troubles.push(...problems);
    if (waitMs > 0) return 'later';
    // A whole batch failed, so the provider is away. The next sync asks for less.
    if (asked === 0 || (asked > 1 && problems.length === asked)) break;
  }
  const [trouble] = troubles;
  if (trouble) throw trouble;
  return 'all';
};

const finish = async (ctx: Context, tx: Tx, account: Account, fetched: 'all' | 'later'): Promise<void> => {
  await lockMailbox(tx, account);
  const now = ctx.clock.now();
  const first = (await mailboxState(tx, account))?.sync.phase === 'initial' && fetched === 'all';
  await tellProgress(ctx, tx, account, {
    error: null,
    last_sync_at: now,
    tried_at: now,
    ...(first ? { phase: 'idle', is_active: false } : {}),
  });
  await wantBackfill(ctx, tx, account, first ? backfill.startsAfterSeconds : 0);
};

const keepTrouble = async (ctx: Context, account: Account, connections: string, error: unknown): Promise<void> => {
  const problem = error instanceof Problem ? error : new Problem('unexpected', { cause: error });
  await ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    const mailbox = await mailboxState(tx, account);
    const lost = needsReauth(problem.code) && mailbox?.connections === connections;
    await tellProgress(ctx, tx, account, {
      // The backfill continues unless the connection is lost.
      ...(lost || mailbox?.sync.phase !== 'historical' ? { is_active: false } : {}),
      error: problem.code,
      tried_at: ctx.clock.now(),
      ...(lost ? { needs_reauth: true } : {}),
    });
  });
  ctx.log.warn('mailbox.sync-failed', { userId: account.userId, problem: problem.code }, problem);
  // The next poll retries outside trouble. Only faults of our own deserve the job's retries.
  if (problem.code === 'unexpected' || problem.code === 'database.unavailable') throw problem;
};
