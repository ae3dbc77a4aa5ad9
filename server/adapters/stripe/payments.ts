// Stripe as the payment service.
import type Stripe from 'stripe';
import { type Purchase, purchases } from '#domain/credits.ts';
import { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { PaymentsConfig } from '#server/payments-config.ts';
import type { NewCheckout, Payments, Person } from '#server/payments-port.ts';
import { type Catalog, openCatalog } from './catalog.ts';
import { type Ask, openStripe, unlessMissing } from './client.ts';
import { lookForCheckout, readCustomer } from './customer-payments.ts';
import { eventIn, eventsSince } from './events.ts';
import { setUp } from './set-up.ts';

/** Null: this host takes no payments. */
export const openPayments = (config: PaymentsConfig | null): Payments | null => {
  if (config === null) return null;
  const ask = openStripe(config);
  const catalog = openCatalog(ask);
  return {
    customerOf: (person) => customerOf(ask, person),
    madeFor: (customerId) => madeFor(ask, customerId),
    customerOfCharge: async (chargeId) => idOf((await ask((stripe) => stripe.charges.retrieve(chargeId))).customer),
    look: (customerId) => readCustomer({ ask, catalog }, customerId),
    lookForCheckout: (customerId) => lookForCheckout({ ask, catalog }, customerId),
    openCheckout: (checkout) => openCheckout({ ask, catalog, config }, checkout),
    closeCheckout: (id) => closeCheckout(ask, id),
    openPortal: async (customer, backTo) => {
      const configuration = await catalog.portal();
      const wanted = { customer, configuration, return_url: backTo };
      return (await ask((stripe) => stripe.billingPortal.sessions.create(wanted))).url;
    },
    endSubscription: (id) => ask((stripe) => ignoring({ statusCode: 404 }, stripe.subscriptions.cancel(id))),
    cancelAtPeriodEnd: async (id) => {
      await ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    },
    refund: (charged) =>
      ask((stripe) =>
        ignoring({ code: 'charge_already_refunded' }, stripe.refunds.create({ payment_intent: charged })),
      ),
    forgetCustomer: (customerId) => forgetCustomer(ask, customerId),
    eventIn: async (body, signature, now) => {
      if (config.webhookSecret === null) throw new Problem('payments.unsigned', { detail: 'no webhook secret' });
      return eventIn(ask, config.webhookSecret, { body, signature, now });
    },
    eventsSince: (moment) => eventsSince(ask, moment),
    setUp: (webhook) => setUp(ask, webhook),
  };
};

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** For what is done already: Stripe refuses it like this. */
const ignoring = async (refusal: { statusCode: number } | { code: string }, asked: Promise<unknown>): Promise<void> => {
  try {
    await asked;
  } catch (error) {
    const isThat = Object.entries(refusal).every(([name, value]) => Reflect.get(Object(error), name) === value);
    if (!isThat) throw error;
  }
};

/** Names the person in the customer. */
const mark = 'flow_user';

/** Stripe forgets a key after a day, so a customer that was made but never stored is found by its mark. */
const customerOf = async (ask: Ask, { userId, email, name }: Person): Promise<string> => {
  const { data } = await ask((stripe) => stripe.customers.list({ email, limit: 100 }));
  const known = data.find(({ metadata }) => metadata[mark] === userId);
  if (known) return known.id;
  const made = await ask((stripe) =>
    stripe.customers.create({ email, name, metadata: { [mark]: userId } }, { idempotencyKey: `customer ${userId}` }),
  );
  return made.id;
};

const closeCheckout = (ask: Ask, id: string): Promise<void> =>
  ask((stripe) => ignoring({ statusCode: 400 }, stripe.checkout.sessions.expire(id)));

/** Nobody can pay an open checkout any more. */
const forgetCustomer = async (ask: Ask, customer: string): Promise<void> => {
  const { data } = await ask((stripe) => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
  for (const { id } of data) await closeCheckout(ask, id);
  await ask((stripe) => ignoring({ statusCode: 404 }, stripe.customers.del(customer)));
};

const madeFor = async (ask: Ask, customerId: string): Promise<UserId | null> => {
  const customer = await ask((stripe) => unlessMissing(stripe.customers.retrieve(customerId)));
  if (customer === null || customer.deleted) return null;
  const userId = UserId.safeParse(customer.metadata[mark]);
  return userId.success ? userId.data : null;
};

type World = { ask: Ask; catalog: Catalog; config: PaymentsConfig };

const openCheckout = async (
  { ask, catalog, config }: World,
  { customerId, buy, doneAt, leftAt, key }: NewCheckout,
): Promise<{ id: string; url: string }> => {
  const price = await catalog.priceOf(buy);
  const { id, url } = await ask((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: modeOf(buy),
        customer: customerId,
        line_items: [{ price, quantity: 1 }],
        success_url: doneAt,
        cancel_url: leftAt,
        metadata: { buy },
        ...(config.automaticTax
          ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto', name: 'auto' } }
          : {}),
      },
      { idempotencyKey: key },
    ),
  );
  if (url === null) throw new Problem('payments.unavailable', { detail: 'a checkout without an address' });
  return { id, url };
};

const modeOf = (buy: Purchase): Stripe.Checkout.SessionCreateParams['mode'] =>
  purchases[buy].kind === 'subscription' ? 'subscription' : 'payment';
