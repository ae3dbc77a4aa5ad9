// Lets a client drive the sync by calls: wakes the jobs and reports what they stored.
import type * as z from 'zod/mini';
import type { syncEmails } from '#api/functions.ts';
import type { Account } from '#domain/id.ts';
import { isProblemCode, needsReauth, Problem, type ProblemCode } from '#domain/problem.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { type MailboxState, mailboxState } from '#server/mailbox/progress.ts';
import { wantBackfill } from '#server/mailbox/want-backfill.ts';
import { lockReport } from './sync-report.ts';

type Request = z.infer<(typeof syncEmails)['request']>;
type Report = z.infer<(typeof syncEmails)['response']>;

/** The jobs know where to continue, whichever phase the client names. */
export const syncReport = (ctx: Context, account: Account, request: Request): Promise<Report> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const mailbox = await mailboxState(tx, account);
    if (!mailbox) throw new Problem('token.missing');
    if (mailbox.needsReauth) throw new Problem(whatIsLost(mailbox));
    await ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id });
    if (request.sync_phase === 'historical') await wantBackfill(ctx, tx, account);
    const { stored, since } = await storedSinceReport(tx, account);
    const more = await isOnItsWay(tx, account, mailbox);
    const reached = mailbox.cursor === null ? null : ctx.provider(account).cursorText(mailbox.cursor);
    return {
      synced_count: since,
      history_id: request.history_id ?? reached,
      new_history_id: reached,
      has_more: more,
      // The token only marks what this client has heard of.
      next_page_token: more ? String(stored) : null,
    };
  });

/** Why the mailbox needs a reconnect. */
export const whatIsLost = ({ sync }: MailboxState): ProblemCode =>
  isProblemCode(sync.error) && needsReauth(sync.error) ? sync.error : 'provider.unauthorized';

/** Messages stored in total and since the last report. */
const storedSinceReport = async (tx: Tx, account: Account): Promise<{ stored: number; since: number }> => {
  const before = await lockReport(tx, account);
  const mailbox = await tx.selectFrom('mailbox').select('stored').where(ofAccount(account)).executeTakeFirstOrThrow();
  const stored = Number(mailbox.stored);
  await tx.updateTable('sync_report').set({ stored }).where(ofAccount(account)).execute();
  return { stored, since: Math.max(0, stored - Number(before.stored)) };
};

/** Whether the first mail, older mail or queued messages are still missing. */
const isOnItsWay = async (tx: Tx, account: Account, { cursor, sync }: MailboxState): Promise<boolean> => {
  if (cursor === null || sync.phase === 'initial') return true;
  const older = await tx
    .selectFrom('mailbox')
    .select('user_id')
    .where(ofAccount(account))
    .where('historical_at', 'is', null)
    .where('stopped', '=', false)
    .executeTakeFirst();
  if (older) return true;
  const queued = await tx.selectFrom('fetch_queue').select('message_id').where(ofAccount(account)).limit(1).execute();
  return queued.length > 0;
};
