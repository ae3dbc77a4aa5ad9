// The routes of search.
import { countMail, searchMail } from '#api/search.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { count } from './count.ts';
import { search } from './search.ts';

export const searchRoutes = (ctx: Context): Route[] => [
  bind(ctx, searchMail, ({ userId, input }) => ctx.db.asUser(userId, (tx) => search(tx, userId, input))),
  bind(ctx, countMail, ({ userId, input }) => ctx.db.asUser(userId, (tx) => count(tx, userId, input))),
];
