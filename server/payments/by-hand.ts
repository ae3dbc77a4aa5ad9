// What the operator's program does with payments.
import type { UserId } from '#domain/id.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { CustomerPayments, Payment, Payments } from '#server/payments-port.ts';
import { customerRow } from './customer.ts';
import { carryOutRefund, type DueRefund, dueRefund, lastCharged } from './refund-payment.ts';

type World = { db: Database; clock: Clock; config: Pick<Config, 'url' | 'payments'>; payments: Payments | null };

const nothingSold = 'This Flow sells nothing. Give STRIPE_SECRET_KEY to sell.';

/** Makes what the payment service lacks. Again, it changes nothing. */
export const setUpPayments = async ({ config, payments }: Pick<World, 'config' | 'payments'>): Promise<string> => {
  if (payments === null) return nothingSold;
  // The local Stripe has its webhook from the start.
  const webhook = config.payments?.local ? null : `${config.url}/api/webhooks/stripe`;
  return (await payments.setUp(webhook)).join('\n');
};

/**
 * Refunds what is left of the person's last payment, or of the one with the id `paymentId`. A plan that it paid for ends too. Never turns
 * to an earlier payment by itself, because the last one may be back from a try whose answer was lost.
 */
export const refundByHand = async (
  { db, clock, payments }: World,
  address: string,
  paymentId?: string,
): Promise<string> => {
  if (payments === null) return nothingSold;
  const customer = await customerAt(db, address);
  if (customer === null) return `Flow knows no payment of ${address}.`;
  const theirs = await payments.look(customer.id);
  const payment = paymentId === undefined ? lastCharged(theirs) : theirs.payments.find(({ id }) => id === paymentId);
  if (!payment) return paymentsOf(`${address} has no such payment.`, theirs);
  const due = dueRefund(theirs, { payment, now: clock.now() });
  if (due === null)
    return paymentsOf(
      `${nameOf(payment)} was refunded already, or is disputed. To refund another one, name it:`,
      theirs,
    );
  await note({ db, clock }, { ...customer, address, due });
  await carryOutRefund(payments, due);
  const back = due.charged === null ? 'went back before' : `go back to ${address}`;
  const usd = dollars(due.charged === null ? payment.refunded : due.cents);
  return `${usd} USD of ${nameOf(payment)} ${back}.${due.plan === null ? '' : ' The plan has ended.'}`;
};

const nameOf = ({ id, buy, paidAt }: Payment): string => `${id} (${buy}, ${paidAt.toISOString().slice(0, 10)})`;

const paymentsOf = (trouble: string, { payments }: CustomerPayments): string =>
  [
    trouble,
    ...payments.map((one) => `  ${nameOf(one)}, ${dollars(one.amount)} USD, ${dollars(one.refunded)} back`),
  ].join('\n');

const dollars = (cents: number): string => (cents / 100).toFixed(2);

type Noted = { userId: UserId; address: string; due: DueRefund };

/** The shell has no operator's session, so the entry is in the person's own log. Committed before the act, as in the admin area. */
const note = ({ db, clock }: Pick<World, 'db' | 'clock'>, { userId, address, due }: Noted): Promise<void> =>
  db.asUser(userId, (tx) =>
    recordAudit(tx, {
      userId,
      userEmail: address.toLowerCase(),
      actionType: 'operator_acted',
      actionDescription:
        due.charged === null
          ? 'The operator ended a refunded plan, on the command line'
          : `The operator refunded ${dollars(due.cents)} dollars, on the command line`,
      at: clock.now(),
    }),
  );

const customerAt = async (db: Database, address: string): Promise<{ userId: UserId; id: string } | null> => {
  const user = await db.asAuth
    .selectFrom('user')
    .select('id')
    .where('email', '=', address.toLowerCase())
    .executeTakeFirst();
  if (user === undefined) return null;
  const row = await customerRow({ db }, user.id);
  return row === undefined ? null : { userId: user.id, id: row.customer_id };
};
