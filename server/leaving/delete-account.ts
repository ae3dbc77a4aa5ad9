// Begins the deletion of an account: from now on the person is signed out everywhere, and a job does the rest.
import { isTypedAddress } from '#domain/leaving.ts';
import { Problem } from '#domain/problem.ts';
import { accountOf } from '#server/account.ts';
import type { AccountSession } from '#server/accounts/sessions.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Tx } from '#server/db/database.ts';
import { endSessions } from './end-sessions.ts';

/** The asking session is confirmed. `words`: for the person's activity. Idempotent. */
export const deleteAccount = async (
  ctx: Context,
  { userId, email }: Pick<AccountSession, 'userId' | 'email'>,
  typed: string,
  words = 'Deleted the account',
): Promise<void> => {
  if (!isTypedAddress(typed, email)) throw new Problem('leaving.other-address');
  await ctx.db.asUser(userId, async (tx) => {
    await noteLeaving(ctx, tx, { userId, email, step: 'receipt' });
    await recordAudit(tx, {
      userId,
      userEmail: email,
      actionType: 'account_deleted',
      actionDescription: words,
      at: ctx.clock.now(),
    });
  });
  crashPoint('deletion.noted');
  await endSessions(ctx, userId);
};

/** No sync begins any more, and nobody signs in. */
export const noteLeaving = async (
  ctx: Context,
  tx: Tx,
  { userId, email, step }: Pick<AccountSession, 'userId' | 'email'> & { step: 'receipt' | 'jobs' },
): Promise<void> => {
  await tx
    .insertInto('leaving')
    .values({ user_id: userId, asked_at: ctx.clock.now(), email, step })
    .onConflict((row) => row.column('user_id').doNothing())
    .execute();
  await tx.updateTable('mailbox').set({ needs_reauth: true, is_active: false }).where('user_id', '=', userId).execute();
  await ctx.jobs.add(tx, 'leaving.round', {});
  await ctx.live.tell(tx, await accountOf(tx, userId), { kind: 'session', number: 0 });
};
