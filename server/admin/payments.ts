// Subscriptions, payments and credits of people, as operators see and change them.
import { type RawBuilder, sql } from 'kysely';
import type { PersonPage, SubscriptionStatus } from '#domain/admin-people.ts';
import type { UserId } from '#domain/id.ts';
import { graceDays } from '#domain/plan.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { customerRow, paymentsOf } from '#server/payments/customer.ts';
import { queueSync } from '#server/payments/queue-sync.ts';
import { carryOutRefund, type DueRefund, dueRefund, lastRefundable } from '#server/payments/refund-payment.ts';
import type { CustomerPayments } from '#server/payments-port.ts';
import type { By } from './by.ts';
import { known } from './known.ts';
import { note, short } from './note.ts';

/** The status of the person whose id stands there. No plan has a trial, so nobody is on one. */
export const statusOf = (person: RawBuilder<unknown>, now: Date): RawBuilder<SubscriptionStatus> =>
  sql<SubscriptionStatus>`case
    when exists (select from payment_subscription plan where plan.user_id = ${person} and ${isPaid(now)}) then 'paid'
    when exists (select from payment_subscription plan where plan.user_id = ${person}) then 'churned'
    else 'free' end`;

/** Active, or past due within the days of grace. */
const isPaid = (now: Date) => sql`(plan.state = 'active' or (plan.state = 'unpaid'
  and coalesce(plan.unpaid_since, plan.ends_at) > ${new Date(now.getTime() - graceDays * 86_400_000)}))`;

export const canRefund = (person: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from payment where payment.user_id = ${person} and amount > refunded
    and dispute in ('none', 'won'))`;

export const canCancel = (person: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from payment_subscription plan where plan.user_id = ${person} and plan.state <> 'over' and not cancels)`;

const newest = 50;

export const moneyOf = async (
  tx: OperatorTx,
  id: UserId,
): Promise<Pick<PersonPage, 'plans' | 'paid' | 'credits' | 'creditLines'>> => {
  const plans = await tx
    .selectFrom('payment_subscription')
    .select(['id', 'buy', 'state', 'ends_at', 'cancels', 'unpaid_since'])
    .where('user_id', '=', id)
    .orderBy('ends_at', 'desc')
    .execute();
  const paid = await tx
    .selectFrom('payment')
    .select(['id', 'buy', 'paid_at', 'amount', 'refunded', 'dispute'])
    .where('user_id', '=', id)
    .orderBy('paid_at', 'desc')
    .limit(newest)
    .execute();
  const balance = await tx.selectFrom('credit_balance').selectAll().where('user_id', '=', id).executeTakeFirst();
  const lines = await tx
    .selectFrom('credit_entry')
    .select(['id', 'at', 'amount', 'bucket', 'reason'])
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(newest)
    .execute();
  return {
    plans: plans.map(({ ends_at, unpaid_since, ...plan }) => ({
      ...plan,
      endsAt: ends_at.toISOString(),
      unpaidSince: unpaid_since?.toISOString() ?? null,
    })),
    paid: paid.map(({ paid_at, ...payment }) => ({ ...payment, paidAt: paid_at.toISOString() })),
    credits:
      balance === undefined
        ? null
        : {
            free: balance.free,
            monthly: balance.monthly,
            bought: balance.bought,
            frozen: balance.frozen_by.length > 0,
          },
    creditLines: lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
  };
};

/**
 * Gives back what is left of the person's last payment, with its credits and its plan. `payment`: the one that the operator saw. Again, it
 * does what the first try left, and never gives back another payment.
 */
export const refundPerson = async (
  ctx: Context,
  { operator, tx }: By,
  { id, payment: seen }: { id: UserId; payment: string },
): Promise<{ cents: number; ended: boolean }> => {
  await known(tx, id);
  const payments = paymentsOf(ctx);
  const customer = await customerRow(ctx, id);
  if (customer === undefined) throw new Problem('payments.nothing-to-refund');
  const due = refundOf(await payments.look(customer.customer_id), { seen, now: ctx.clock.now() });
  const { cents, plan } = due;
  await note(
    ctx,
    operator,
    due.charged === null
      ? `Ended the refunded plan of ${short(id)}`
      : `Refunded ${(cents / 100).toFixed(2)} dollars to ${short(id)}`,
  );
  await carryOutRefund(payments, due);
  await ctx.db.system((own) => queueSync(ctx, own, customer.customer_id));
  return { cents, ended: plan !== null };
};

const refundOf = (theirs: CustomerPayments, { seen, now }: { seen: string; now: Date }): DueRefund => {
  const last = lastRefundable(theirs);
  const payment = theirs.payments.find(({ id }) => id === seen);
  const due = payment === undefined ? null : dueRefund(theirs, { payment, now });
  if (due !== null && (due.charged === null || last?.id === seen)) return due;
  const isOver = last === null || (payment !== undefined && due === null);
  throw new Problem(isOver ? 'payments.nothing-to-refund' : 'payments.changed');
};

/** The subscription ends with the time that is paid for. */
export const cancelPerson = async (ctx: Context, { operator, tx }: By, id: UserId): Promise<void> => {
  await known(tx, id);
  const payments = paymentsOf(ctx);
  const customer = await customerRow(ctx, id);
  if (customer === undefined) throw new Problem('payments.nothing-to-cancel');
  const { subscriptions } = await payments.lookForCheckout(customer.customer_id);
  const living = subscriptions.filter(({ state, cancels }) => state !== 'over' && !cancels);
  if (living.length === 0) throw new Problem('payments.nothing-to-cancel');
  await note(ctx, operator, `Cancelled the subscription of ${short(id)}`);
  for (const one of living) await payments.cancelAtPeriodEnd(one.id);
  await ctx.db.system((own) => queueSync(ctx, own, customer.customer_id));
};
