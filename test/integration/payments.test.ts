// Buying, from the checkout to the credits, and everything that can go wrong in between.
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { armCrashPoint } from '#server/crash-points.ts';
import { openShop, type Shopper } from '#test/support/shop.ts';

const shop = await openShop();
const { ctx, stripe } = shop;
const hour = 3_600_000;
const day = 24 * hour;

const planOf = async ({ client }: Shopper) => (await client.get('/api/payments/plan')).body;

const subscribed = async (buy = 'pro_monthly'): Promise<Shopper> => {
  const person = await shop.person();
  await shop.pay(await shop.open(person, buy));
  await shop.settle();
  return person;
};

/** Two plans, and nothing of it is known here yet. */
const paidTwice = async (): Promise<{ person: Shopper; customer: string }> => {
  const person = await shop.person();
  const first = await shop.open(person, 'pro_monthly');
  // As if the second tab had asked before the first checkout was known.
  const customer = await customerOf(person);
  const second = await shop.rivalCheckout(customer, 'pro_yearly');
  await shop.pay(first);
  await shop.advance(1000);
  await shop.pay(second);
  return { person, customer };
};

const statesOf = async (customer: string): Promise<string[]> =>
  z
    .object({ data: z.array(z.object({ status: z.string() })) })
    .parse(await stripe.api('GET', 'subscriptions', { customer, status: 'all' }))
    .data.map(({ status }) => status)
    .toSorted();

const customerOf = (person: Shopper) => shop.customer(person);

/** An hour later, because Stripe takes an hour to charge. */
const beyondRenewal = async (person: Shopper): Promise<void> => {
  const { plan } = z.object({ plan: z.object({ until: z.iso.datetime() }) }).parse(await planOf(person));
  await shop.advance(new Date(plan.until).getTime() - ctx.clock.now().getTime() + hour);
  await shop.settle();
};

const changeCard = async (person: Shopper, card: string) =>
  stripe.control('card', { customer: await customerOf(person), card });

describe('buying', () => {
  test('a top-up gives 50 credits once it is paid, and nothing before', async () => {
    const person = await shop.person();
    expect(await planOf(person)).toEqual({ payments: 'test', plan: { kind: 'free', unpaid: false }, portal: false });
    const session = await shop.open(person, 'top_up');
    await shop.settle();
    expect(await shop.entries(person.userId)).toEqual([]);
    expect(await shop.pay(session)).toBe('paid');
    await shop.settle();
    expect(await shop.entries(person.userId)).toEqual([{ amount: 50, bucket: 'bought', source: `stripe:${session}` }]);
    await shop.pay(await shop.open(person, 'top_up'));
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 100, monthly: 0 });
  });

  test('a month of Pro gives 100 credits, and each renewal 100 more', async () => {
    const person = await subscribed();
    expect(await planOf(person)).toMatchObject({
      plan: { kind: 'pro', buy: 'pro_monthly', next: 'renews' },
      portal: true,
    });
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
    for (const balance of [200, 300]) {
      await shop.advance(31 * day + hour);
      await shop.settle();
      expect(await shop.balance(person.userId)).toMatchObject({ monthly: balance });
    }
  });

  test('a year of Pro gives 100 credits each month by Flow’s own clock, twelve times', async () => {
    const person = await subscribed('pro_yearly');
    const balances = [];
    for (let month = 1; month <= 12; month += 1) {
      balances.push((await shop.balance(person.userId)).monthly);
      await shop.advance(31 * day);
      await shop.round();
    }
    expect(balances).toEqual(Array.from({ length: 12 }, (_, nth) => 100 * (nth + 1)));
    expect(await planOf(person)).toMatchObject({ plan: { kind: 'pro', buy: 'pro_yearly' } });
    // The second year was paid meanwhile.
    const sources = (await shop.entries(person.userId)).map(({ source }) => source);
    expect([sources.length, new Set(sources).size]).toEqual([13, 13]);
  });

  test('a redirect without a payment gives nothing', async () => {
    const person = await shop.person();
    await shop.open(person, 'top_up', '/settings/credits?checkout=done');
    await planOf(person);
    await person.client.get('/api/payments/plan?checkout=done&session_id=cs_test_any');
    await shop.settle();
    expect(await shop.entries(person.userId)).toEqual([]);
  });

  test('two tabs that pay at once buy one thing', async () => {
    const person = await shop.person();
    const [one, other] = await Promise.all([shop.open(person, 'pro_monthly'), shop.open(person, 'pro_monthly')]);
    expect(other).toBe(one);
    expect(await shop.pay(one)).toBe('paid');
    await expect(shop.pay(other)).rejects.toThrow('complete');
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
    const again = await person.client.post('/api/payments/checkout', { buy: 'pro_yearly', backTo: '/' });
    expect(again).toMatchObject({ status: 409, body: { code: 'payments.subscribed' } });
  });

  test('two plans that were paid at the same moment become one, and the other’s money goes back', async () => {
    const { person, customer } = await paidTwice();
    await shop.settle();
    expect(await planOf(person)).toMatchObject({ plan: { kind: 'pro', buy: 'pro_monthly' } });
    const charges = await shop.charges(customer);
    expect(charges.map(({ amount, refunded }) => [amount, refunded])).toEqual([
      [28_800, true],
      [3000, false],
    ]);
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
    expect(ctx.lines.some((line) => line.includes('payments.second-plan-ended'))).toBe(true);
  });

  test('a second plan ends and its money goes back, if the process dies between the two', async () => {
    const { customer } = await paidTwice();
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      armCrashPoint({ NODE_ENV: 'test' });
      throw new Error('killed');
    });
    armCrashPoint({ NODE_ENV: 'test', CRASH_AT: 'payments.second-plan-refunded:1' });
    await shop.settle();
    expect(kill).toHaveBeenCalledOnce();
    kill.mockRestore();
    await shop.retry();
    expect((await shop.charges(customer)).map(({ refunded }) => refunded)).toEqual([true, false]);
    expect(await statesOf(customer)).toEqual(['active', 'canceled']);
  });

  test('a second plan ends although the bank already has its money back', async () => {
    const { customer } = await paidTwice();
    const [charge] = await shop.charges(customer);
    await stripe.control('dispute', { charge: charge?.id });
    await shop.settle();
    expect(await statesOf(customer)).toEqual(['active', 'canceled']);
  });

  test('another plan in another tab closes the first checkout', async () => {
    const person = await shop.person();
    const monthly = await shop.open(person, 'pro_monthly');
    const yearly = await shop.open(person, 'pro_yearly');
    await expect(shop.pay(monthly)).rejects.toThrow('expired');
    const again = await shop.open(person, 'pro_monthly');
    expect(new Set([monthly, yearly, again]).size).toBe(3);
    expect(await shop.pay(again)).toBe('paid');
  });

  test('a declined card gives nothing, and a good one after it gives what was bought', async () => {
    const person = await shop.person();
    const session = await shop.open(person, 'top_up');
    expect(await shop.pay(session, { card: '4000000000000002' })).toBe('refused');
    await shop.settle();
    expect(await shop.entries(person.userId)).toEqual([]);
    expect(await shop.pay(session)).toBe('paid');
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 50 });
  });

  test('an authentication that somebody leaves half-way gives nothing, and can be finished', async () => {
    const person = await shop.person();
    const session = await shop.open(person, 'pro_monthly');
    expect(await shop.pay(session, { card: '4000002500003155', bank: 'left' })).toBe('authenticate');
    await shop.settle();
    expect(await planOf(person)).toMatchObject({ plan: { kind: 'free' } });
    expect(await shop.open(person, 'pro_monthly')).toBe(session);
    expect(await shop.pay(session, { card: '4000002500003155' })).toBe('paid');
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
  });

  test('only addresses of Flow can be led back to', async () => {
    const person = await shop.person();
    for (const backTo of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'x', '']) {
      const { status } = await person.client.post('/api/payments/checkout', { buy: 'top_up', backTo });
      expect([backTo, status]).toEqual([backTo, 400]);
    }
  });

  test('an unreachable payment service is said in words, and a lost answer makes no second customer', async () => {
    const person = await shop.person();
    await stripe.control('faults', { path: '/v1/customers', method: 'POST', afterEffect: true, status: 503, times: 3 });
    const refused = await person.client.post('/api/payments/checkout', { buy: 'top_up', backTo: '/' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'payments.unavailable' } });
    await shop.open(person, 'top_up');
    expect(await stripe.api('GET', 'customers', { email: `${person.userId}@people.example` })).toMatchObject({
      data: [{ metadata: { flow_user: person.userId } }],
      has_more: false,
    });
  });
});

