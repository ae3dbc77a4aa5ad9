// What Flow sells at Stripe: two products with fixed ids, a price for each purchase, and the billing portal.
import type Stripe from 'stripe';
import { credits, Purchase, purchases } from '#domain/credits.ts';
import { Problem } from '#domain/problem.ts';
import type { Ask } from './client.ts';
import { unlessMissing } from './client.ts';

/** Invoices and subscriptions are Flow's if they are about this product. */
export const planProduct = 'flow_pro';
const topUpProduct = 'flow_credits';

const products = {
  [planProduct]: { name: 'Flow Pro', description: `${credits.monthly} credits each month` },
  [topUpProduct]: { name: `${credits.topUp} Flow credits`, description: 'Credits that never expire' },
} as const;

export type Catalog = {
  /** The id of the price. */
  priceOf(buy: Purchase): Promise<string>;
  /** Of a price that was ever sold. */
  intervalOf(priceId: string): Promise<'month' | 'year' | null>;
  portal(): Promise<string>;
};

export const openCatalog = (ask: Ask): Catalog => {
  const known = new Map<string, Stripe.Price>();
  return {
    priceOf: async (buy) => {
      const [price] = (await ask((stripe) => stripe.prices.list({ lookup_keys: [buy], active: true }))).data;
      if (price === undefined) throw new Problem('payments.unavailable', { detail: `no price ${buy}` });
      return price.id;
    },
    intervalOf: async (priceId) => {
      const price = known.get(priceId) ?? (await ask((stripe) => stripe.prices.retrieve(priceId)));
      known.set(priceId, price);
      switch (price.recurring?.interval) {
        case 'month':
          return 'month';
        case 'year':
          return 'year';
        default:
          return null;
      }
    },
    portal: async () => (await portalOf(ask)).id,
  };
};

/** Makes what is missing, and says what it did. */
export const setUpCatalog = async (ask: Ask): Promise<string[]> => {
  const lines: string[] = [];
  for (const [id, words] of Object.entries(products)) {
    const known = await ask((stripe) => unlessMissing(stripe.products.retrieve(id)));
    if (known === null) await ask((stripe) => stripe.products.create({ id, ...words }));
    lines.push(`${known === null ? 'made' : 'found'} the product ${id} (${words.name})`);
  }
  for (const buy of Purchase.options) lines.push(await setUpPrice(ask, buy));
  const { made } = await portalOf(ask);
  lines.push(`${made ? 'made' : 'found'} the billing portal’s configuration`);
  return lines;
};

const setUpPrice = async (ask: Ask, buy: Purchase): Promise<string> => {
  const wanted = purchases[buy];
  const cents = wanted.usd * 100;
  const [known] = (await ask((stripe) => stripe.prices.list({ lookup_keys: [buy], active: true }))).data;
  if (known?.unit_amount === cents) return `found the price ${buy} (${wanted.usd} USD)`;
  await ask((stripe) =>
    stripe.prices.create({
      currency: 'usd',
      unit_amount: cents,
      lookup_key: buy,
      // The old price keeps its subscribers, and is sold to nobody any more.
      transfer_lookup_key: true,
      ...(wanted.kind === 'subscription'
        ? { product: planProduct, recurring: { interval: wanted.interval } }
        : { product: topUpProduct }),
    }),
  );
  return `made the price ${buy} (${wanted.usd} USD)`;
};

/** Where people cancel, switch between month and year, change their card and see invoices. */
const portalOf = async (ask: Ask): Promise<{ id: string; made: boolean }> => {
  const listed = await ask((stripe) => stripe.billingPortal.configurations.list({ active: true, limit: 100 }));
  const prices = await ask((stripe) =>
    stripe.prices.list({ lookup_keys: ['pro_monthly', 'pro_yearly'], active: true }),
  );
  const mark = prices.data
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
  const known = listed.data.find(({ metadata }) => metadata?.['flow'] === mark);
  if (known) return { id: known.id, made: false };
  const { id } = await ask((stripe) =>
    stripe.billingPortal.configurations.create({
      metadata: { flow: mark },
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          products: [{ product: planProduct, prices: prices.data.map(({ id: price }) => price) }],
        },
      },
    }),
  );
  return { id, made: true };
};
