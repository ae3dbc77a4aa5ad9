/** Assembles and starts the local Stripe, as a process or inside a test. */
import { Hono } from 'hono';
import { movableClock } from './clock.ts';
import { faultRules } from './fault-rules.ts';
import { listenOn } from './listening.ts';
import { billing } from './stripe/api/billing.ts';
import { catalog } from './stripe/api/catalog.ts';
import { checkoutSessions } from './stripe/api/checkout-sessions.ts';
import { customers } from './stripe/api/customers.ts';
import { events } from './stripe/api/events.ts';
import { payments } from './stripe/api/payments.ts';
import { portal } from './stripe/api/portal.ts';
import { answerRepeats, applyFaults, errorAnswer, identify, logCalls } from './stripe/call.ts';
import { openCallLog } from './stripe/call-log.ts';
import { find, put } from './stripe/collection.ts';
import { control } from './stripe/control.ts';
import { type Post, postByHttp, usualRetries } from './stripe/deliveries.ts';
import { runDue } from './stripe/due.ts';
import { stripeError } from './stripe/errors.ts';
import { eventNetwork } from './stripe/event-network.ts';
import { checkoutPages } from './stripe/pages/checkout.ts';
import { portalPages } from './stripe/pages/portal.ts';
import { openStore, wipe } from './stripe/store.ts';
import type { Env, LocalAccount } from './stripe/stripe.ts';

export type LocalStripeOptions = {
  /** A folder, or `:memory:`. */
  dataDir: string;
  /** 0, the default, picks a free port. */
  port?: number;
  host?: string;
  /** The base of the movable clock. */
  now?: () => Date;
  secretKey?: string;
  /** An endpoint that is there from the start. */
  webhook?: { url: string; secret: string };
  /** Where browsers reach the pages. Default: the listening address. */
  publicUrl?: string;
  say?: (line: string) => void;
  /** Carries events. Default: HTTP. */
  post?: Post;
  retriesMs?: readonly number[];
};

export type LocalStripe = { url: string; port: number; stop(): Promise<void> };

/** Opens only demo payments, so it is no secret. */
export const localKey = 'sk_test_local_stripe_for_demo_payments_only';

export const startLocalStripe = async (options: LocalStripeOptions): Promise<LocalStripe> => {
  const { host = '127.0.0.1', port = 0 } = options;
  let address = '';
  const account = assemble(options, () => address);
  plantWebhook(account, options);
  const { port: bound, url, close } = await listenOn(appOf(account).fetch, { host, port });
  address = options.publicUrl ?? url;
  account.events.resume();
  const rounds = setInterval(() => runDue(account), 60_000);
  return {
    url,
    port: bound,
    stop: async () => {
      clearInterval(rounds);
      await close();
      account.events.stop();
      account.store.close();
    },
  };
};

const assemble = (options: LocalStripeOptions, url: () => string): LocalAccount => {
  const store = openStore(options.dataDir, options.say ?? (() => {}));
  const wall = options.now ?? (() => new Date());
  const clock = movableClock(store, wall);
  let moment: number | null = null;
  const account: LocalAccount = {
    store,
    clock,
    now: () => moment ?? Math.floor(clock.now().getTime() / 1000),
    asOf(seconds, work) {
      moment = seconds;
      try {
        return work();
      } finally {
        moment = null;
      }
    },
    wall,
    secretKey: options.secretKey ?? localKey,
    faults: faultRules(),
    callLog: openCallLog(store),
    events: eventNetwork(() => account, {
      post: options.post ?? postByHttp,
      retriesMs: options.retriesMs ?? usualRetries,
    }),
    url,
    request: { id: null, key: null },
    reset() {
      store.transaction(() => {
        wipe(store);
        clock.reset();
        plantWebhook(account, options);
      });
      account.faults.clear();
      account.events.clear();
    },
  };
  return account;
};

/** Follows a Flow that moved to another port. */
const plantWebhook = (account: LocalAccount, { webhook }: LocalStripeOptions): void => {
  if (webhook === undefined) return;
  const id = 'we_local';
  const known = find(account.store, 'webhook', id);
  const fresh = { id, created: account.now(), events: ['*'], enabled: true, description: null, metadata: {} };
  put(account.store, 'webhook', { ...(known ?? fresh), ...webhook });
};

const appOf = (account: LocalAccount): Hono<Env> => {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set('account', account);
    if (!c.req.path.startsWith('/_local/')) runDue(account);
    await next();
  });
  app.get('/healthz', (c) => c.json({ name: 'local-stripe' }));
  app.use('/v1/*', logCalls, identify, applyFaults, answerRepeats);
  for (const part of [
    customers,
    catalog,
    checkoutSessions,
    payments,
    billing,
    portal,
    events,
    checkoutPages,
    portalPages,
    control,
  ])
    app.route('/', part);
  app.notFound((c) =>
    stripeError({ status: 404, message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).` }).getResponse(),
  );
  app.onError(errorAnswer);
  return app;
};
