/** Checkout, portal, webhook endpoints and events, as the API has them. */
import type Stripe from 'stripe';
import type { RecordOf, Session } from '#emulators/stripe/records.ts';
import { apiVersion } from '#emulators/stripe/version.ts';

export const sessionObject = (session: Session, url: string): Stripe.Checkout.Session => ({
  id: session.id,
  object: 'checkout.session',
  ...alike,
  amount_subtotal: session.amount,
  amount_total: session.amount,
  automatic_tax: { enabled: session.automaticTax, liability: null, provider: null, status: null },
  cancel_url: session.cancelUrl,
  client_reference_id: session.clientReferenceId,
  created: session.created,
  currency: session.currency,
  customer: session.customer,
  customer_details: session.customerEmail === null ? null : { ...nobody, email: session.customerEmail },
  customer_email: null,
  expires_at: session.expiresAt,
  invoice: session.invoice,
  invoice_creation: null,
  locale: session.locale,
  metadata: session.metadata,
  mode: session.mode,
  payment_intent: session.mode === 'payment' ? session.paymentIntent : null,
  payment_method_collection: session.mode === 'subscription' ? 'always' : 'if_required',
  payment_status: session.paymentStatus,
  status: session.status,
  subscription: session.subscription,
  success_url: session.successUrl,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  url: session.status === 'open' ? `${url}/c/pay/${session.id}` : null,
});

const nobody = {
  address: null,
  business_name: null,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
} satisfies Partial<Stripe.Checkout.Session.CustomerDetails>;

/** The same for every session here. */
const alike = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  customer_creation: null,
  discounts: [],
  integration_identifier: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

export const portalSessionObject = (session: RecordOf<'portalSession'>, url: string): Stripe.BillingPortal.Session => ({
  id: session.id,
  object: 'billing_portal.session',
  configuration: session.configuration,
  created: session.created,
  customer: session.customer,
  customer_account: null,
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  return_url: session.returnUrl,
  url: `${url}/p/session/${session.id}`,
});

export const portalConfigurationObject = (
  given: RecordOf<'portalConfiguration'>,
): Stripe.BillingPortal.Configuration => ({
  id: given.id,
  object: 'billing_portal.configuration',
  active: given.active,
  application: null,
  business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
  created: given.created,
  default_return_url: given.returnUrl,
  features: {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: given.invoiceHistory },
    payment_method_update: { enabled: given.paymentMethodUpdate, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: given.subscriptionCancel,
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: given.switches.length > 0 ? ['price'] : [],
      enabled: given.switches.length > 0,
      products: given.switches.map(({ product, prices }) => ({
        adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
        prices,
        product,
      })),
      proration_behavior: 'always_invoice',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  },
  is_default: given.isDefault,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata: given.metadata,
  name: given.name,
  updated: given.updated,
});

/** The secret stands in the answer to the creation only. */
export const webhookObject = (webhook: RecordOf<'webhook'>, { secret = false } = {}): Stripe.WebhookEndpoint => ({
  id: webhook.id,
  object: 'webhook_endpoint',
  api_version: apiVersion,
  application: null,
  created: webhook.created,
  description: webhook.description,
  enabled_events: webhook.events,
  livemode: false,
  metadata: webhook.metadata,
  ...(secret ? { secret: webhook.secret } : {}),
  status: webhook.enabled ? 'enabled' : 'disabled',
  url: webhook.url,
});

export type EventObject = Omit<Stripe.Event, 'type' | 'data'> & {
  type: string;
  data: { object: object; previous_attributes?: object };
};

export const eventObject = (event: RecordOf<'event'>, pending: number): EventObject => ({
  id: event.id,
  object: 'event',
  api_version: apiVersion,
  created: event.created,
  data: { object: event.object, ...(event.previous === null ? {} : { previous_attributes: event.previous }) },
  livemode: false,
  pending_webhooks: pending,
  request: { id: event.request, idempotency_key: event.idempotencyKey },
  type: event.type,
});
