// Nobody pays for two plans. Two checkouts that were paid at the same moment leave two, so the younger one ends and its money goes back.
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { CustomerPayments } from '#server/payments-port.ts';
import { paymentsOf } from './customer.ts';

/** The events of what it does bring the next look. */
export const endSecondPlans = async (ctx: Context, userId: UserId, theirs: CustomerPayments): Promise<void> => {
  const living = theirs.subscriptions.filter(({ state }) => state !== 'over');
  if (living.length < 2) return;
  const payments = paymentsOf(ctx);
  const firstPaid = (id: string): number =>
    Math.min(...theirs.payments.filter((one) => one.subscriptionId === id).map(({ paidAt }) => paidAt.getTime()));
  const [, ...second] = living.toSorted((a, b) => firstPaid(a.id) - firstPaid(b.id) || (a.id < b.id ? -1 : 1));
  for (const { id } of second) {
    await payments.endSubscription(id);
    for (const { charged, subscriptionId } of theirs.payments) {
      if (subscriptionId === id && charged !== null) await payments.refund(charged);
    }
    ctx.log.warn('payments.second-plan-ended', { userId });
  }
};
