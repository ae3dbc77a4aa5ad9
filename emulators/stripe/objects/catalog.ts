/** Products, prices and customers, as the API has them. */
import type Stripe from 'stripe';
import type { Price, RecordOf } from '#emulators/stripe/records.ts';

/** The client makes its decimals out of texts. */
export type PriceObject = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };

export const productObject = ({
  id,
  created,
  updated,
  name,
  description,
  active,
  metadata,
}: RecordOf<'product'>): Stripe.Product => ({
  id,
  object: 'product',
  active,
  created,
  default_price: null,
  description,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata,
  name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated,
  url: null,
});

export const priceObject = (price: Price): PriceObject => ({
  id: price.id,
  object: 'price',
  active: price.active,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: price.lookupKey,
  metadata: price.metadata,
  nickname: price.nickname,
  product: price.product,
  recurring: price.recurring && {
    interval: price.recurring.interval,
    interval_count: price.recurring.count,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: price.recurring ? 'recurring' : 'one_time',
  unit_amount: price.amount,
  unit_amount_decimal: String(price.amount),
});

export const customerObject = (customer: RecordOf<'customer'>): Stripe.Customer | Stripe.DeletedCustomer => {
  const { id, created, email, name, description, metadata, balance, card, deleted } = customer;
  if (deleted) return { id, object: 'customer', deleted: true };
  return {
    id,
    object: 'customer',
    address: null,
    balance,
    created,
    currency: 'usd',
    customer_account: null,
    default_source: null,
    delinquent: false,
    description,
    discount: null,
    email,
    invoice_prefix: prefixOf(id),
    invoice_settings: { custom_fields: null, default_payment_method: card, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
};

/** Stands at the start of a customer's invoice numbers. */
export const prefixOf = (customer: string): string => customer.slice(-8).toUpperCase();
