// The operator's own entries in the audit log. They outlive the people they are about, so they name nobody by address.
import { sql } from 'kysely';
import type { ActionType } from '#domain/action-words.ts';
import type { UserId } from '#domain/id.ts';
import type { AccountSession } from '#server/accounts/sessions.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import type { OperatorTx } from '#server/db/database.ts';

/** Committed before the act: an entry without its act is better than an act without its entry. */
export const note = (ctx: Context, { userId, email }: AccountSession, actionDescription: string): Promise<void> =>
  ctx.db.asUser(userId, (own) =>
    recordAudit(own, {
      userId,
      userEmail: email,
      actionType: 'operator_acted',
      actionDescription,
      at: ctx.clock.now(),
    }),
  );

/** In the transaction of the act. */
export const noteIn = async (
  ctx: Context,
  tx: OperatorTx,
  { userId, email }: AccountSession,
  { type, words }: { type: ActionType; words: string },
): Promise<void> => {
  await sql`insert into audit_log (user_id, created_at, action_type, action_description, user_email)
    values (${userId}, ${ctx.clock.now()}, ${type}, ${words}, ${email})`.execute(tx);
};

export const short = (id: UserId): string => id.slice(0, 8);
