import * as api from '#api/credits.ts';
import { credits } from '#domain/credits.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { spend } from './ledger.ts';
import { creditsNow, listCredits } from './list.ts';

export const creditRoutes = (ctx: Context): Route[] => [
  bind(ctx, api.getCredits, ({ userId, input }) =>
    ctx.db.asUser(userId, (tx) => listCredits(ctx, tx, userId, input.before)),
  ),
  bind(ctx, api.payForAnswer, ({ userId, input: { id, reason } }) =>
    ctx.db.asUser(userId, async (tx) => {
      await spend(ctx, tx, userId, { commandId: id, amount: credits.request, reason });
      return creditsNow(ctx, tx, userId);
    }),
  ),
];
