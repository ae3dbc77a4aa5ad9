// What the person has.
import type { z } from 'zod/mini';
import type { getPlan } from '#api/payments.ts';
import type { UserId } from '#domain/id.ts';
import { planOf } from '#domain/plan.ts';
import type { Context } from '#server/context.ts';
import { queueSync } from './queue-sync.ts';
import { subscriptionsOf } from './store.ts';

type Answer = z.infer<typeof getPlan.response>;

export const planFor = async (ctx: Context, userId: UserId): Promise<Answer> => {
  const now = ctx.clock.now();
  const { payments } = ctx.config;
  return ctx.db.asUser(userId, async (tx) => {
    const customer = await tx
      .selectFrom('payment_customer')
      .select(['customer_id', 'synced_at', 'checkout_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    // The event of a payment may be late or lost, and the person waits for it.
    if (payments !== null && customer && mayHavePaid(customer, now)) await queueSync(ctx, tx, customer.customer_id);
    return {
      payments: payments === null ? 'off' : payments.local === null ? 'on' : 'test',
      plan: planOf(await subscriptionsOf(tx, userId), now),
      portal: payments !== null && customer !== undefined,
    };
  });
};

const aDay = 86_400_000;
const pause = 10_000;

const mayHavePaid = (
  { checkout_at: opened, synced_at: looked }: { checkout_at: Date | null; synced_at: Date | null },
  now: Date,
): boolean =>
  opened !== null &&
  now.getTime() - opened.getTime() < aDay &&
  (looked === null || now.getTime() - looked.getTime() > pause);
