// Gives back a person's payment, for the operator on the host and the one in the admin area. A refund names its payment, so trying it again
// never gives back another one.
import type { Subscription } from '#domain/plan.ts';
import type { CustomerPayments, Payment, Payments } from '#server/payments-port.ts';

type Refundable = Payment & { charged: string };

/** `charged` null: the money is back already. `plan` null: the payment has no plan that goes on. */
export type DueRefund = { charged: string | null; cents: number; plan: Subscription | null };

/** Null: nothing was ever charged. */
export const lastCharged = ({ payments }: CustomerPayments): Payment | null =>
  newest(payments.filter(({ charged }) => charged !== null));

/** Null: everything was refunded already, or is disputed. */
export const lastRefundable = ({ payments }: CustomerPayments): Refundable | null =>
  newest(payments.filter(isRefundable));

/** Returns the steps that a refund still lacks, also after an earlier try that stopped half-way. Null: it lacks none. */
export const dueRefund = (
  { subscriptions }: CustomerPayments,
  { payment, now }: { payment: Payment; now: Date },
): DueRefund | null => {
  const { charged, cents } = isRefundable(payment)
    ? { charged: payment.charged, cents: payment.amount - payment.refunded }
    : { charged: null, cents: 0 };
  const isBack = charged !== null || (payment.amount > 0 && payment.refunded >= payment.amount);
  const living = subscriptions.find(({ id, state }) => id === payment.subscriptionId && state !== 'over') ?? null;
  const plan = isBack && payment.to > now ? living : null;
  return charged === null && plan === null ? null : { charged, cents, plan };
};

export const carryOutRefund = async (payments: Payments, { charged, plan }: DueRefund): Promise<void> => {
  if (charged !== null) await payments.refund(charged);
  if (plan !== null) await payments.endSubscription(plan.id);
};

const isRefundable = (payment: Payment): payment is Refundable =>
  payment.charged !== null && payment.refunded < payment.amount && ['none', 'won'].includes(payment.dispute);

const newest = <Paid extends Payment>(payments: readonly Paid[]): Paid | null =>
  payments.toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())[0] ?? null;
