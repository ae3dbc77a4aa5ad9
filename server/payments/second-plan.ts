// Nobody pays for two plans. Two checkouts that were paid at the same moment leave two, so the younger one ends and its money goes back.
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { CustomerPayments, Payment } from '#server/payments-port.ts';
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
    // Refunds first: once the plan has ended, the next look sees no second plan and refunds nothing.
    for (const { charged, subscriptionId, dispute } of theirs.payments) {
      if (subscriptionId !== id || charged === null || isWithBank(dispute)) continue;
      await payments.refund(charged);
    }
    crashPoint('payments.second-plan-refunded');
    await payments.endSubscription(id);
    ctx.log.warn('payments.second-plan-ended', { userId });
  }
};

/** The service refuses to refund it, and the plan must end all the same. */
const isWithBank = (dispute: Payment['dispute']): boolean => dispute === 'open' || dispute === 'lost';
