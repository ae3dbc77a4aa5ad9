// A Flow that sells: its context, its app, and a local Stripe on the same clock whose events reach the app.
import * as z from 'zod';
import type { UserId } from '#domain/id.ts';
import { localKey, startLocalStripe } from '#emulators/local-stripe.ts';
import type { Clock } from '#server/clock.ts';
import type { HttpApp } from '#server/http.ts';
import { job } from '#server/job.ts';
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
      api: async (method, path, fields = {}) => {
        const query = new URLSearchParams(fields);
        const headers = { authorization: `Bearer ${localKey}` };
        const answer =
          method === 'POST'
            ? await fetch(`${url}/v1/${path}`, { method, headers, body: query })
            : await fetch(`${url}/v1/${path}?${query.toString()}`, { method, headers });
        return answer.json();
      },
    },
    person: async () => {
      const userId = newUserId();
      const email = `${userId}@people.example`;
      await ctx.db.asAuth.insertInto('user').values({ id: userId, name: 'Person', email }).execute();
      return { userId, client: await clientOf(ctx, app, userId) };
    },
    open: async ({ client }, buy, backTo = '/settings/credits') => {
      const { status, body } = await client.post('/api/payments/checkout', { buy, backTo });
      if (status !== 200) throw new Error(`the checkout was refused: ${JSON.stringify(body)}`);
      return z.object({ url: z.string() }).parse(body).url.split('/').at(-1) ?? '';
    },
    pay: async (session, more = {}) =>
      z.object({ outcome: z.string() }).parse(await control('pay', { session, ...more })).outcome,
    settle,
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

const Balance = z.object({ free: z.number(), monthly: z.number(), bought: z.number(), frozen: z.boolean() });
const Entry = z.object({ amount: z.number(), bucket: z.string(), source: z.string() });
const Underway = z.object({ underway: z.number() });

const untilQuiet = async (control: Shop['stripe']['control']): Promise<void> => {
  while (Underway.parse(await control('webhooks')).underway > 0) await new Promise(setImmediate);
};
