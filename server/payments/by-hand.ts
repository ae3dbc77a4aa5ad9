// What the operator's program does with payments.
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Payments } from '#server/payments-port.ts';
import { lastRefundable, refundPayment } from './refund-last.ts';

type World = { db: Database; clock: Clock; config: Pick<Config, 'url' | 'payments'>; payments: Payments | null };

const nothingSold = 'This Flow sells nothing. Give STRIPE_SECRET_KEY to sell.';

/** Makes what the payment service lacks. Again, it changes nothing. */
export const setUpPayments = async ({ config, payments }: Pick<World, 'config' | 'payments'>): Promise<string> => {
  if (payments === null) return nothingSold;
  // The local Stripe has its webhook from the start.
  const webhook = config.payments?.local ? null : `${config.url}/api/webhooks/stripe`;
  return (await payments.setUp(webhook)).join('\n');
};

/** Refunds what is left of the person's last payment. A plan that it paid for ends too. */
export const refundLast = async ({ db, clock, payments }: World, address: string): Promise<string> => {
  if (payments === null) return nothingSold;
  const customerId = await customerAt(db, address);
  if (customerId === null) return `Flow knows no payment of ${address}.`;
  const theirs = await payments.look(customerId);
  const last = lastRefundable(theirs);
  if (last === null) return `Every payment of ${address} was refunded already, or is disputed.`;
  const { ended } = await refundPayment(payments, theirs, { last, now: clock.now() });
  const usd = ((last.amount - last.refunded) / 100).toFixed(2);
  return `${usd} USD of ${last.paidAt.toISOString().slice(0, 10)} (${last.buy}) go back to ${address}.${ended ? ' The plan has ended.' : ''}`;
};

const customerAt = async (db: Database, address: string): Promise<string | null> => {
  const user = await db.asAuth
    .selectFrom('user')
    .select('id')
    .where('email', '=', address.toLowerCase())
    .executeTakeFirst();
  if (user === undefined) return null;
  const row = await db.asUser(user.id, (tx) =>
    tx.selectFrom('payment_customer').select('customer_id').where('user_id', '=', user.id).executeTakeFirst(),
  );
  return row?.customer_id ?? null;
};
