// Fetches the rest of the mailbox in the background: lists five years, fetches what is missing, compares the whole. A job runs a few short
// steps and queues itself again, so it can stop and resume anywhere.
import type { Account, MessageId } from '#domain/id.ts';
import { needsReauth, Problem } from '#domain/problem.ts';
import { nextBatch } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { compareStep } from './compare.ts';
import { planComparison } from './comparison.ts';
import { fetchBatch } from './fetch-queued.ts';
import { alone } from './flight.ts';
import { listOlder } from './list-older.ts';
import type { Parser } from './parse.ts';
import { enterHistorical, mailboxState, showTotal, tellProgress } from './progress.ts';
import { lockMailbox } from './revision.ts';
import { nextWork, type Step, type Work, wantBackfill } from './want-backfill.ts';
import { priorities } from './want-messages.ts';

/** Steps per job. Other accounts run between jobs. */
const stepsAtOnce = 10;
/** Milliseconds to wait while the provider is in trouble. */
const restMs = 10_000;

export const backfillMailbox = async (ctx: Context, parser: Parser, account: Account): Promise<void> => {
  let end = again();
  const ran = await alone(ctx, account, 'backfill', async () => {
    const tried = new Set<MessageId>();
    for (let left = stepsAtOnce; left > 0 && end.kind === 'again'; left--)
      end = await stepOf(ctx, account, () => step(ctx, parser, account, tried));
  });
  if (ran === 'busy') end = { kind: 'wait', ms: restMs };
  if (end.kind === 'done') return;
  const wait = end.kind === 'wait' ? end.ms / 1000 : 0;
  await ctx.db.asUser(account.userId, (tx) => wantBackfill(ctx, tx, account, wait));
};

const again = (): Step => ({ kind: 'again' });

const step = async (ctx: Context, parser: Parser, account: Account, tried: Set<MessageId>): Promise<Step> => {
  const { work, mailbox } = await ctx.db.asUser(account.userId, async (tx) => ({
    work: await nextWork(tx, account, ctx.clock.now()),
    mailbox: await mailboxState(tx, account),
  }));
  if (work === null || mailbox === null) return { kind: 'done' };
  await ctx.db.asUser(account.userId, (tx) => enterHistorical(ctx, tx, account));
  if (work.kind === 'list') return listOlder(ctx, account);
  if (work.kind === 'compare') return compareStep(ctx, account);
  if (work.kind === 'end-historical') return endHistorical(ctx, account);
  return fetchStep(ctx, parser, { account, email: mailbox.email, work, tried });
};

type Fetching = { account: Account; email: string; work: Extract<Work, { kind: 'fetch' }>; tried: Set<MessageId> };

const fetchStep = async (ctx: Context, parser: Parser, { account, email, work, tried }: Fetching): Promise<Step> => {
  const { batch_size: most } = await ctx.db.asUser(account.userId, (tx) =>
    tx.selectFrom('mailbox').select('batch_size').where(ofAccount(account)).executeTakeFirstOrThrow(),
  );
  const request = { priority: 'background', from: priorities.unread, to: work.last, most, tried } as const;
  const { asked, problems, waitMs } = await fetchBatch(ctx, parser, { account, email }, request);
  if (waitMs > 0) return { kind: 'wait', ms: waitMs };
  // This run already tried everything that is left.
  if (asked === 0) return { kind: 'wait', ms: restMs };
  const turnedAway = problems.some((problem) => problem.code === 'provider.rate-limit');
  await ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    await tx
      .updateTable('mailbox')
      .set({ batch_size: nextBatch(most, turnedAway) })
      .where(ofAccount(account))
      .execute();
    await showTotal(ctx, tx, account);
  });
  // Rate-limited parts may run again once the account wakes.
  if (turnedAway) tried.clear();
  return problems.length === asked && !turnedAway ? { kind: 'wait', ms: restMs } : { kind: 'again' };
};

const endHistorical = async (ctx: Context, account: Account): Promise<Step> => {
  await ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    await tx.updateTable('mailbox').set({ historical_at: ctx.clock.now() }).where(ofAccount(account)).execute();
    // Finds mail that moved between pages during the listing.
    await planComparison(tx, account, 'daily', ctx.clock.now());
    await tellProgress(ctx, tx, account, { phase: 'idle', is_active: false });
  });
  ctx.log.info('mailbox.historical-complete', { userId: account.userId });
  return { kind: 'again' };
};

/** Outside trouble delays the backfill. A lost connection ends it until the person reconnects. */
const stepOf = async (ctx: Context, account: Account, work: () => Promise<Step>): Promise<Step> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'database.unavailable') throw error;
    ctx.log.warn('mailbox.backfill-waits', { userId: account.userId, problem: error.code }, error);
    if (error.code === 'provider.rate-limit')
      return { kind: 'wait', ms: Math.max(250, (error.retryAfter ?? 1) * 1000) };
    if (!needsReauth(error.code)) return { kind: 'wait', ms: restMs };
    await ctx.db.asUser(account.userId, (tx) => tellProgress(ctx, tx, account, { is_active: false }));
    return { kind: 'done' };
  }
};
