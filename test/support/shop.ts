// A Flow that sells: its context, its app, and a local Stripe on the same clock whose events reach the app.
import * as z from 'zod';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { localKey, startLocalStripe } from '#emulators/local-stripe.ts';
import type { Clock } from '#server/clock.ts';
import type { HttpApp } from '#server/http.ts';
import { job } from '#server/job.ts';
import { queueSync } from '#server/payments/queue-sync.ts';
import { paymentRound } from '#server/payments/rounds.ts';
import { workOnPayments } from '#server/payments/work.ts';
import { atEnd } from './at-end.ts';
import { type Client, clientOf, wholeApp } from './bearer.ts';
import { newUserId, type TestContext, testContext } from './context.ts';
import { drain } from './jobs.ts';

export type Shopper = { userId: UserId; client: Client };

export type Shop = {
  ctx: TestContext;
  app: HttpApp;
  stripe: {
    url: string;
    /** The control plane: GET without a body, otherwise POST. */
    control(path: string, body?: unknown): Promise<unknown>;
    /** The API, as anybody with the key would ask it. */
    api(method: 'GET' | 'POST' | 'DELETE', path: string, fields?: Record<string, string>): Promise<unknown>;
  };
  person(): Promise<Shopper>;
  /** Opens a checkout. Returns the session's id. */
  open(who: Shopper, buy: string, backTo?: string): Promise<string>;
  /** Pays as a person would at the page. */
  pay(session: string, more?: { card?: string; bank?: 'complete' | 'fail' | 'left' }): Promise<string>;
  /** Waits until the events that are under way arrived, and does their jobs. */
  settle(): Promise<void>;
  /** The hour's round: credits of a month, and the nightly comparison. */
  round(): Promise<void>;
  /** Failed jobs are tried again now. */
  retry(): Promise<void>;
  /** Looks at the customer again, without an event. */
  lookAgain(who: Shopper): Promise<void>;
  /** A checkout that Flow did not open. */
  rivalCheckout(customer: string, buy: string): Promise<string>;
  /** Throws if the person never opened a checkout. */
  customer(who: Shopper): Promise<string>;
  /** Newest first. */
  charges(customer: string): Promise<{ id: string; amount: number; refunded: boolean }[]>;
  openDispute(who: Shopper): Promise<string>;
  /** Presses a button of the billing page, for the only subscription. `page`: what Flow answered. */
  press(page: unknown, fields: Record<string, string>): Promise<void>;
  /** Moves the one clock of Flow and Stripe. */
  advance(ms: number): Promise<void>;
  balance(userId: UserId): Promise<{ free: number; monthly: number; bought: number; frozen: boolean }>;
  /** Oldest first: `+100 stripe:in_…`. */
  entries(userId: UserId): Promise<{ amount: number; bucket: string; source: string }[]>;
};

export const openShop = async (): Promise<Shop> => {
  let clock: Clock = { now: () => new Date('2026-11-20T12:00:00Z') };
  let app: HttpApp | null = null;
  const webhookSecret = 'whsec_of_this_test';
  const running = await startLocalStripe({
    dataDir: ':memory:',
    now: () => clock.now(),
    webhook: { url: 'http://flow.test/api/webhooks/stripe', secret: webhookSecret },
    retriesMs: [0, 0, 0],
    post: async (url, headers, body) => (app ? (await app.request(url, { method: 'POST', headers, body })).status : 0),
  });
  atEnd(() => running.stop());
  const local = { port: running.port, server: running.url, browser: running.url };
  const ctx = await testContext({
    config: { payments: { secretKey: localKey, webhookSecret, automaticTax: false, local }, credits: 'counted' },
  });
  clock = ctx.clock;
  await ctx.payments?.setUp(null);
  app = wholeApp(ctx);
  return shopOf(ctx, app, running.url);
};

const jobs = [job('payments.sync', { atOnce: 1 }, workOnPayments)];

