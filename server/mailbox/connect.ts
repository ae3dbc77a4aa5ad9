// Opens the mailbox after a Google account connects, and resumes what waited. It calls no provider, so Google's trouble cannot block it.
import { afterMailMs } from '#domain/calendar-sync.ts';
import type { Account } from '#domain/id.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { goOn } from '#server/ledger/waiting.ts';
import { openMailbox } from './revision.ts';

export const connectMailbox = async (ctx: Context, account: Account): Promise<void> => {
  await ctx.db.asUser(account.userId, async (tx) => {
    const { email } = await tx
      .selectFrom('provider_account')
      .select('email')
      .where(ofAccount(account))
      .executeTakeFirstOrThrow();
    await openMailbox(tx, account, email);
    await goOn(ctx, tx, account);
    const leaving = await tx
      .selectFrom('sending')
      .select(['id as sendingId', 'leaves_at as startAfter'])
      .where(ofAccount(account))
      .where('state', 'in', ['queued', 'drafted', 'leaving'])
      .execute();
    for (const { sendingId, startAfter } of leaving) {
      await ctx.jobs.add(tx, 'sending.carry', { ...refOf(account), sendingId }, { key: sendingId });
      await ctx.jobs.add(tx, 'sending.carry', { ...refOf(account), sendingId }, { key: sendingId, startAfter });
    }
    await ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id });
    await ctx.jobs.add(tx, 'contacts.sync', refOf(account), { key: account.id });
    const afterMail = new Date(ctx.clock.now().getTime() + afterMailMs);
    await ctx.jobs.add(tx, 'calendar.sync', refOf(account), { key: account.id, startAfter: afterMail });
    if (ctx.config.push !== null) await ctx.jobs.add(tx, 'push.watch', refOf(account), { key: account.id });
    await ctx.live.tell(tx, account, { kind: 'sync', number: 0 });
  });
};
