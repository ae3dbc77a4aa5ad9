// Stores triage sessions that devices report: two audit entries each, however often a device repeats them.
import { createHash } from 'node:crypto';
import type { SessionReport } from '#domain/activity.ts';
import type { DeviceClass } from '#domain/device-class.ts';
import type { UserId } from '#domain/id.ts';
import { accountOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { recordAudit } from './audit-log.ts';

export const recordSession = (
  ctx: Context,
  userId: UserId,
  report: SessionReport & { device?: DeviceClass },
): Promise<void> =>
  ctx.db.asUser(userId, async (tx) => {
    const mailbox = await tx
      .selectFrom('mailbox')
      .select('email')
      .where(ofAccount(await accountOf(tx, userId)))
      .executeTakeFirst();
    if (!mailbox) return;
    await recordAudit(tx, {
      id: entryId(report),
      userId,
      userEmail: mailbox.email,
      actionType: `session_${report.kind}`,
      actionDescription: `Triage session ${report.kind}`,
      at: momentOf(report.at, ctx.clock.now()),
      resourceType: 'session',
      resourceId: report.id,
      // The device reported this, unlike entries the server writes about its own work.
      metadata: {
        emails: report.emails,
        ...(report.device === undefined ? {} : { device: report.device }),
        origin: 'client',
      },
    });
  });

/** Deterministic per report, so repeats match and no other entry does. */
const entryId = ({ id, kind }: SessionReport): string => {
  const hex = createHash('sha256').update(`triage-session/${kind}/${id}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

/** Milliseconds. An older report counts as this old. */
const longestAway = 30 * 86_400_000;

/** A device's clock may be ahead. */
const momentOf = (reportedAt: number, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(reportedAt, now.getTime() - longestAway)));
