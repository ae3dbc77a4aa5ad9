import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cards, openShop, startTestStripe, type TestStripe } from './test-stripe.ts';

const hour = 3_600_000;
const day = 24 * hour;

let stripe: TestStripe;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeEach(async () => {
  stripe = await startTestStripe();
  shop = await openShop(stripe.client);
});
afterEach(() => stripe.stop());

const subscribe = async (price = shop.monthly.id, card: string = cards.pays): Promise<string> => {
  const { id } = await shop.sell(price, 'subscription');
  await stripe.control('pay', { session: id, card });
  const { subscription } = await stripe.client.checkout.sessions.retrieve(id);
  return String(subscription);
};

const invoices = async () => (await stripe.client.invoices.list({ customer: shop.customer.id, limit: 100 })).data;
const types = async () => (await stripe.client.events.list({ limit: 100 })).data.map(({ type }): string => type);

const dates = (...seconds: (number | undefined)[]) =>
  seconds.map((at) => new Date((at ?? 0) * 1000).toISOString().slice(0, 10));

describe('subscriptions', () => {
  test('the first invoice is paid at once, and its payment can be found both ways', async () => {
    const { client } = stripe;
    const id = await subscribe();
    const subscription = await client.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] });
    const item = subscription.items.data[0];
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect(dates(item?.current_period_start, item?.current_period_end)).toEqual(['2026-03-31', '2026-04-30']);
    const invoice = subscription.latest_invoice;
    if (invoice === null || typeof invoice === 'string') throw new Error('not expanded');
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_create',
      amount_paid: 3000,
      parent: { subscription_details: { subscription: id } },
      lines: { data: [{ pricing: { price_details: { price: shop.monthly.id, product: shop.plan.id } } }] },
    });
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent);
    const found = await client.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } });
    expect(found.data[0]?.invoice).toBe(invoice.id);
  });

  test('a renewal drafts an invoice, and an hour later it is paid', async () => {
    const id = await subscribe();
    await stripe.advance(30 * day);
    expect((await invoices())[0]).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle' });
    await stripe.advance(hour);
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({ status: 'paid', attempt_count: 1 });
    const line = invoice?.lines.data[0];
    expect(dates(line?.period.start, line?.period.end)).toEqual(['2026-04-30', '2026-05-31']);
    expect(await stripe.client.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });

  test('the clock moves by months, and every renewal is made as of its own day', async () => {
    await subscribe();
    await stripe.control('clock', { advanceMonths: 12 });
    const paid = (await invoices()).filter(({ status }) => status === 'paid');
    expect(paid.map(({ created }) => dates(created)[0]?.slice(5))).toEqual(
      '02-28 01-31 12-31 11-30 10-31 09-30 08-31 07-31 06-30 05-31 04-30 03-31'.split(' '),
    );
  });

  test('a failed renewal is tried three times more, and then the subscription ends', async () => {
    const { client } = stripe;
    const id = await subscribe();
    await stripe.control('card', { customer: shop.customer.id, card: cards.laterDeclined });
    await stripe.advance(30 * day + hour);
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    const attempts = [(await invoices())[0]?.attempt_count];
    for (const days of [3, 5, 7]) {
      await stripe.advance(days * day);
      attempts.push((await invoices())[0]?.attempt_count);
    }
    expect(attempts).toEqual([1, 2, 3, 4]);
    expect(await client.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect((await types()).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  });

  test('a better card repairs a failed renewal', async () => {
    const { client } = stripe;
    const id = await subscribe();
    await stripe.control('card', { customer: shop.customer.id, card: cards.poor });
    await stripe.advance(30 * day + hour);
    const open = (await invoices())[0]?.id ?? '';
    await expect(client.invoices.pay(open)).rejects.toMatchObject({
      type: 'StripeCardError',
      decline_code: 'insufficient_funds',
    });
    await stripe.control('card', { customer: shop.customer.id, card: cards.pays });
    await stripe.advance(3 * day);
    expect((await invoices())[0]).toMatchObject({ id: open, status: 'paid' });
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });

  test('a cancellation at the end keeps the paid period, and can be taken back', async () => {
    const { client } = stripe;
    const id = await subscribe();
    const leaving = await client.subscriptions.update(id, { cancel_at_period_end: true });
    expect(leaving).toMatchObject({ status: 'active', cancel_at: leaving.items.data[0]?.current_period_end });
    await client.subscriptions.update(id, { cancel_at_period_end: false });
    await client.subscriptions.update(id, { cancel_at_period_end: true });
    await stripe.advance(31 * day);
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
    expect(await invoices()).toHaveLength(1);
    await expect(client.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
  });

  test('a switch to the year is prorated, and back again credits the balance', async () => {
    const { client } = stripe;
    const id = await subscribe();
    await stripe.advance(15 * day);
    const item = (await client.subscriptions.retrieve(id)).items.data[0]?.id ?? '';
    const change = (price: string) =>
      client.subscriptions.update(id, { items: [{ id: item, price }], proration_behavior: 'always_invoice' });
    await change(shop.yearly.id);
    expect((await invoices())[0]).toMatchObject({ billing_reason: 'subscription_update', amount_paid: 28_800 - 1500 });
    await change(shop.monthly.id);
    expect((await invoices())[0]).toMatchObject({ total: 3000 - 28_800, amount_paid: 0, status: 'paid' });
    expect(await client.customers.retrieve(shop.customer.id)).toMatchObject({ balance: -25_800 });
    await stripe.control('clock', { advanceMonths: 1 });
    await stripe.advance(hour);
    expect((await invoices())[0]).toMatchObject({ amount_due: 0, status: 'paid', ending_balance: -22_800 });
  });

  test('a deleted customer’s subscription ends at once', async () => {
    const { client } = stripe;
    const id = await subscribe();
    await client.customers.del(shop.customer.id);
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
    expect((await types()).slice(0, 2)).toEqual(['customer.deleted', 'customer.subscription.deleted']);
  });
});

describe('the billing portal', () => {
  const openPortal = async () => {
    const { client } = stripe;
    const { id: configuration } = await client.billingPortal.configurations.create({
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          products: [{ product: shop.plan.id, prices: [shop.monthly.id, shop.yearly.id] }],
        },
      },
    });
    const session = await client.billingPortal.sessions.create({
      customer: shop.customer.id,
      configuration,
      return_url: 'http://localhost:3000/settings/credits',
    });
    return session.url;
  };
  const press = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields) }).then((answer) => answer.text());

  test('needs a configuration', async () => {
    await expect(stripe.client.billingPortal.sessions.create({ customer: shop.customer.id })).rejects.toMatchObject({
      message: expect.stringContaining('No configuration'),
    });
  });

  test('cancels, resumes, switches, and shows the invoices', async () => {
    const { client } = stripe;
    const id = await subscribe();
    const url = await openPortal();
    expect(await press(url, { act: 'cancel', subscription: id })).toContain('Ends on April 30, 2026');
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: true });
    expect(await press(url, { act: 'resume', subscription: id })).toContain('Renews on April 30, 2026');
    const page = await press(url, { act: 'switch', subscription: id, price: shop.yearly.id });
    expect(page).toContain('Renews on March 31, 2027');
    const address = /href="(\/i\/[^"]+)"/.exec(page)?.[1] ?? '';
    expect(await (await fetch(stripe.url + address)).text()).toContain('nothing was charged');
  });

  test('a person pays an open invoice with another card', async () => {
    const id = await subscribe();
    await stripe.control('card', { customer: shop.customer.id, card: cards.laterDeclined });
    await stripe.advance(30 * day + hour);
    const url = await openPortal();
    expect(await press(url, { act: 'pay' })).toContain('Your card was declined.');
    await press(url, { act: 'card', card: cards.pays });
    await press(url, { act: 'pay' });
    expect(await stripe.client.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });
});
