// Signs a person out everywhere, at once: calls, open tabs and their live channels.
import type { UserId } from '#domain/id.ts';
import { accountOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';

export const endSessions = async (ctx: Context, userId: UserId): Promise<void> => {
  await ctx.db.asAuth.deleteFrom('session').where('userId', '=', userId).execute();
  await ctx.db.asUser(userId, async (tx) =>
    ctx.live.tell(tx, await accountOf(tx, userId), { kind: 'session', number: 0 }),
  );
};
