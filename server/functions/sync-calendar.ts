// Lets a client drive the calendar sync by calls: wakes the job and reports what it stored.
import type * as z from 'zod/mini';
import type { syncCalendar } from '#api/functions.ts';
import { isRefused } from '#domain/calendar-trouble.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { refOf } from '#server/account.ts';
import { calendarProgress } from '#server/calendar/progress.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { whatIsLost } from './sync-emails.ts';
import { lockReport } from './sync-report.ts';

type Report = z.infer<(typeof syncCalendar)['response']>;

/** The job knows where to continue, whatever phase the client names. It checks again even after Google refused. */
export const calendarReport = async (ctx: Context, account: Account): Promise<Report> => {
  const answer = await ctx.db.asUser(account.userId, async (tx) => {
    const mailbox = await mailboxState(tx, account);
    if (!mailbox) throw new Problem('token.missing');
    if (mailbox.needsReauth) throw new Problem(whatIsLost(mailbox));
    await ctx.jobs.add(tx, 'calendar.sync', refOf(account), { key: account.id });
    const { problem, isWhole, stored } = await calendarProgress(tx, account);
    if (problem !== null && isRefused(problem)) return problem;
    return {
      synced_count: await sinceReport(tx, account, stored),
      has_more: !isWhole,
      // The token only marks what this client has heard of.
      next_page_token: isWhole ? null : String(stored),
    };
  });
  if (typeof answer === 'string') throw new Problem(answer);
  return answer;
};

const sinceReport = async (tx: Tx, account: Account, events: number): Promise<number> => {
  const before = await lockReport(tx, account);
  // A parallel report may have read a later count.
  const reported = Math.max(events, before.events);
  await tx.updateTable('sync_report').set({ events: reported }).where(ofAccount(account)).execute();
  return reported - before.events;
};
