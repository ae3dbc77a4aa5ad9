import { holdSeconds } from '#domain/draft.ts';
import type { Account } from '#domain/id.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/id.ts';
import { mailboxState } from '#server/mailbox/progress.ts';

/** Milliseconds. */
export const holdOf = async (tx: Tx, { userId }: Account): Promise<number> => {
  const row = await tx
    .selectFrom('sending_settings')
    .select('hold_seconds')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (row?.hold_seconds ?? holdSeconds.usual) * 1000;
};

/** Mail already held keeps its time. */
export const setHold = (ctx: Context, account: Account, seconds: number): Promise<{ seconds: number }> =>
  ctx.db.asUser(account.userId, async (tx) => {
    await tx
      .insertInto('sending_settings')
      .values({ user_id: account.userId, hold_seconds: seconds })
      .onConflict((row) => row.column('user_id').doUpdateSet({ hold_seconds: seconds }))
      .execute();
    const now = ctx.clock.now();
    await recordAudit(tx, {
      id: newId(now),
      userId: account.userId,
      userEmail: (await mailboxState(tx, account))?.email ?? '',
      actionType: 'settings_updated',
      actionDescription: `mail is held ${seconds} s before it leaves`,
      at: now,
    });
    return { seconds };
  });
