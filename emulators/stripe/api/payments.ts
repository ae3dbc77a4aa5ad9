/** Payment intents, charges, refunds and disputes. */
import { Hono } from 'hono';
import * as z from 'zod';
import { answer, nothing } from '#emulators/stripe/call.ts';
import { find, get, list, put } from '#emulators/stripe/collection.ts';
import { closeDispute } from '#emulators/stripe/disputes.ts';
import { emit } from '#emulators/stripe/emit.ts';
import { invalid, missing } from '#emulators/stripe/errors.ts';
import { newId } from '#emulators/stripe/ids.ts';
import { chargeObject, disputeObject, paymentIntentObject, refundObject } from '#emulators/stripe/objects/payments.ts';
import { createdRange, pageOf } from '#emulators/stripe/paging.ts';
import { merged, metadataParam, pageParams, whole } from '#emulators/stripe/params.ts';
import type { RecordOf } from '#emulators/stripe/records.ts';
import type { Env, LocalAccount } from '#emulators/stripe/stripe.ts';

const ofPayment = { charge: z.string().optional(), payment_intent: z.string().optional() };
const newRefund = z.strictObject({
  ...ofPayment,
  amount: whole.pipe(z.int().min(1, 'Invalid positive integer')).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadataParam.optional(),
});

export const payments = new Hono<Env>()
  .get('/v1/payment_intents', (c) =>
    answer(
      c,
      z.strictObject({ ...pageParams, customer: z.string().optional() }),
      ({ store }, { customer, ...page }) => {
        const records = list(store, 'paymentIntent', { customer }, createdRange(page.created));
        return pageOf('/v1/payment_intents', records, page, paymentIntentObject);
      },
    ),
  )
  .get('/v1/payment_intents/:id', (c) =>
    answer(c, nothing, ({ store }) => {
      const intent = find(store, 'paymentIntent', c.req.param('id'));
      if (intent === undefined) throw missing('payment_intent', c.req.param('id'), 'intent');
      return paymentIntentObject(intent);
    }),
  )
  .get('/v1/charges', (c) =>
    answer(
      c,
      z.strictObject({ ...pageParams, customer: z.string().optional(), payment_intent: z.string().optional() }),
      ({ store }, { customer, payment_intent: paymentIntent, ...page }) => {
        const records = list(store, 'charge', { customer, paymentIntent }, createdRange(page.created));
        return pageOf('/v1/charges', records, page, chargeObject);
      },
    ),
  )
  .get('/v1/charges/:id', (c) =>
    answer(c, nothing, ({ store }) => {
      const charge = find(store, 'charge', c.req.param('id'));
      if (charge === undefined) throw missing('charge', c.req.param('id'));
      return chargeObject(charge);
    }),
  )
  .post('/v1/refunds', (c) => answer(c, newRefund, refund))
  .get('/v1/refunds', (c) =>
    answer(c, z.strictObject({ ...pageParams, ...ofPayment }), ({ store }, given) => {
      const { charge, payment_intent: paymentIntent, ...page } = given;
      const records = list(store, 'refund', { charge, paymentIntent }, createdRange(page.created));
      return pageOf('/v1/refunds', records, page, refundObject);
    }),
  )
  .get('/v1/refunds/:id', (c) =>
    answer(c, nothing, ({ store }) => {
      const found = find(store, 'refund', c.req.param('id'));
      if (found === undefined) throw missing('refund', c.req.param('id'));
      return refundObject(found);
    }),
  )
  .get('/v1/disputes', (c) =>
    answer(c, z.strictObject({ ...pageParams, ...ofPayment }), ({ store }, given) => {
      const { charge, payment_intent: paymentIntent, ...page } = given;
      const records = list(store, 'dispute', { charge, paymentIntent }, createdRange(page.created));
      return pageOf('/v1/disputes', records, page, disputeObject);
    }),
  )
  .get('/v1/disputes/:id', (c) =>
    answer(c, nothing, ({ store }) => disputeObject(disputeNamed(store, c.req.param('id')))),
  )
  .post('/v1/disputes/:id/close', (c) =>
    answer(c, nothing, (account) => {
      const dispute = disputeNamed(account.store, c.req.param('id'));
      if (isOver(dispute)) throw invalid('This dispute is already closed.');
      return disputeObject(closeDispute(account, dispute.id, 'lost'));
    }),
  );

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const refund = (account: LocalAccount, given: z.infer<typeof newRefund>): object => {
  const { store } = account;
  const charge = chargeOf(store, given);
  const left = charge.amount - charge.refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  if (list(store, 'dispute', { charge: charge.id }).some((dispute) => dispute.status !== 'won')) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, undefined, 'charge_disputed');
  }
  const amount = given.amount ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      'amount',
    );
  }
  const made = put(store, 'refund', {
    id: newId('re'),
    created: account.now(),
    amount,
    currency: charge.currency,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    reason: given.reason ?? null,
    metadata: merged({}, given.metadata),
  });
  const refunded = put(store, 'charge', { ...charge, refunded: charge.refunded + amount });
  emit(account, 'refund.created', refundObject(made));
  emit(account, 'charge.refunded', chargeObject(refunded), { amount_refunded: charge.refunded, refunded: false });
  return refundObject(made);
};

const chargeOf = (
  store: LocalAccount['store'],
  given: { charge?: string | undefined; payment_intent?: string | undefined },
): RecordOf<'charge'> => {
  if (given.charge !== undefined) {
    const charge = find(store, 'charge', given.charge);
    if (charge === undefined) throw missing('charge', given.charge, 'charge');
    return charge;
  }
  if (given.payment_intent === undefined) {
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = find(store, 'paymentIntent', given.payment_intent);
  if (intent === undefined) throw missing('payment_intent', given.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latestCharge === null) {
    throw invalid(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
      'payment_intent_unexpected_state',
    );
  }
  return get(store, 'charge', intent.latestCharge);
};

const isOver = ({ status }: RecordOf<'dispute'>): boolean => status === 'won' || status === 'lost';

const disputeNamed = (store: LocalAccount['store'], id: string): RecordOf<'dispute'> => {
  const dispute = find(store, 'dispute', id);
  if (dispute === undefined) throw missing('dispute', id);
  return dispute;
};
