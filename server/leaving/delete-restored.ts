// After a restored backup: deletes again who had deleted their account.
import type { Context } from '#server/context.ts';
import { noteLeaving } from './delete-account.ts';
import { deletedAmong } from './deletion-list.ts';

/** At the start of a worker, before it takes jobs. */
export const deleteRestored = async (ctx: Context): Promise<void> => {
  const people = await ctx.db.asAuth.selectFrom('user').select(['id', 'email']).execute();
  const back = new Set(
    await deletedAmong(
      ctx,
      people.map(({ id }) => id),
    ),
  );
  for (const { id: userId, email } of people) {
    if (!back.has(userId)) continue;
    await ctx.db.asUser(userId, (tx) => noteLeaving(ctx, tx, { userId, email, step: 'jobs' }));
    await ctx.db.asAuth.deleteFrom('session').where('userId', '=', userId).execute();
  }
  if (back.size > 0) ctx.log.warn('leaving.restored', { count: back.size });
};