describe('a plan', () => {
  test('that is cancelled lasts until its end, and the credits stay', async () => {
    const person = await subscribed();
    const { body } = await person.client.post('/api/payments/portal', { backTo: '/settings/credits' });
    await shop.press(body, { act: 'cancel' });
    await shop.settle();
    expect(await planOf(person)).toMatchObject({ plan: { kind: 'pro', next: 'ends' } });
    await shop.advance(31 * day + hour);
    await shop.settle();
    expect(await planOf(person)).toMatchObject({ plan: { kind: 'free', unpaid: false } });
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
  });

  test('that is switched to a year is prorated, and gives no second month at once', async () => {
    const person = await subscribed();
    await shop.advance(10 * day);
    const { body } = await person.client.post('/api/payments/portal', { backTo: '/' });
    await shop.press(body, { act: 'switch' });
    await shop.settle();
    expect(await planOf(person)).toMatchObject({ plan: { kind: 'pro', buy: 'pro_yearly' } });
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
    await shop.advance(18 * day);
    await shop.round();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 200 });
  });

  test('whose renewal fails has seven days, then it is free, and a late payment brings it back', async () => {
    const person = await subscribed();
    await changeCard(person, '4000000000000341');
    await beyondRenewal(person);
    expect(await planOf(person)).toMatchObject({ plan: { kind: 'pro', next: 'failed' } });
    await shop.advance(6.9 * day);
    expect(await planOf(person)).toMatchObject({ plan: { kind: 'pro', next: 'failed' } });
    await shop.advance(0.2 * day);
    expect(await planOf(person)).toMatchObject({ plan: { kind: 'free', unpaid: true } });
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
    await changeCard(person, '4242424242424242');
    await shop.advance(3 * day);
    await shop.settle();
    expect(await planOf(person)).toMatchObject({ plan: { kind: 'pro', next: 'renews' } });
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 200 });
  });

  test('that nobody pays ends, and there is a billing page still', async () => {
    const person = await subscribed();
    await changeCard(person, '4000000000000341');
    await shop.advance(46 * day + hour);
    await shop.settle();
    expect(await planOf(person)).toMatchObject({ plan: { kind: 'free', unpaid: false }, portal: true });
  });

  test('has no billing page before anything was bought', async () => {
    const person = await shop.person();
    const { status, body } = await person.client.post('/api/payments/portal', { backTo: '/' });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'payments.nothing-bought' })]);
  });
});
