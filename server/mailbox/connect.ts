// Opens the mailbox after a Google account connects, and resumes what waited. It calls no provider, so Google's trouble cannot block it.
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { goOn } from '#server/ledger/waiting.ts';
import { openMailbox } from './revision.ts';

export const connectMailbox = async (ctx: Context, userId: UserId): Promise<void> => {
  const { email } = await ctx.db.asAuth
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await ctx.db.asUser(userId, async (tx) => {
    await openMailbox(tx, userId, email);
    await goOn(ctx, tx, userId);
    const leaving = await tx
      .selectFrom('sending')
      .select(['id as sendingId', 'leaves_at as startAfter'])
      .where('user_id', '=', userId)
      .where('state', 'in', ['queued', 'drafted', 'leaving'])
      .execute();
    for (const { sendingId, startAfter } of leaving) {
      await ctx.jobs.add(tx, 'sending.carry', { userId, sendingId }, { key: sendingId });
      await ctx.jobs.add(tx, 'sending.carry', { userId, sendingId }, { key: sendingId, startAfter });
    }
    await ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId });
    await ctx.jobs.add(tx, 'contacts.sync', { userId }, { key: userId });
    if (ctx.config.push !== null) await ctx.jobs.add(tx, 'push.watch', { userId }, { key: userId });
    await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
  });
};
