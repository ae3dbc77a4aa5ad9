// The test page's part of the activity log: the latest entries as they are, and entries that a person makes to see one arrive.
import * as z from 'zod/mini';
import { wordsFor } from '#domain/action-words.ts';
import type { UserId } from '#domain/id.ts';
import type { LoggedActivity, TestActionType } from '#domain/test-activity.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** Entries on the test page. */
const most = 10;

export const loggedActivity = async (tx: Tx, userId: UserId): Promise<LoggedActivity[]> => {
  const rows = await tx
    .selectFrom('audit_log')
    .select(['id', 'action_type', 'metadata', 'created_at', 'resource_type', 'resource_id', 'user_email'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const metadata = Metadata.parse(row.metadata);
    const { sender_email, to_email, subject } = Known.parse(metadata);
    return {
      id: row.id,
      email: sender_email ?? to_email ?? row.user_email,
      timestamp: row.created_at.toISOString(),
      subject: subject ?? '',
      action: wordsFor(row.action_type).label,
      actionType: row.action_type,
      resourceType: row.resource_type,
      resourceId: row.resource_id,
      metadata,
    };
  });
};

/** The resource type `test` tells it from what the person really did. */
export const logTest = (ctx: Context, userId: UserId, actionType: TestActionType): Promise<void> =>
  ctx.db.asUser(userId, async (tx) => {
    const { email } = await tx
      .selectFrom('provider_account')
      .select('email')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      userId,
      userEmail: email,
      actionType,
      actionDescription: `Test: ${wordsFor(actionType).label}`,
      at: ctx.clock.now(),
      resourceType: 'test',
      metadata: { subject: 'Test action', origin: 'client' },
    });
  });

/** An object, or a JSON string of one, as the spec allows. */
const Metadata = z.pipe(
  z.transform((stored): unknown => (typeof stored === 'string' ? JSON.parse(stored) : stored)),
  z.record(z.string(), z.unknown()),
);

const Known = z.object({
  sender_email: z.optional(z.string()),
  to_email: z.optional(z.string()),
  subject: z.optional(z.string()),
});
