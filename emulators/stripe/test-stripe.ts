/** A local Stripe for one test file, with the official client, a clock moved by hand, and the control plane. */
import Stripe from 'stripe';
import { type LocalStripe, type LocalStripeOptions, localKey, startLocalStripe } from '#emulators/local-stripe.ts';

export type Arrived = { url: string; signature: string; body: string };

export type TestStripe = LocalStripe & {
  /** Stripe's own client. It throws on anything but success. */
  client: Stripe;
  clientWith(key: string): Stripe;
  /** What reached webhook endpoints. */
  arrived: Arrived[];
  control(path: string, body?: unknown): Promise<Response>;
  /** Moves the clock both of Stripe and of the wall. */
  advance(ms: number): Promise<void>;
  now(): Date;
};

export const startTestStripe = async (options: Partial<LocalStripeOptions> = {}): Promise<TestStripe> => {
  let at = new Date('2026-03-31T12:00:00Z').getTime();
  const arrived: Arrived[] = [];
  const running = await startLocalStripe({
    dataDir: ':memory:',
    now: () => new Date(at),
    post: async (url, headers, body) => {
      arrived.push({ url, signature: headers['stripe-signature'] ?? '', body });
      return 200;
    },
    ...options,
  });
  const clientWith = (key: string): Stripe => officialClient(running, key);
  const control: TestStripe['control'] = (path, body) =>
    fetch(
      `${running.url}/_local/${path}`,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
  return {
    ...running,
    client: clientWith(localKey),
    clientWith,
    arrived,
    control,
    advance: async (ms) => {
      at += ms;
      await control('clock', { advanceMs: 0 });
    },
    now: () => new Date(at),
  };
};

const officialClient = ({ port }: LocalStripe, key: string): Stripe =>
  new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });

/** A customer and the prices of a small shop. */
export const openShop = async (client: Stripe) => {
  const [plan, pack] = await Promise.all([
    client.products.create({ name: 'Pro' }),
    client.products.create({ name: '50 credits' }),
  ]);
  const [monthly, yearly, once, customer] = await Promise.all([
    client.prices.create({
      currency: 'usd',
      unit_amount: 3000,
      product: plan.id,
      recurring: { interval: 'month' },
      lookup_key: 'monthly',
    }),
    client.prices.create({
      currency: 'usd',
      unit_amount: 28_800,
      product: plan.id,
      recurring: { interval: 'year' },
      lookup_key: 'yearly',
    }),
    client.prices.create({ currency: 'usd', unit_amount: 1500, product: pack.id, lookup_key: 'once' }),
    client.customers.create({ email: 'ada@example.com', name: 'Ada' }),
  ]);
  const sell = (price: string, mode: 'payment' | 'subscription') =>
    client.checkout.sessions.create({
      mode,
      customer: customer.id,
      line_items: [{ price, quantity: 1 }],
      success_url: 'http://localhost:3000/done?id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/left',
    });
  return { plan, monthly, yearly, once, customer, sell };
};

export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  authentication: '4000002500003155',
  laterDeclined: '4000000000000341',
} as const;
