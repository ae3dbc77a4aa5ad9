// Disconnects a provider account: revokes the grant, removes its mail, contacts and calendar. Drafts, settings and activity stay.
import type { Account, UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { tablesThatGo } from '#domain/retention.ts';
import { accountOf, refOf } from '#server/account.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { Attempt } from '#server/job.ts';
import { inOrder, removeAccountRows } from './remove-rows.ts';
import { revokeGrant } from './revoke.ts';

/** Stops the sync at once. A job does the rest. Idempotent. */
export const startDisconnect = (ctx: Context, userId: UserId): Promise<Record<string, never>> =>
  ctx.db.asUser(userId, async (tx) => {
    const account = await accountOf(tx, userId);
    const marked = await tx
      .updateTable('provider_account')
      .set({ leaving_at: ctx.clock.now() })
      .where(ofAccount(account))
      .where('leaving_at', 'is', null)
      .returning('email')
      .executeTakeFirst();
    if (marked === undefined) return pressAgain(ctx, tx, account);
    await tx.updateTable('mailbox').set({ needs_reauth: true, is_active: false }).where(ofAccount(account)).execute();
    await recordAudit(tx, {
      userId,
      userEmail: marked.email,
      actionType: 'google_disconnected',
      actionDescription: 'Disconnected Google',
      at: ctx.clock.now(),
    });
    await ctx.jobs.add(tx, 'leaving.disconnect', refOf(account));
    await ctx.live.tell(tx, account, { kind: 'sync', number: 0 });
    return {};
  });

/** A second press finds it under way, and gives it another push. */
const pressAgain = async (ctx: Context, tx: Tx, account: Account): Promise<Record<string, never>> => {
  const row = await tx.selectFrom('provider_account').select('email').where(ofAccount(account)).executeTakeFirst();
  if (row === undefined) throw new Problem('leaving.not-connected');
  await ctx.jobs.add(tx, 'leaving.disconnect', refOf(account));
  return {};
};

/** Attempts to reach Google before it goes on without. At most 30 s apart. */
const revokeTries = 20;

/** The job. Each step can run again. */
export const disconnect = async (
  ctx: Context,
  account: Account,
  { number }: Pick<Attempt, 'number'>,
): Promise<void> => {
  if (account.provider === 'none') return;
  await revokeGrant(ctx, account).catch((error: unknown) => {
    if (number < revokeTries) throw error;
    ctx.log.error('leaving.not-revoked', { userId: account.userId }, error);
  });
  crashPoint('disconnect.revoked');
  // What runs could write rows again. It ends soon, because Google lets it in no more.
  if (await ctx.db.asUser(account.userId, (tx) => ctx.jobs.busy(tx, account.userId)))
    throw new Problem('provider.unavailable', { detail: 'a job of the account runs' });
  await ctx.db.asUser(account.userId, async (tx) => {
    const mailbox = await tx.selectFrom('mailbox').select('email').where(ofAccount(account)).executeTakeFirst();
    await ctx.jobs.forget(tx, { userId: account.userId, email: mailbox?.email ?? '', keep: 'leaving' });
  });
  for (const table of inOrder(tablesThatGo('disconnect'))) {
    if (table === 'provider_account' || table === 'user_tokens') continue;
    await removeAccountRows(ctx, account, table);
    crashPoint('disconnect.table');
  }
  await forgetAccount(ctx, account);
  ctx.log.info('leaving.disconnected', { userId: account.userId });
};

/** The row goes last: until then the job finds its account. */
const forgetAccount = async (ctx: Context, account: Account): Promise<void> => {
  const { userId, provider } = account;
  const subject = await ctx.db.asUser(userId, async (tx) => {
    await tx
      .updateTable('sending')
      .set({ state: 'stopped', changed_at: ctx.clock.now() })
      .where(ofAccount(account))
      .where('state', 'in', ['queued', 'drafted', 'leaving'])
      .execute();
    // They named drafts at the provider.
    await tx.updateTable('draft').set({ provider_id: null }).where(ofAccount(account)).execute();
    const row = await tx.selectFrom('provider_account').select('subject').where(ofAccount(account)).executeTakeFirst();
    return row?.subject ?? null;
  });
  const own = ctx.db.asAuth.deleteFrom('account').where('userId', '=', userId).where('providerId', '=', provider);
  await (subject === null ? own : own.where('accountId', '=', subject)).execute();
  crashPoint('disconnect.unlinked');
  await ctx.db.asUser(userId, async (tx) => {
    await tx.deleteFrom('user_tokens').where(ofAccount(account)).execute();
    await tx.deleteFrom('provider_account').where(ofAccount(account)).execute();
    await ctx.live.tell(tx, account, { kind: 'sync', number: 0 });
  });
};
