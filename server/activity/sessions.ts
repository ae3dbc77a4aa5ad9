// Triage sessions as the person's own device tells of them: two audit entries each, whenever and however often they are told.
import { createHash } from 'node:crypto';
import type { SessionReport } from '#domain/activity.ts';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from './audit-log.ts';

export const recordSession = (ctx: Context, userId: UserId, report: SessionReport): Promise<void> =>
  ctx.db.asUser(userId, async (tx) => {
    const mailbox = await tx.selectFrom('mailbox').select('email').where('user_id', '=', userId).executeTakeFirst();
    // Without a mailbox there was nothing to triage.
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
      // The device's own word, unlike everything the server writes of what it did itself.
      metadata: { emails: report.emails, origin: 'client' },
    });
  });

/** The same for the same report, and in no case another entry's. */
const entryId = ({ id, kind }: SessionReport): string => {
  const hex = createHash('sha256').update(`triage-session/${kind}/${id}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

/** So long a device may have been away; what it tells of before is of then at the earliest. */
const longestAway = 30 * 86_400_000;

/** A device's clock may be wrong: nothing happened in the future. */
const momentOf = (told: number, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(told, now.getTime() - longestAway)));
