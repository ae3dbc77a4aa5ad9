import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cards, openShop, startTestStripe, type TestStripe } from './test-stripe.ts';

let stripe: TestStripe;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  stripe = await startTestStripe();
  shop = await openShop(stripe.client);
});
afterAll(() => stripe.stop());

const submit = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const opened = async (price = shop.once.id, mode: 'payment' | 'subscription' = 'payment') => {
  const { id, url } = await shop.sell(price, mode);
  return { id, url: url ?? '' };
};

describe('the checkout page', () => {
  test('says that nothing is charged, and has no field for a real card', async () => {
    const page = await (await fetch((await opened()).url)).text();
    expect(page).toContain('nothing is charged');
    expect(page).toContain('Pay $15.00');
    expect(page).not.toContain('type="text"');
    expect(page).not.toContain('<script');
  });

  test('a good card pays once, and leads back', async () => {
    const { client } = stripe;
    const { id, url } = await opened();
    const paid = await submit(url, { card: cards.pays });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://localhost:3000/done?id=${id}`]);
    const session = await client.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_total: 1500,
      url: null,
      payment_intent: { status: 'succeeded', latest_charge: { paid: true, amount: 1500, customer: shop.customer.id } },
    });
    const again = await submit(url, { card: cards.pays });
    expect(await again.text()).toContain('You paid this already');
    expect((await client.charges.list({ payment_intent: paymentOf(session) })).data).toHaveLength(1);
  });

  test.each([
    ['declined', cards.declined, 'Your card was declined.', 'generic_decline'],
    ['without funds', cards.poor, 'insufficient funds', 'insufficient_funds'],
  ])('a card %s is refused in words, and another card pays the same session', async (_name, card, words, code) => {
    const { client } = stripe;
    const { id, url } = await opened();
    const refused = await submit(url, { card });
    expect([refused.status, await refused.text()]).toEqual([402, expect.stringContaining(words)]);
    const tried = await client.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(tried).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method', last_payment_error: { decline_code: code } },
    });
    await submit(url, { card: cards.pays });
    expect(await client.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  test('a bank that asks can be convinced, refused, or left half-way', async () => {
    const { client } = stripe;
    const { id, url } = await opened();
    expect((await submit(url, { card: cards.authentication })).headers.get('location')).toBe(`/c/pay/${id}/bank`);
    const waiting = await client.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(waiting).toMatchObject({ status: 'open', payment_intent: { status: 'requires_action' } });

    const failed = await submit(`${url}/bank`, { outcome: 'fail' });
    expect(await failed.text()).toContain('unable to authenticate');

    await submit(url, { card: cards.authentication });
    expect(await (await fetch(`${url}/bank`)).text()).toContain('Your bank asks');
    await submit(`${url}/bank`, { outcome: 'complete' });
    expect(await client.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' });
  });

  test('a subscription whose first payment fails never begins', async () => {
    const { client } = stripe;
    const { id, url } = await opened(shop.monthly.id, 'subscription');
    await submit(url, { card: cards.declined });
    expect(await client.checkout.sessions.retrieve(id)).toMatchObject({ subscription: null, status: 'open' });
    expect((await client.subscriptions.list({ customer: shop.customer.id, status: 'all' })).data).toHaveLength(0);
    await client.checkout.sessions.expire(id);
    expect(await (await submit(url, { card: cards.pays })).text()).toContain('has expired');
    await expect(client.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });

  test('a session expires after a day', async () => {
    const { id } = await opened();
    await stripe.advance(86_400_000 + 1000);
    expect(await stripe.client.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'expired',
      payment_status: 'unpaid',
    });
  });

  test('a mode takes only prices of its kind, and a customer that exists', async () => {
    await expect(shop.sell(shop.monthly.id, 'payment')).rejects.toMatchObject({ param: 'line_items[0][price]' });
    await expect(shop.sell(shop.once.id, 'subscription')).rejects.toMatchObject({ param: 'line_items' });
    const stranger = { customer: 'cus_none', mode: 'payment', success_url: 'http://localhost/x' } as const;
    await expect(
      stripe.client.checkout.sessions.create({ ...stranger, line_items: [{ price: shop.once.id, quantity: 1 }] }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' });
  });
});

describe('refunds and disputes', () => {
  const paidCharge = async (): Promise<string> => {
    const { id } = await opened();
    await stripe.control('pay', { session: id });
    const session = await stripe.client.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    if (typeof session.payment_intent !== 'object') throw new Error('not expanded');
    return String(session.payment_intent?.latest_charge);
  };

  test('a charge is refunded in parts, never twice, and never beyond what was paid', async () => {
    const { client } = stripe;
    const charge = await paidCharge();
    await client.refunds.create({ charge, amount: 500 });
    await expect(client.refunds.create({ charge, amount: 1001 })).rejects.toMatchObject({ param: 'amount' });
    await client.refunds.create({ charge });
    const whole = await client.charges.retrieve(charge, { expand: ['refunds'] });
    expect(whole).toMatchObject({ amount_refunded: 1500, refunded: true });
    expect(whole.refunds?.data.map(({ amount }) => amount)).toEqual([1000, 500]);
    await expect(client.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  test('a disputed charge cannot be refunded until the dispute is won', async () => {
    const { client } = stripe;
    const charge = await paidCharge();
    const answered: unknown = await (await stripe.control('dispute', { charge })).json();
    const { dispute } = z.object({ dispute: z.string() }).parse(answered);
    expect(await client.disputes.retrieve(dispute)).toMatchObject({ status: 'needs_response', amount: 1500, charge });
    expect((await client.charges.retrieve(charge)).disputed).toBe(true);
    await expect(client.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    await stripe.control('dispute-close', { dispute, status: 'won' });
    await client.refunds.create({ charge });
    expect(await client.disputes.list({ charge })).toMatchObject({ data: [{ status: 'won' }] });
  });
});

const paymentOf = ({ payment_intent: intent }: { payment_intent: string | { id: string } | null }): string =>
  typeof intent === 'string' ? intent : (intent?.id ?? '');
