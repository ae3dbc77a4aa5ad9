// Deletes the leftovers of sign-in: abandoned attempts, used-up links and ended sessions.
import type { Context } from '#server/context.ts';
import { sessionLife } from './sessions.ts';

/** For all users. Only the job calls it. */
export const forgetSignIns = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  const oldest = new Date(now.getTime() - sessionLife.absolute);
  const attempts = await ctx.db.asAuth.deleteFrom('verification').where('expiresAt', '<', now).executeTakeFirst();
  const sessions = await ctx.db.asAuth
    .deleteFrom('session')
    .where((is) => is.or([is('expiresAt', '<', now), is('createdAt', '<', oldest)]))
    .executeTakeFirst();
  const count = Number(attempts.numDeletedRows + sessions.numDeletedRows);
  if (count > 0) ctx.log.info('accounts.sign-ins-forgotten', { count });
};
