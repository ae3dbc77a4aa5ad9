import { getPromises } from '#api/promises.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, heavy, type Route } from '#server/handle.ts';
import { promisesOf } from './list.ts';
import { promisesRevision } from './store.ts';

export const promiseRoutes = (ctx: Context): Route[] => [
  heavy(
    bindAccount(ctx, getPromises, ({ account }) =>
      ctx.db.asUser(account.userId, async (tx) => ({
        revision: await promisesRevision(tx, account),
        promises: await promisesOf(tx, account, ctx.clock.now()),
      })),
    ),
  ),
];
