// Buying, from the checkout to the credits: everything that can go wrong between Flow and the payment service.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openShop, type Shopper } from '#test/support/shop.ts';

const shop = await openShop();
const { ctx, stripe } = shop;
const hour = 3_600_000;
const day = 24 * hour;

const planOf = async ({ client }: Shopper) => (await client.get('/api/payments/plan')).body;

describe('buying', () => {
  test('a top-up gives 50 credits once it is paid', async () => {
    const person = await shop.person();
    expect(await planOf(person)).toEqual({ payments: 'test', plan: { kind: 'free', unpaid: false }, portal: false });
    const session = await shop.open(person, 'top_up');
    expect(await shop.pay(session)).toBe('paid');
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 50, monthly: 0 });
    expect(await shop.entries(person.userId)).toEqual([{ amount: 50, bucket: 'bought', source: `stripe:${session}` }]);
  });

  test('a month of Pro gives 100 credits, and each renewal 100 more', async () => {
    const person = await shop.person();
    await shop.pay(await shop.open(person, 'pro_monthly'));
    await shop.settle();
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
});
