// The routes of search.
import { answerQuestion, countMail, searchMail } from '#api/search.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, heavy, type Route } from '#server/handle.ts';
import { answer } from './answer.ts';
import { count } from './count.ts';
import { search } from './search.ts';

export const searchRoutes = (ctx: Context): Route[] => [
  heavy(
    bindAccount(ctx, searchMail, ({ account, input }) =>
      ctx.db.asUser(account.userId, (tx) => search(tx, account, input)),
    ),
  ),
  heavy(
    bindAccount(ctx, countMail, ({ account, input }) =>
      ctx.db.asUser(account.userId, (tx) => count(tx, account, input)),
    ),
  ),
  heavy(
    bindAccount(ctx, answerQuestion, ({ account, input }) =>
      ctx.db.asUser(account.userId, (tx) => answer(tx, account, input.question, ctx.clock.now())),
    ),
  ),
];
