import { Hono } from 'hono';
import * as z from 'zod';
import { answer, nothing } from '#emulators/stripe/call.ts';
import { expireSession } from '#emulators/stripe/checkout.ts';
import { find, list, put } from '#emulators/stripe/collection.ts';
import { invalid, missing } from '#emulators/stripe/errors.ts';
import { newId } from '#emulators/stripe/ids.ts';
import { sessionObject } from '#emulators/stripe/objects/hosted.ts';
import { renderLineItems } from '#emulators/stripe/objects/render.ts';
import { createdRange, pageOf } from '#emulators/stripe/paging.ts';
import { flag, merged, metadataParam, orNull, pageParams, whole, words } from '#emulators/stripe/params.ts';
import type { Price, Session } from '#emulators/stripe/records.ts';
import type { Env, LocalAccount } from '#emulators/stripe/stripe.ts';
import { livingCustomer } from './customers.ts';

const newSession = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: whole.pipe(z.int().min(1)).optional() }))
    .min(1)
    .max(20),
  success_url: z.url(),
  cancel_url: orNull(z.url()),
  customer: orNull(z.string()),
  customer_email: orNull(words),
  client_reference_id: orNull(z.string().max(200)),
  metadata: metadataParam.optional(),
  subscription_data: z.strictObject({ metadata: metadataParam.optional() }).optional(),
  payment_intent_data: z.strictObject({ metadata: metadataParam.optional() }).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).default({ enabled: false }),
  customer_update: z
    .strictObject({ address: z.enum(['auto', 'never']).optional(), name: z.enum(['auto', 'never']).optional() })
    .optional(),
  expires_at: whole.optional(),
  locale: orNull(z.string()),
});
type NewSession = z.infer<typeof newSession>;

export const checkoutSessions = new Hono<Env>()
  .post('/v1/checkout/sessions', (c) => answer(c, newSession, create))
  .get('/v1/checkout/sessions', (c) =>
    answer(
      c,
      z.strictObject({
        ...pageParams,
        customer: z.string().optional(),
        payment_intent: z.string().optional(),
        subscription: z.string().optional(),
        status: z.enum(['open', 'complete', 'expired']).optional(),
      }),
      ({ store, url }, { customer, payment_intent: paymentIntent, subscription, status, ...page }) => {
        const where = { customer, paymentIntent, subscription, status };
        const records = list(store, 'session', where, createdRange(page.created));
        return pageOf('/v1/checkout/sessions', records, page, (session) => sessionObject(session, url()));
      },
    ),
  )
  .get('/v1/checkout/sessions/:id', (c) =>
    answer(c, nothing, (account) => sessionObject(sessionNamed(account, c.req.param('id')), account.url())),
  )
  .get('/v1/checkout/sessions/:id/line_items', (c) =>
    answer(c, z.strictObject(pageParams), (account) => {
      const session = sessionNamed(account, c.req.param('id'));
      const url = `/v1/checkout/sessions/${session.id}/line_items`;
      return { object: 'list', data: renderLineItems(account, session.id), has_more: false, url };
    }),
  )
  .post('/v1/checkout/sessions/:id/expire', (c) =>
    answer(c, nothing, (account) => {
      const session = sessionNamed(account, c.req.param('id'));
      if (session.status !== 'open') {
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      }
      return sessionObject(expireSession(account, session), account.url());
    }),
  );

const aDay = 86_400;

const create = (account: LocalAccount, given: NewSession): object => {
  const customer = given.customer === null ? null : livingCustomer(account.store, given.customer);
  const sold = given.line_items.map(({ price, quantity = 1 }, at) => ({
    quantity,
    price: priceSold(account, given, price, at),
  }));
  const inner = given.mode === 'payment' ? given.payment_intent_data : given.subscription_data;
  const session: Session = {
    ...untouched,
    id: newId('cs_test', 58),
    created: account.now(),
    mode: given.mode,
    customer: given.customer,
    customerEmail: given.customer_email ?? customer?.email ?? null,
    items: sold.map(({ price, quantity }) => ({ id: newId('li'), price: price.id, quantity })),
    amount: sold.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0),
    currency: sold[0]?.price.currency ?? 'usd',
    successUrl: given.success_url,
    cancelUrl: given.cancel_url,
    expiresAt: expiryOf(account, given),
    clientReferenceId: given.client_reference_id,
    automaticTax: given.automatic_tax.enabled,
    locale: given.locale,
    metadata: merged({}, given.metadata),
    innerMetadata: merged({}, inner?.metadata),
  };
  return sessionObject(put(account.store, 'session', session, session.expiresAt), account.url());
};

const untouched = {
  status: 'open',
  paymentStatus: 'unpaid',
  subscription: null,
  invoice: null,
  paymentIntent: null,
  waitingCard: null,
} as const;

const expiryOf = (account: LocalAccount, given: NewSession): number => {
  const now = account.now();
  const expiresAt = given.expires_at ?? now + aDay;
  if (expiresAt >= now + 1800 && expiresAt <= now + aDay) return expiresAt;
  throw invalid(
    'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
    'expires_at',
  );
};

const priceSold = ({ store }: LocalAccount, { mode }: NewSession, id: string, at: number): Price => {
  const param = `line_items[${at}][price]`;
  const price = find(store, 'price', id);
  if (price === undefined) throw missing('price', id, param);
  if (!price.active) {
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, param);
  }
  if (mode === 'payment' && price.recurring !== null) {
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      param,
    );
  }
  if (mode === 'subscription' && price.recurring === null) {
    throw invalid(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'line_items',
    );
  }
  return price;
};

const sessionNamed = ({ store }: LocalAccount, id: string): Session => {
  const session = find(store, 'session', id);
  if (session === undefined) throw missing('checkout.session', id);
  return session;
};