const shopOf = (ctx: TestContext, app: HttpApp, url: string): Shop => {
  const control: Shop['stripe']['control'] = async (path, body) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${url}/_local/${path}`, body === undefined ? {} : init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the control plane answered ${answer.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const api = apiOf(url);
  const settle = async (): Promise<void> => {
    for (let quiet = false; !quiet; ) {
      await untilQuiet(control);
      quiet = (await drain(ctx, jobs)) === 0;
    }
  };
  return {
    ctx,
    app,
    stripe: {
      url,
      control,
      api,
    },
    person: async () => {
      const userId = newUserId();
      const email = `${userId}@people.example`;
      await ctx.db.asAuth.insertInto('user').values({ id: userId, name: 'Person', email }).execute();
      // The clock moves by months, and a session lasts for days.
      const now = () => clientOf(ctx, app, userId);
      const client: Client = {
        get: async (path, headers) => (await now()).get(path, headers),
        post: async (path, body) => (await now()).post(path, body),
      };
      return { userId, client };
    },
    open: async ({ client }, buy, backTo = '/settings/credits') => {
      const { status, body } = await client.post('/api/payments/checkout', { buy, backTo });
      if (status !== 200) throw new Error(`the checkout was refused: ${JSON.stringify(body)}`);
      return z.object({ url: z.string() }).parse(body).url.split('/').at(-1) ?? '';
    },
    pay: async (session, more = {}) =>
      z.object({ outcome: z.string() }).parse(await control('pay', { session, ...more })).outcome,
    settle,
    ...timely(ctx, settle),
    ...counter(ctx, url, api),
    advance: async (ms) => {
      ctx.clock.advance(ms);
      await control('clock', { advanceMs: 0 });
    },
    balance: async (userId) => {
      const [row] = await ctx.peek(
        `select free, monthly, bought, cardinality(frozen_by) > 0 as frozen from credit_balance where user_id = $1`,
        [userId],
      );
      return Balance.parse(row ?? { free: 0, monthly: 0, bought: 0, frozen: false });
    },
    entries: async (userId) =>
      z
        .array(Entry)
        .parse(
          await ctx.peek('select amount, bucket, source from credit_entry where user_id = $1 order by at, id', [
            userId,
          ]),
        ),
  };
};

const timely = (ctx: TestContext, settle: Shop['settle']): Pick<Shop, 'round' | 'retry' | 'lookAgain'> => ({
  round: async () => {
    await paymentRound(ctx);
    await settle();
  },
  retry: async () => {
    await ctx.peek(`update jobs.job set start_after = now() where state = 'retry'`);
    await settle();
  },
  lookAgain: async ({ userId }) => {
    await ctx.db.asUser(userId, async (tx) => queueSync(ctx, tx, await customerIn(ctx, userId)));
    await settle();
  },
});

const customerIn = async (ctx: TestContext, userId: UserId): Promise<string> => {
  const [row] = await ctx.peek('select customer_id from payment_customer where user_id = $1', [userId]);
  if (row === undefined) throw new Problem('payments.nothing-bought');
  return String(row['customer_id']);
};

type Api = Shop['stripe']['api'];

const apiOf =
  (url: string): Api =>
  async (method, path, fields = {}) => {
    const query = new URLSearchParams(fields);
    const headers = { authorization: `Bearer ${localKey}` };
    const answer =
      method === 'POST'
        ? await fetch(`${url}/v1/${path}`, { method, headers, body: query })
        : await fetch(`${url}/v1/${path}?${query.toString()}`, { method, headers });
    return answer.json();
  };

type Counter = Pick<Shop, 'customer' | 'rivalCheckout' | 'charges' | 'openDispute' | 'press'>;

const counter = (ctx: TestContext, url: string, api: Api): Counter => {
  const charges: Counter['charges'] = async (customer) =>
    Charges.parse(await api('GET', 'charges', { customer, limit: '100' })).data;
  return {
    customer: ({ userId }) => customerIn(ctx, userId),
    charges,
    rivalCheckout: async (customer, buy) => {
      const prices = List.parse(await api('GET', 'prices', { 'lookup_keys[0]': buy }));
      const session = await api('POST', 'checkout/sessions', {
        mode: 'subscription',
        customer,
        success_url: 'http://localhost:3000/',
        'line_items[0][price]': prices.data[0]?.id ?? '',
        'line_items[0][quantity]': '1',
        'metadata[buy]': buy,
      });
      return One.parse(session).id;
    },
    openDispute: async ({ userId }) => {
      for (const { id } of await charges(await customerIn(ctx, userId))) {
        const [dispute] = List.parse(await api('GET', 'disputes', { charge: id })).data;
        if (dispute) return dispute.id;
      }
      throw new Problem('payments.nothing-bought');
    },
    press: async (page, fields) => {
      const portal = z.object({ url: z.string() }).parse(page).url;
      const shown = await (await fetch(portal)).text();
      const hidden = [...shown.matchAll(/name="(subscription|price)" value="([^"]+)"/g)].map(([, name, value]) => [
        name ?? '',
        value ?? '',
      ]);
      const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields });
      const answer = await fetch(`${url}${new URL(portal).pathname}`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`the billing page answered ${answer.status}`);
    },
  };
};

const One = z.object({ id: z.string() });
const List = z.object({ data: z.array(One) });
const Charges = z.object({ data: z.array(z.object({ id: z.string(), amount: z.number(), refunded: z.boolean() })) });
const Balance = z.object({ free: z.number(), monthly: z.number(), bought: z.number(), frozen: z.boolean() });
const Entry = z.object({ amount: z.number(), bucket: z.string(), source: z.string() });
const Underway = z.object({ underway: z.number() });

const untilQuiet = async (control: Shop['stripe']['control']): Promise<void> => {
  while (Underway.parse(await control('webhooks')).underway > 0) await new Promise(setImmediate);
};
