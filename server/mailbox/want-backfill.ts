// Decides whether the backfill has work, and queues it.
import type { Account } from '#domain/id.ts';
import { comparisons, idle, type SyncProgress } from '#domain/sync.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { openComparison, planComparison } from './comparison.ts';
import { enterHistorical, type MailboxState, mailboxState, tellProgress } from './progress.ts';
import { lockMailbox } from './revision.ts';
import { priorities } from './want-messages.ts';

/** The rest after a step: nothing, more at once, or more after `ms` milliseconds. */
export type Step = { kind: 'done' } | { kind: 'again' } | { kind: 'wait'; ms: number };

export const wantBackfill = async (ctx: Context, tx: Tx, account: Account, inSeconds = 0): Promise<void> => {
  const now = ctx.clock.now();
  await planDaily(tx, account, now);
  if ((await nextWork(tx, account, now)) === null) return;
  const startAfter = new Date(now.getTime() + inSeconds * 1000);
  await ctx.jobs.add(tx, 'mailbox.backfill', refOf(account), {
    key: account.id,
    ...(inSeconds > 0 ? { startAfter } : {}),
  });
};

/** Pauses or resumes fetching older mail. The inbox is always complete. */
export const setBackfill = (
  ctx: Context,
  account: Account,
  { stopped }: { stopped: boolean },
): Promise<{ sync: SyncProgress }> =>
  ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    const before = await mailboxState(tx, account);
    const running = before?.sync.phase === 'historical';
    await tellProgress(ctx, tx, account, {
      stopped,
      ...(stopped && running ? { phase: 'idle', is_active: false } : {}),
    });
    // Show progress at once, although the next step may wait.
    if (!stopped && before !== null && goesOn(before)) await enterHistorical(ctx, tx, account);
    await wantBackfill(ctx, tx, account);
    return { sync: (await mailboxState(tx, account))?.sync ?? idle };
  });

/** The first sync is done and the connection works. */
const goesOn = ({ cursor, needsReauth, sync }: MailboxState): boolean =>
  cursor !== null && !needsReauth && sync.phase !== 'initial';

/** The backfill's next work. `last`: the lowest priority to fetch now. */
export type Work =
  | { kind: 'list' }
  | { kind: 'fetch'; last: number }
  | { kind: 'compare' }
  | { kind: 'end-historical' };

/** List first, because page tokens expire and the total becomes known. Then compare, then fetch. */
export const nextWork = async (tx: Tx, account: Account, now: Date): Promise<Work | null> => {
  const mailbox = await tx
    .selectFrom('mailbox')
    .select(['listing', 'stopped', 'historical_at'])
    .where(ofAccount(account))
    .where('cursor', 'is not', null)
    .where('phase', '<>', 'initial')
    .where('needs_reauth', '=', false)
    .executeTakeFirst();
  if (!mailbox) return null;
  const { listing, stopped } = mailbox;
  if (listing !== 'listed' && !(stopped && listing === 'all')) return { kind: 'list' };
  const comparison = await openComparison(tx, account);
  if (comparison && comparison.dueAt <= now) return { kind: 'compare' };
  const last = stopped ? priorities.look : priorities.older;
  if (await anyQueued(tx, account, last, now)) return { kind: 'fetch', last };
  return isComplete(mailbox) ? null : { kind: 'end-historical' };
};

/** Everything is here, or the person does not want the rest. */
const isComplete = (mailbox: { stopped: boolean; historical_at: Date | null }): boolean =>
  mailbox.stopped || mailbox.historical_at !== null;

const anyQueued = async (tx: Tx, account: Account, last: number, now: Date): Promise<boolean> => {
  const row = await tx
    .selectFrom('fetch_queue')
    .select('message_id')
    .where(ofAccount(account))
    .where('priority', '>=', priorities.unread)
    .where('priority', '<=', last)
    .where((is) => is.or([is('next_at', 'is', null), is('next_at', '<=', now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Compares a complete mailbox with the provider's once a day. */
const planDaily = async (tx: Tx, account: Account, now: Date): Promise<void> => {
  const longAgo = new Date(now.getTime() - comparisons.everyHours * 3_600_000);
  const mailbox = await tx
    .selectFrom('mailbox')
    .select('user_id')
    .where(ofAccount(account))
    .where('historical_at', '<=', longAgo)
    .executeTakeFirst();
  if (!mailbox) return;
  const recent = await tx
    .selectFrom('comparison')
    .select('due_at')
    .where(ofAccount(account))
    .where((is) => is.or([is('finished_at', 'is', null), is('due_at', '>', longAgo)]))
    .limit(1)
    .executeTakeFirst();
  if (!recent) await planComparison(tx, account, 'daily', now);
};
