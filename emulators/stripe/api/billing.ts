/** Subscriptions, invoices and their payments. */
import { Hono } from 'hono';
import * as z from 'zod';
import { answer, nothing } from '#emulators/stripe/call.ts';
import { find, get, list } from '#emulators/stripe/collection.ts';
import { invalid, missing, stripeError } from '#emulators/stripe/errors.ts';
import { invoicePaymentObject } from '#emulators/stripe/objects/billing.ts';
import { renderInvoice, renderSubscription } from '#emulators/stripe/objects/render.ts';
import { createdRange, pageOf } from '#emulators/stripe/paging.ts';
import { flag, merged, metadataParam, pageParams } from '#emulators/stripe/params.ts';
import type { Invoice, Subscription } from '#emulators/stripe/records.ts';
import type { Env, LocalAccount } from '#emulators/stripe/stripe.ts';
import { cancelNow, changeSubscription, settle, switchPrice, voidInvoice } from '#emulators/stripe/subscribing.ts';

const statuses = z.enum([
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'paused',
  'ended',
  'all',
]);

const subscriptionChange = z.strictObject({
  cancel_at_period_end: flag.optional(),
  metadata: metadataParam.optional(),
  items: z
    .array(z.strictObject({ id: z.string(), price: z.string() }))
    .length(1)
    .optional(),
  proration_behavior: z.literal('always_invoice', 'Here a switch is invoiced at once: always_invoice').optional(),
});

export const billing = new Hono<Env>()
  .get('/v1/subscriptions', (c) =>
    answer(
      c,
      z.strictObject({
        ...pageParams,
        customer: z.string().optional(),
        price: z.string().optional(),
        status: statuses.optional(),
      }),
      (account, { customer, price, status, ...page }) => {
        const records = list(account.store, 'subscription', { customer, price }, createdRange(page.created));
        const wanted = records.filter((record) => isWanted(record, status));
        return pageOf('/v1/subscriptions', wanted, page, (record) => renderSubscription(account, record));
      },
    ),
  )
  .get('/v1/subscriptions/:id', (c) =>
    answer(c, nothing, (account) => renderSubscription(account, subscriptionNamed(account, c.req.param('id')))),
  )
  .post('/v1/subscriptions/:id', (c) =>
    answer(c, subscriptionChange, (account, given) =>
      renderSubscription(account, change(account, c.req.param('id'), given)),
    ),
  )
  .delete('/v1/subscriptions/:id', (c) =>
    answer(c, z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional() }), (account) => {
      const { id } = livingSubscription(account, c.req.param('id'));
      return renderSubscription(account, cancelNow(account, id, 'cancellation_requested'));
    }),
  )
  .get('/v1/invoices', (c) =>
    answer(
      c,
      z.strictObject({
        ...pageParams,
        customer: z.string().optional(),
        subscription: z.string().optional(),
        status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      }),
      (account, { customer, subscription, status, ...page }) => {
        const records = list(account.store, 'invoice', { customer, subscription, status }, createdRange(page.created));
        return pageOf('/v1/invoices', records, page, (invoice) => renderInvoice(account, invoice));
      },
    ),
  )
  .get('/v1/invoices/:id', (c) =>
    answer(c, nothing, (account) => renderInvoice(account, invoiceNamed(account, c.req.param('id')))),
  )
  .post('/v1/invoices/:id/pay', (c) =>
    answer(c, nothing, (account) => pay(account, invoiceNamed(account, c.req.param('id')))),
  )
  .post('/v1/invoices/:id/void', (c) =>
    answer(c, nothing, (account) => {
      const invoice = invoiceNamed(account, c.req.param('id'));
      if (invoice.status !== 'open') throw invalid('You can only pass in open invoices. This invoice isn’t open.');
      return renderInvoice(account, voidInvoice(account, invoice));
    }),
  )
  .get('/v1/invoice_payments', (c) =>
    answer(
      c,
      z.strictObject({
        ...pageParams,
        invoice: z.string().optional(),
        status: z.enum(['open', 'paid', 'canceled']).optional(),
        payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }).optional(),
      }),
      ({ store }, { invoice, status, payment, ...page }) => {
        const records = list(
          store,
          'invoice',
          { id: invoice, paymentIntent: payment?.payment_intent },
          createdRange(page.created),
        );
        const all = records.map(invoicePaymentObject).filter((made) => made !== null);
        const wanted = all.filter((made) => status === undefined || made.status === status);
        return pageOf('/v1/invoice_payments', wanted, page, (made) => made);
      },
    ),
  );

/** Without a status, canceled ones stay out. */
const isWanted = ({ status }: Subscription, wanted: z.infer<typeof statuses> | undefined): boolean => {
  if (wanted === undefined) return status !== 'canceled';
  return wanted === 'all' || status === wanted || (wanted === 'ended' && status === 'canceled');
};

const change = (account: LocalAccount, id: string, given: z.infer<typeof subscriptionChange>): Subscription => {
  const before = livingSubscription(account, id);
  const [item] = given.items ?? [];
  if (item !== undefined) {
    if (item.id !== before.item) throw missing('subscription_item', item.id, 'items[0][id]');
    if (find(account.store, 'price', item.price) === undefined) throw missing('price', item.price, 'items[0][price]');
    if (item.price !== before.price) switchPrice(account, id, item.price);
  }
  const { cancel_at_period_end: cancels = before.cancelAtPeriodEnd } = given;
  return changeSubscription(account, id, {
    cancelAtPeriodEnd: cancels,
    canceledAt: cancels ? (before.canceledAt ?? account.now()) : null,
    cancelReason: cancels ? 'cancellation_requested' : null,
    metadata: merged(before.metadata, given.metadata),
  });
};

/** As if its customer were there. */
const pay = (account: LocalAccount, invoice: Invoice): object => {
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status !== 'open') throw invalid(`This invoice is ${invoice.status} and cannot be paid.`);
  const outcome = settle(account, invoice, { present: true, authenticated: false });
  if (outcome.kind === 'refused') {
    const { code, declineCode, message } = outcome.failure;
    throw stripeError({ status: 402, type: 'card_error', code, message, ...(declineCode ? { declineCode } : {}) });
  }
  return renderInvoice(account, get(account.store, 'invoice', invoice.id));
};

const subscriptionNamed = ({ store }: LocalAccount, id: string): Subscription => {
  const subscription = find(store, 'subscription', id);
  if (subscription === undefined) throw missing('subscription', id);
  return subscription;
};

const livingSubscription = (account: LocalAccount, id: string): Subscription => {
  const subscription = subscriptionNamed(account, id);
  // Stripe finds an ended subscription, and changes it no more.
  if (subscription.status === 'canceled') throw missing('subscription', id);
  return subscription;
};

const invoiceNamed = ({ store }: LocalAccount, id: string): Invoice => {
  const invoice = find(store, 'invoice', id);
  if (invoice === undefined) throw missing('invoice', id);
  return invoice;
};
