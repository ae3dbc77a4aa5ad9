// Keeps subscriptions and payments as the payment service has them. Each function returns whether ours were different.
import type { UserId } from '#domain/id.ts';
import type { Subscription } from '#domain/plan.ts';
import type { Tx } from '#server/db/database.ts';
import type { PaymentSubscriptionTable } from '#server/db/payment-tables.ts';
import type { Payment } from '#server/payments-port.ts';

export const storeSubscriptions = async (tx: Tx, userId: UserId, theirs: readonly Subscription[]): Promise<boolean> => {
  const ours = await subscriptionsOf(tx, userId);
  const wanted = theirs.toSorted(byId);
  if (JSON.stringify(ours) === JSON.stringify(wanted.map(inOrder))) return false;
  await tx.deleteFrom('payment_subscription').where('user_id', '=', userId).execute();
  if (wanted.length > 0) {
    await tx
      .insertInto('payment_subscription')
      .values(
        wanted.map(
          ({ id, buy, state, endsAt, cancels, unpaidSince }): PaymentSubscriptionTable => ({
            user_id: userId,
            id,
            buy,
            state,
            ends_at: endsAt,
            cancels,
            unpaid_since: unpaidSince,
          }),
        ),
      )
      .execute();
  }
  return true;
};

/** By id. */
export const subscriptionsOf = async (tx: Tx, userId: UserId): Promise<Subscription[]> => {
  const rows = await tx.selectFrom('payment_subscription').selectAll().where('user_id', '=', userId).execute();
  return rows
    .map(({ id, buy, state, ends_at: endsAt, cancels, unpaid_since: unpaidSince }) =>
      inOrder({ id, buy, state, endsAt, cancels, unpaidSince }),
    )
    .toSorted(byId);
};

/** One order of fields, to compare as text. */
const inOrder = ({ id, buy, state, endsAt, cancels, unpaidSince }: Subscription): Subscription => ({
  id,
  buy,
  state,
  endsAt,
  cancels,
  unpaidSince,
});

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : Number(a.id > b.id));

/** A payment never goes away: what it gave stays in the ledger. */
export const storePayments = async (tx: Tx, userId: UserId, theirs: readonly Payment[]): Promise<boolean> => {
  let changed = false;
  for (const { id, buy, subscriptionId, paidAt, from, to, amount, refunded, dispute } of theirs) {
    const values = {
      buy,
      subscription_id: subscriptionId,
      paid_at: paidAt,
      from_at: from,
      to_at: to,
      amount,
      refunded,
      dispute,
    };
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('payment')
      .values({ user_id: userId, id, ...values })
      .onConflict((row) =>
        row
          .columns(['user_id', 'id'])
          .doUpdateSet(values)
          .where((is) =>
            is.or([
              is('payment.refunded', '!=', refunded),
              is('payment.dispute', '!=', dispute),
              is('payment.amount', '!=', amount),
              is('payment.to_at', '!=', to),
            ]),
          ),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows > 0n) changed = true;
  }
  return changed;
};
