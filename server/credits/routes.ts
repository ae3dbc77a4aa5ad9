import * as api from '#api/credits.ts';
import { credits } from '#domain/credits.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route, slow } from '#server/handle.ts';
import { tellCredits } from './balance.ts';
import { spend } from './ledger.ts';
import { creditsNow, listCredits } from './list.ts';
import { noteReferral, ownReferrals } from './referral.ts';

export const creditRoutes = (ctx: Context): Route[] => [
  slow(
    bind(ctx, api.manageCredits, async ({ userId, input: { referral_code: code, referred_user_id: referred } }) => {
      await noteReferral(ctx, userId, { code, referred });
      return { success: true };
    }),
  ),
  bind(ctx, api.getReferrals, ({ userId }) => ctx.db.asUser(userId, (tx) => ownReferrals(ctx, tx))),
  bind(ctx, api.getCredits, ({ userId, input }) =>
    ctx.db.asUser(userId, (tx) => listCredits(ctx, tx, userId, input.before)),
  ),
  bind(ctx, api.payForAnswer, ({ userId, input: { id, reason } }) =>
    ctx.db.asUser(userId, async (tx) => {
      await spend(ctx, tx, userId, { commandId: id, amount: credits.request, reason });
      await tellCredits(ctx, tx, userId);
      return creditsNow(ctx, tx, userId);
    }),
  ),
];
