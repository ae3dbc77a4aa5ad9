/** What the local Stripe stores of each kind. `objects/` turns it into the API's objects. Times are seconds. */
import * as z from 'zod';

const seconds = z.int();
const maybe = z.nullable(z.string());
const metadata = z.record(z.string(), z.string());
export type Metadata = z.infer<typeof metadata>;

const base = { id: z.string(), created: seconds };

/** Behaves as its number says: see `cards.ts`. */
const paymentMethod = z.object({ ...base, customer: maybe, number: z.string(), name: maybe });

const customer = z.object({
  ...base,
  email: maybe,
  name: maybe,
  description: maybe,
  metadata,
  /** Cents. Below zero: credit for the next invoice. */
  balance: z.int(),
  card: maybe,
  deleted: z.boolean(),
});

const product = z.object({
  ...base,
  updated: seconds,
  name: z.string(),
  description: maybe,
  active: z.boolean(),
  metadata,
});

const recurring = z.object({ interval: z.enum(['day', 'week', 'month', 'year']), count: z.int() });

const price = z.object({
  ...base,
  product: z.string(),
  active: z.boolean(),
  currency: z.string(),
  amount: z.int(),
  lookupKey: maybe,
  nickname: maybe,
  recurring: z.nullable(recurring),
  metadata,
});

const session = z.object({
  ...base,
  mode: z.enum(['payment', 'subscription']),
  status: z.enum(['open', 'complete', 'expired']),
  paymentStatus: z.enum(['paid', 'unpaid']),
  customer: maybe,
  customerEmail: maybe,
  items: z.array(z.object({ id: z.string(), price: z.string(), quantity: z.int() })),
  amount: z.int(),
  currency: z.string(),
  successUrl: z.string(),
  cancelUrl: maybe,
  expiresAt: seconds,
  clientReferenceId: maybe,
  automaticTax: z.boolean(),
  locale: maybe,
  metadata,
  /** For what the session makes. */
  innerMetadata: metadata,
  subscription: maybe,
  invoice: maybe,
  paymentIntent: maybe,
  /** The card that waits for its owner at the bank's page. */
  waitingCard: maybe,
});

const failure = z.object({ code: z.string(), declineCode: maybe, message: z.string() });
export type Failure = z.infer<typeof failure>;

const paymentIntent = z.object({
  ...base,
  amount: z.int(),
  currency: z.string(),
  customer: maybe,
  status: z.enum(['requires_payment_method', 'requires_action', 'succeeded', 'canceled']),
  canceledAt: z.nullable(seconds),
  latestCharge: maybe,
  failure: z.nullable(failure),
  paymentMethod: maybe,
  description: maybe,
  /** The invoice that it pays. The API has it in the invoice's payments only. */
  invoice: maybe,
  metadata,
});

const charge = z.object({
  ...base,
  amount: z.int(),
  refunded: z.int(),
  currency: z.string(),
  customer: maybe,
  paymentIntent: z.string(),
  paymentMethod: z.string(),
  failure: z.nullable(failure),
  disputed: z.boolean(),
  description: maybe,
  metadata,
});

const refund = z.object({
  ...base,
  amount: z.int(),
  currency: z.string(),
  charge: z.string(),
  paymentIntent: z.string(),
  reason: maybe,
  metadata,
});

const dispute = z.object({
  ...base,
  amount: z.int(),
  currency: z.string(),
  charge: z.string(),
  paymentIntent: z.string(),
  reason: z.string(),
  status: z.enum(['needs_response', 'under_review', 'won', 'lost']),
  metadata,
});

const subscription = z.object({
  ...base,
  customer: z.string(),
  item: z.string(),
  price: z.string(),
  status: z.enum(['active', 'past_due', 'canceled']),
  anchor: seconds,
  periodStart: seconds,
  periodEnd: seconds,
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: z.nullable(seconds),
  endedAt: z.nullable(seconds),
  cancelReason: z.nullable(z.enum(['cancellation_requested', 'payment_failed'])),
  latestInvoice: maybe,
  card: maybe,
  automaticTax: z.boolean(),
  metadata,
});

const line = z.object({
  id: z.string(),
  amount: z.int(),
  description: z.string(),
  price: z.string(),
  periodStart: seconds,
  periodEnd: seconds,
  proration: z.boolean(),
});

const invoice = z.object({
  ...base,
  customer: z.string(),
  subscription: z.string(),
  item: z.string(),
  reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update']),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  number: z.string(),
  currency: z.string(),
  lines: z.array(line),
  total: z.int(),
  startingBalance: z.int(),
  endingBalance: z.nullable(z.int()),
  amountDue: z.int(),
  attempts: z.int(),
  /** When it is finalized or tried next. */
  next: z.nullable(seconds),
  paymentIntent: maybe,
  payment: z.string(),
  finalizedAt: z.nullable(seconds),
  paidAt: z.nullable(seconds),
  voidedAt: z.nullable(seconds),
  periodStart: seconds,
  periodEnd: seconds,
  metadata,
});

const portalSession = z.object({
  ...base,
  customer: z.string(),
  returnUrl: maybe,
  configuration: z.string(),
});

/** `features` as given, checked by `portal.ts`. */
const portalConfiguration = z.object({
  ...base,
  updated: seconds,
  active: z.boolean(),
  isDefault: z.boolean(),
  name: maybe,
  returnUrl: maybe,
  invoiceHistory: z.boolean(),
  paymentMethodUpdate: z.boolean(),
  subscriptionCancel: z.boolean(),
  /** The prices that a person may switch to. Empty: no switching. */
  switches: z.array(z.object({ product: z.string(), prices: z.array(z.string()) })),
  metadata,
});

const webhook = z.object({
  ...base,
  url: z.string(),
  events: z.array(z.string()),
  secret: z.string(),
  enabled: z.boolean(),
  description: maybe,
  metadata,
});

/** `object` and `previous` as the API had them then. */
const event = z.object({
  ...base,
  type: z.string(),
  object: z.record(z.string(), z.unknown()),
  previous: z.nullable(z.record(z.string(), z.unknown())),
  request: maybe,
  idempotencyKey: maybe,
});

export const schemas = {
  customer,
  paymentMethod,
  product,
  price,
  session,
  paymentIntent,
  charge,
  refund,
  dispute,
  subscription,
  invoice,
  portalSession,
  portalConfiguration,
  webhook,
  event,
} as const;

export type Kind = keyof typeof schemas;
export type RecordOf<K extends Kind> = z.infer<(typeof schemas)[K]>;
export type Invoice = RecordOf<'invoice'>;
export type Subscription = RecordOf<'subscription'>;
export type Session = RecordOf<'session'>;
export type Price = RecordOf<'price'>;
export type InvoiceLine = Invoice['lines'][number];
