// What the operator's program does at the payment service.
import { describe, expect, test } from 'vitest';
import { localKey, startLocalStripe } from '#emulators/local-stripe.ts';
import { openPayments } from '#server/adapters/stripe/payments.ts';
import { refundByHand, setUpPayments } from '#server/payments/by-hand.ts';
import { atEnd } from '#test/support/at-end.ts';
import { openShop, type Shopper } from '#test/support/shop.ts';

const emptyAccount = async (url = 'https://flow.example') => {
  const running = await startLocalStripe({ dataDir: ':memory:' });
  atEnd(() => running.stop());
  const payments = openPayments({
    secretKey: localKey,
    webhookSecret: null,
    automaticTax: false,
    local: { server: running.url, browser: running.url, port: running.port },
  });
  const ask = async (path: string, fields?: Record<string, string>): Promise<unknown> => {
    const headers = { authorization: `Bearer ${localKey}` };
    const init = fields === undefined ? { headers } : { method: 'POST', headers, body: new URLSearchParams(fields) };
    return (await fetch(`${running.url}/v1/${path}`, init)).json();
  };
  const config = { url, payments: { secretKey: localKey, webhookSecret: null, automaticTax: false, local: null } };
  return { ask, setUp: () => setUpPayments({ config, payments }) };
};

describe('an empty account', () => {
  test('gets products, prices, the billing portal and the webhook, and its secret is said once', async () => {
    const { setUp, ask } = await emptyAccount();
    expect((await setUp()).split('\n')).toEqual([
      'made the product flow_pro (Flow Pro)',
      'made the product flow_credits (50 Flow credits)',
      'made the price pro_monthly (30 USD)',
      'made the price pro_yearly (288 USD)',
      'made the price top_up (15 USD)',
      'made the billing portal’s configuration',
      'made the webhook to https://flow.example/api/webhooks/stripe',
      expect.stringMatching(/^start Flow with STRIPE_WEBHOOK_SECRET=whsec_\w+$/),
    ]);
    expect((await setUp()).split('\n')).toEqual([
      'found the product flow_pro (Flow Pro)',
      'found the product flow_credits (50 Flow credits)',
      'found the price pro_monthly (30 USD)',
      'found the price pro_yearly (288 USD)',
      'found the price top_up (15 USD)',
      'found the billing portal’s configuration',
      'found the webhook to https://flow.example/api/webhooks/stripe, whose secret is in Stripe’s dashboard',
    ]);
    expect(await ask('webhook_endpoints')).toMatchObject({ data: [{ status: 'enabled' }] });
  });

  test('gets no webhook that Stripe cannot reach, and a hint instead', async () => {
    const { setUp } = await emptyAccount('http://localhost:3000');
    expect(await setUp()).toContain('stripe listen --forward-to');
  });
});

test('another price takes over the name of the old one, which keeps its subscribers', async () => {
  const { setUp, ask } = await emptyAccount();
  await setUp();
  const old = { currency: 'usd', unit_amount: '2000', product: 'flow_pro', 'recurring[interval]': 'month' };
  await ask('prices', { ...old, lookup_key: 'pro_monthly', transfer_lookup_key: 'true' });
  expect(await setUp()).toContain('made the price pro_monthly (30 USD)');
  expect(await ask('prices?lookup_keys[0]=pro_monthly')).toMatchObject({ data: [{ unit_amount: 3000 }] });
  expect(await ask('prices?active=true')).toMatchObject({ data: { length: 5 } });
});

describe('a refund by hand', async () => {
  const shop = await openShop();
  const { ctx, stripe } = shop;
  const refund = (address: string, payment?: string) => refundByHand(ctx, address, payment);
  const logOf = async (userId: string) =>
    (
      await ctx.peek(
        `select action_description as words from audit_log where user_id = $1 and action_type = 'operator_acted'`,
        [userId],
      )
    ).map(({ words }) => words);
  /** Bought credits, and a minute later a plan. */
  const boughtTwice = async () => {
    const person = await shop.person();
    const topUp = await shop.open(person, 'top_up');
    await shop.pay(topUp);
    await shop.advance(60_000);
    await shop.pay(await shop.open(person, 'pro_monthly'));
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100, bought: 50 });
    return { person, topUp, address: `${person.userId}@people.example` };
  };
  const plan = async (who: Shopper) => (await who.client.get('/api/payments/plan')).body;

  test('gives the last payment back and ends its plan, and an earlier payment only by its name', async () => {
    const { person, topUp, address } = await boughtTwice();
    expect(await refund(address)).toMatch(/^30\.00 USD of in_\w+ \(pro_monthly, .* The plan has ended\.$/);
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 0, bought: 50 });
    expect(await plan(person)).toMatchObject({ plan: { kind: 'free' } });

    expect(await refund(address.toUpperCase())).toContain(`  ${topUp} (top_up, 2026-11-20), 15.00 USD, 0.00 back`);
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 50 });

    expect(await refund(address, topUp)).toBe(`15.00 USD of ${topUp} (top_up, 2026-11-20) go back to ${address}.`);
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 0, bought: 0 });
    expect(await refund(address, topUp)).toContain('was refunded already');
  });

  test.each(['refunds', 'subscriptions'])(
    'tried again after a lost answer about %s, it ends the plan and leaves the earlier payment',
    async (path) => {
      const { person, address } = await boughtTwice();
      // Stripe's client itself tries three times.
      const method = path === 'refunds' ? 'POST' : 'DELETE';
      await stripe.control('faults', { pattern: `/v1/${path}`, method, afterEffect: true, times: 3 });
      await expect(refund(address)).rejects.toMatchObject({ code: 'payments.unavailable' });
      await refund(address);
      await refund(address);
      await shop.settle();
      expect(await shop.balance(person.userId)).toMatchObject({ monthly: 0, bought: 50 });
      expect(await plan(person)).toMatchObject({ plan: { kind: 'free' } });
      const charges = await shop.charges(await shop.customer(person));
      expect(charges.map(({ amount, refunded }) => [amount, refunded])).toEqual([
        [3000, true],
        [1500, false],
      ]);
    },
  );

  test('stands in the log of the person, with the act that it ended', async () => {
    const { person, address } = await boughtTwice();
    expect(await logOf(person.userId)).toEqual([]);
    await refund(address);
    await refund(address);
    expect(await logOf(person.userId)).toEqual(['The operator refunded 30.00 dollars, on the command line']);
  });

  test('knows nobody who bought nothing', async () => {
    expect(await refund('nobody@people.example')).toBe('Flow knows no payment of nobody@people.example.');
  });
});
