// The job that follows connecting a Google account, for the first time or again: the mailbox opens, and what waited goes on in its order.
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { openMailbox } from './revision.ts';

export const connectMailbox = async (ctx: Context, userId: UserId): Promise<void> => {
  const { email } = await withToken(ctx, userId, (token) => ctx.provider.profile(token));
  await ctx.db.asUser(userId, async (tx) => {
    await openMailbox(tx, userId, email);
    const waiting = await tx
      .updateTable('command')
      .set({ state: 'accepted' })
      .where('user_id', '=', userId)
      .where('state', '=', 'waiting')
      .returning(['id', 'revision'])
      .execute();
    for (const { id } of waiting.toSorted((a, b) => Number(a.revision) - Number(b.revision)))
      await ctx.jobs.add(tx, 'commands.deliver', { userId, commandId: id }, { key: userId });
    await ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId });
    await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
  });
};
