import { findPeople, getPersonCard } from '#api/people.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, heavy, type Route } from '#server/handle.ts';
import { personCard } from './card.ts';
import { findPeople as find } from './find.ts';

export const peopleRoutes = (ctx: Context): Route[] => [
  heavy(
    bindAccount(ctx, getPersonCard, ({ account, input }) =>
      ctx.db.asUser(account.userId, async (tx) => ({
        card: await personCard(tx, account, input.email, ctx.clock.now()),
      })),
    ),
  ),
  heavy(
    bindAccount(ctx, findPeople, ({ account, input }) =>
      ctx.db.asUser(account.userId, async (tx) => ({ people: await find(ctx, tx, account, input) })),
    ),
  ),
];
