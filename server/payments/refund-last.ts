// Gives back a person's last payment, for the operator on the host and the one in the admin area.
import type { CustomerPayments, Payment, Payments } from '#server/payments-port.ts';

type Refundable = Payment & { charged: string };

/** What is left of it can go back. Null: everything was refunded already, or is disputed. */
export const lastRefundable = ({ payments }: CustomerPayments): Refundable | null =>
  payments.filter(isRefundable).toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())[0] ?? null;

/** A plan that it paid for ends too. Returns whether one did. */
export const refundPayment = async (
  payments: Payments,
  { subscriptions }: CustomerPayments,
  { last, now }: { last: Refundable; now: Date },
): Promise<{ ended: boolean }> => {
  await payments.refund(last.charged);
  const plan = subscriptions.find(({ id, state }) => id === last.subscriptionId && state !== 'over');
  if (plan === undefined || last.to <= now) return { ended: false };
  await payments.endSubscription(plan.id);
  return { ended: true };
};

const isRefundable = (payment: Payment): payment is Refundable =>
  payment.charged !== null && payment.refunded < payment.amount && ['none', 'won'].includes(payment.dispute);
