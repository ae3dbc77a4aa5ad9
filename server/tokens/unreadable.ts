// Handles stored tokens that do not open: changed, moved, plain, or sealed under a lost key.
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';

/** Audits unreadable tokens once per stored row. */
export const auditingUnreadable = async <T>(ctx: Context, account: Account, asking: Promise<T>): Promise<T> => {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Problem && error.code === 'secret.unreadable') await audit(ctx, account);
    throw error;
  }
};

const audit = (ctx: Context, account: Account): Promise<void> =>
  ctx.db.asUser(account.userId, async (tx) => {
    // The lock lets only the first of several write the entry.
    const stored = await tx
      .selectFrom('user_tokens')
      .select('updated_at')
      .where(ofAccount(account))
      .forUpdate()
      .executeTakeFirst();
    const mailbox = await tx.selectFrom('mailbox').select('email').where(ofAccount(account)).executeTakeFirst();
    if (!stored) return;
    const audited = await tx
      .selectFrom('audit_log')
      .select('id')
      .where('user_id', '=', account.userId)
      .where('user_email', '=', mailbox?.email ?? '')
      .where('action_type', '=', 'token_unreadable')
      .where('created_at', '>=', stored.updated_at)
      .executeTakeFirst();
    if (audited) return;
    await recordAudit(tx, {
      userId: account.userId,
      userEmail: mailbox?.email ?? '',
      actionType: 'token_unreadable',
      actionDescription: 'A stored token could not be opened, and was not used',
      at: ctx.clock.now(),
    });
    ctx.log.error('token.unreadable', { userId: account.userId });
  });
