/** Turns a stored record into the API's object. */
import { find, get, list } from '#emulators/stripe/collection.ts';
import type { Invoice, Subscription } from '#emulators/stripe/records.ts';
import type { LocalAccount } from '#emulators/stripe/stripe.ts';
import {
  type InvoiceObject,
  invoiceObject,
  invoicePaymentObject,
  type SubscriptionObject,
  subscriptionObject,
} from './billing.ts';
import { customerObject, priceObject, productObject } from './catalog.ts';
import { portalConfigurationObject, sessionObject } from './hosted.ts';
import { chargeObject, disputeObject, paymentIntentObject, paymentMethodObject, refundObject } from './payments.ts';

export const renderSubscription = ({ store }: LocalAccount, subscription: Subscription): SubscriptionObject =>
  subscriptionObject(subscription, get(store, 'price', subscription.price));

export const renderInvoice = ({ store, url }: LocalAccount, invoice: Invoice): InvoiceObject =>
  invoiceObject(invoice, url(), (price) => get(store, 'price', price).product);

/** The object with this id, for a field that a call expands. */
export const renderById = (account: LocalAccount, id: string): object | null => {
  const [prefix = ''] = id.split('_');
  const render = byPrefix[prefix];
  return render === undefined ? null : render(account, id);
};

const byPrefix: Readonly<Record<string, (account: LocalAccount, id: string) => object>> = {
  cus: ({ store }, id) => customerObject(get(store, 'customer', id)),
  prod: ({ store }, id) => productObject(get(store, 'product', id)),
  price: ({ store }, id) => priceObject(get(store, 'price', id)),
  cs: ({ store, url }, id) => sessionObject(get(store, 'session', id), url()),
  pi: ({ store }, id) => paymentIntentObject(get(store, 'paymentIntent', id)),
  pm: ({ store }, id) => paymentMethodObject(get(store, 'paymentMethod', id)),
  ch: ({ store }, id) => chargeObject(get(store, 'charge', id)),
  re: ({ store }, id) => refundObject(get(store, 'refund', id)),
  du: ({ store }, id) => disputeObject(get(store, 'dispute', id)),
  sub: (account, id) => renderSubscription(account, get(account.store, 'subscription', id)),
  in: (account, id) => renderInvoice(account, get(account.store, 'invoice', id)),
  bpc: ({ store }, id) => portalConfigurationObject(get(store, 'portalConfiguration', id)),
};

/** Lists that stand in an object only when a call expands them. */
export const included: Readonly<
  Record<string, (account: LocalAccount, id: string) => { url: string; data: object[] }>
> = {
  'checkout.session.line_items': (account, id) => ({
    url: `/v1/checkout/sessions/${id}/line_items`,
    data: renderLineItems(account, id),
  }),
  'invoice.payments': ({ store }, id) => {
    const payment = invoicePaymentObject(get(store, 'invoice', id));
    return { url: `/v1/invoice_payments?invoice=${id}`, data: payment === null ? [] : [payment] };
  },
  'charge.refunds': ({ store }, id) => ({
    url: `/v1/charges/${id}/refunds`,
    data: list(store, 'refund', { charge: id }).map(refundObject),
  }),
  'customer.subscriptions': (account, id) => ({
    url: `/v1/customers/${id}/subscriptions`,
    data: list(account.store, 'subscription', { customer: id })
      .filter(({ status }) => status !== 'canceled')
      .map((subscription) => renderSubscription(account, subscription)),
  }),
};

export const renderLineItems = ({ store }: LocalAccount, sessionId: string): object[] => {
  const session = find(store, 'session', sessionId);
  return (session?.items ?? []).map(({ id, price: priceId, quantity }) => {
    const price = get(store, 'price', priceId);
    return {
      id,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: price.amount * quantity,
      amount_tax: 0,
      amount_total: price.amount * quantity,
      currency: price.currency,
      description: get(store, 'product', price.product).name,
      metadata: {},
      price: priceObject(price),
      quantity,
    };
  });
};
