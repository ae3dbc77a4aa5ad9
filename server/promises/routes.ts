import { getPromises } from '#api/promises.ts';
import { markedPromises } from '#domain/promise.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, heavy, type Route } from '#server/handle.ts';
import { promisesOf } from './list.ts';
import { datedMarksOf, promisesRevision } from './store.ts';

export const promiseRoutes = (ctx: Context): Route[] => [
  heavy(
    bindAccount(ctx, getPromises, ({ account }) =>
      ctx.db.asUser(account.userId, async (tx) => {
        const revision = await promisesRevision(tx, account);
        const dated = await datedMarksOf(tx, account);
        const promises = await promisesOf(tx, account, ctx.clock.now(), dated);
        return { revision, promises, marks: markedPromises(dated.marks) };
      }),
    ),
  ),
];
