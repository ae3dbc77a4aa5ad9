// What the operator's program does at the payment service.
import { describe, expect, test } from 'vitest';
import { localKey, startLocalStripe } from '#emulators/local-stripe.ts';
import { openPayments } from '#server/adapters/stripe/payments.ts';
import { refundLast, setUpPayments } from '#server/payments/by-hand.ts';
import { atEnd } from '#test/support/at-end.ts';
import { openShop } from '#test/support/shop.ts';

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
  const { ctx } = shop;
  const refund = (address: string) => refundLast(ctx, address);

  test('gives the last payment back, then the one before, then says that there is none', async () => {
    const person = await shop.person();
    const address = `${person.userId}@people.example`;
    await shop.pay(await shop.open(person, 'top_up'));
    await shop.advance(60_000);
    await shop.pay(await shop.open(person, 'pro_monthly'));
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100, bought: 50 });

    expect(await refund(address)).toMatch(/^30\.00 USD .* The plan has ended\.$/);
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 0, bought: 50 });
    expect(await person.client.get('/api/payments/plan')).toMatchObject({ body: { plan: { kind: 'free' } } });

    expect(await refund(address.toUpperCase())).toMatch(/^15\.00 USD .*\(top_up\)/);
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 0, bought: 0 });
    expect(await refund(address)).toMatch(/^Every payment/);
  });

  test('knows nobody who bought nothing', async () => {
    expect(await refund('nobody@people.example')).toBe('Flow knows no payment of nobody@people.example.');
  });
});
