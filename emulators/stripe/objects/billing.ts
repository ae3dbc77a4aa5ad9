/** Subscriptions and invoices, as the API has them. */
import type Stripe from 'stripe';
import type { Invoice, InvoiceLine, Price, Subscription } from '#emulators/stripe/records.ts';
import { type PriceObject, priceObject } from './catalog.ts';

/** A list inside an object. */
type Inner<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };
const inner = <T>(url: string, data: T[]): Inner<T> => ({ object: 'list', data, has_more: false, url });

type ItemObject = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & { price: PriceObject; plan: object };
export type SubscriptionObject = Omit<Stripe.Subscription, 'items'> & { items: Inner<ItemObject> };

export const subscriptionObject = (subscription: Subscription, price: Price): SubscriptionObject => ({
  id: subscription.id,
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: subscription.automaticTax, liability: null },
  billing_cycle_anchor: subscription.anchor,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  canceled_at: subscription.canceledAt,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: subscription.cancelReason },
  collection_method: 'charge_automatically',
  created: subscription.created,
  currency: price.currency,
  customer: subscription.customer,
  customer_account: null,
  days_until_due: null,
  default_payment_method: subscription.card,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: subscription.endedAt,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  items: inner(`/v1/subscription_items?subscription=${subscription.id}`, [itemOf(subscription, price)]),
  latest_invoice: subscription.latestInvoice,
  livemode: false,
  managed_payments: null,
  metadata: subscription.metadata,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: subscription.created,
  status: subscription.status,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
  trial_start: null,
});

const itemOf = (subscription: Subscription, price: Price): ItemObject => ({
  id: subscription.item,
  object: 'subscription_item',
  billing_thresholds: null,
  created: subscription.created,
  current_period_end: subscription.periodEnd,
  current_period_start: subscription.periodStart,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: { id: price.id, object: 'plan', active: price.active, amount: price.amount, currency: price.currency },
  price: priceObject(price),
  quantity: 1,
  subscription: subscription.id,
  tax_rates: [],
});

type LineObject = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  pricing: object;
  quantity_decimal: string;
};
export type InvoiceObject = Omit<Stripe.Invoice, 'lines'> & { lines: Inner<LineObject> };

export const invoiceObject = (invoice: Invoice, url: string, productOf: (price: string) => string): InvoiceObject => ({
  id: invoice.id,
  object: 'invoice',
  ...standing,
  ...amounts(invoice),
  ...times(invoice),
  auto_advance: invoice.next !== null,
  billing_reason: invoice.reason,
  created: invoice.created,
  currency: invoice.currency,
  customer: invoice.customer,
  hosted_invoice_url: invoice.finalizedAt === null ? null : `${url}/i/${invoice.id}`,
  lines: inner(
    `/v1/invoices/${invoice.id}/lines`,
    invoice.lines.map((line) => lineObject(invoice, line, productOf(line.price))),
  ),
  metadata: {},
  number: invoice.number,
  parent: {
    quote_details: null,
    subscription_details: { metadata: invoice.metadata, subscription: invoice.subscription },
    type: 'subscription_details',
  },
  status: invoice.status,
});

const amounts = (invoice: Invoice) => {
  const paid = invoice.status === 'paid' ? invoice.amountDue : 0;
  return {
    amount_due: invoice.amountDue,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: invoice.amountDue - paid,
    amount_shipping: 0,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    ending_balance: invoice.endingBalance,
    starting_balance: invoice.startingBalance,
    subtotal: invoice.total,
    subtotal_excluding_tax: invoice.total,
    total: invoice.total,
    total_excluding_tax: invoice.total,
  };
};

const times = (invoice: Invoice) => ({
  automatically_finalizes_at: invoice.status === 'draft' ? invoice.next : null,
  effective_at: invoice.finalizedAt,
  next_payment_attempt: invoice.status === 'open' ? invoice.next : null,
  period_end: invoice.periodEnd,
  period_start: invoice.periodStart,
  status_transitions: {
    finalized_at: invoice.finalizedAt,
    marked_uncollectible_at: null,
    paid_at: invoice.paidAt,
    voided_at: invoice.voidedAt,
  },
  webhooks_delivered_at: invoice.created,
});

/** The same for every invoice here. */
const standing = {
  account_country: 'US',
  account_name: 'Local Stripe',
  account_tax_ids: null,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_email: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
} satisfies Partial<Stripe.Invoice>;

const lineObject = (invoice: Invoice, line: InvoiceLine, product: string): LineObject => ({
  id: line.id,
  object: 'line_item',
  amount: line.amount,
  currency: invoice.currency,
  description: line.description,
  discount_amounts: [],
  discountable: !line.proration,
  discounts: [],
  invoice: invoice.id,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: line.proration,
      proration_details: line.proration ? { credited_items: null } : null,
      subscription: invoice.subscription,
      subscription_item: invoice.item,
    },
    type: 'subscription_item_details',
  },
  period: { end: line.periodEnd, start: line.periodStart },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: line.price, product },
    type: 'price_details',
    unit_amount_decimal: String(line.amount),
  },
  quantity: 1,
  quantity_decimal: '1',
  subscription: invoice.subscription,
  subtotal: line.amount,
  taxes: [],
});

/** Null for an invoice that no payment belongs to. */
export const invoicePaymentObject = (invoice: Invoice): Stripe.InvoicePayment | null => {
  if (invoice.paymentIntent === null) return null;
  const isPaid = invoice.status === 'paid';
  return {
    id: invoice.payment,
    object: 'invoice_payment',
    amount_paid: isPaid ? invoice.amountDue : null,
    amount_requested: invoice.amountDue,
    created: invoice.finalizedAt ?? invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: invoice.paymentIntent, type: 'payment_intent' },
    status: isPaid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: invoice.paidAt },
  };
};
