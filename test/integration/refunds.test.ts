// Money that goes back, and payments that their owner denies.
import { describe, expect, test } from 'vitest';
import { CommandId } from '#domain/id.ts';
import { spend } from '#server/credits/ledger.ts';
import { newId } from '#server/id.ts';
import { openShop, type Shopper } from '#test/support/shop.ts';

const shop = await openShop();
const { ctx, stripe } = shop;
const day = 24 * 3_600_000;

const bought = async (buy: string) => {
  const person = await shop.person();
  await shop.pay(await shop.open(person, buy));
  await shop.settle();
  const [row] = await ctx.peek('select customer_id from payment_customer where user_id = $1', [person.userId]);
  const [charge] = await shop.charges(String(row?.['customer_id']));
  return { person, charge: charge?.id ?? '' };
};

const use = async ({ userId }: Shopper, amount: number): Promise<void> =>
  ctx.db.asUser(userId, (tx) =>
    spend(ctx, tx, userId, { commandId: CommandId.parse(newId(ctx.clock.now())), amount, reason: 'reply' }),
  );

describe('a refund', () => {
  test('takes back all of what was bought, if nothing of it was spent', async () => {
    const { person, charge } = await bought('top_up');
    await stripe.api('POST', 'refunds', { charge });
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 0 });
  });

  test('takes back what is left, and never more', async () => {
    const { person, charge } = await bought('top_up');
    await use(person, 35);
    await stripe.api('POST', 'refunds', { charge });
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 0 });
    expect((await shop.entries(person.userId)).map(({ amount }) => amount)).toEqual([50, -35, -15]);
  });

  test('in parts takes back its share, once each', async () => {
    const { person, charge } = await bought('top_up');
    for (const [amount, left] of [
      ['300', 40],
      ['450', 25],
      ['750', 0],
    ] as const) {
      await stripe.api('POST', 'refunds', { charge, amount });
      await shop.settle();
      expect(await shop.balance(person.userId)).toMatchObject({ bought: left });
    }
    await shop.lookAgain(person);
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 0 });
  });

  test('of a year takes back what it gave, and no further month comes', async () => {
    const { person, charge } = await bought('pro_yearly');
    await shop.advance(35 * day);
    await shop.round();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 200 });
    await stripe.api('POST', 'refunds', { charge });
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 0 });
    await shop.advance(35 * day);
    await shop.round();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 0 });
  });
});

describe('a dispute', () => {
  const dispute = async (charge: string): Promise<string> => {
    const answered = await stripe.control('dispute', { charge });
    await shop.settle();
    return String(Object.values(Object(answered))[0]);
  };
  const close = async (id: string, status: string): Promise<void> => {
    await stripe.control('dispute-close', { dispute: id, status });
    await shop.settle();
  };

  test('freezes what was bought, until it is won', async () => {
    const { person, charge } = await bought('top_up');
    const id = await dispute(charge);
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 50, frozen: true });
    await expect(use(person, 1)).rejects.toMatchObject({ code: 'credits.none' });
    await close(id, 'won');
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 50, frozen: false });
    await use(person, 1);
  });

  test('that is lost takes back what is left', async () => {
    const { person, charge } = await bought('top_up');
    await use(person, 20);
    await close(await dispute(charge), 'lost');
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 0, frozen: false });
    expect((await shop.entries(person.userId)).map(({ amount }) => amount)).toEqual([50, -20, -30]);
  });

  test('that is lost and won after all gives back what it took', async () => {
    const { person, charge } = await bought('top_up');
    await use(person, 20);
    const id = await dispute(charge);
    await close(id, 'lost');
    await close(id, 'won');
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 30 });
    await close(id, 'lost');
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 0 });
    expect((await shop.entries(person.userId)).map(({ amount }) => amount)).toEqual([50, -20, -30, 30, -30]);
  });

  test('of one payment is over while another lasts', async () => {
    const { person, charge } = await bought('top_up');
    await shop.pay(await shop.open(person, 'top_up'), { card: '4000000000000259' });
    await shop.settle();
    const id = await dispute(charge);
    await close(id, 'won');
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 50, frozen: true });
  });

  test('of a payment that gave nothing yet gives it when it is won', async () => {
    const person = await shop.person();
    await stripe.control('webhooks', { hold: true });
    await shop.pay(await shop.open(person, 'top_up'), { card: '4000000000000259' });
    await stripe.control('webhooks', { hold: false });
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 0 });
    await close(await shop.openDispute(person), 'won');
    expect(await shop.balance(person.userId)).toMatchObject({ bought: 50, frozen: false });
  });
});
