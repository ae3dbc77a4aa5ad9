import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, startTestStripe, type TestStripe } from './test-stripe.ts';

let stripe: TestStripe;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  stripe = await startTestStripe();
  shop = await openShop(stripe.client);
});
afterAll(() => stripe.stop());

const errorOf = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('the call did not fail as Stripe fails', { cause: error });
};

describe('the local Stripe, as its client sees it:', () => {
  test('it follows the version that the client is made for', async () => {
    const answer = await stripe.client.products.list();
    expect(answer.lastResponse.apiVersion).toBe(Stripe.API_VERSION);
    expect(answer.lastResponse.requestId).toMatch(/^req_/);
  });

  test('another key and no key are refused', async () => {
    const wrong = await errorOf(stripe.clientWith('sk_test_another').customers.list());
    expect(wrong).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect((await fetch(`${stripe.url}/v1/customers`)).status).toBe(401);
  });

  test('a customer is made, read, changed and deleted', async () => {
    const { client } = stripe;
    const made = await client.customers.create({
      email: 'maya@example.com',
      name: 'Maya',
      metadata: { flow: 'u1', x: '1' },
    });
    const changed = await client.customers.update(made.id, { name: '', metadata: { x: '' } });
    expect(changed).toMatchObject({ email: 'maya@example.com', name: null, metadata: { flow: 'u1' } });
    await client.customers.del(made.id);
    expect(await client.customers.retrieve(made.id)).toEqual({ id: made.id, object: 'customer', deleted: true });
    expect(await errorOf(client.customers.update(made.id, { name: 'x' }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
    });
  });

  test('what is missing, unknown or wrong is named like at Stripe', async () => {
    const { client } = stripe;
    expect(await errorOf(client.customers.retrieve('cus_none'))).toMatchObject({
      code: 'resource_missing',
      param: 'id',
      message: "No such customer: 'cus_none'",
    });
    expect(await errorOf(client.products.create(Object.assign({ name: 'x' }, { colour: 'red' })))).toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    });
    const noCurrency: Stripe.PriceCreateParams = { currency: '', product: 'prod_none' };
    expect(await errorOf(client.prices.create(noCurrency))).toMatchObject({ statusCode: 400, param: 'currency' });
    expect(await errorOf(client.customers.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
  });

  test('prices are found by their lookup keys, and a key has one price', async () => {
    const { client } = stripe;
    const { plan, monthly, yearly } = shop;
    const found = await client.prices.list({ lookup_keys: ['monthly', 'yearly'], active: true });
    expect(found.data.map(({ id }) => id).toSorted()).toEqual([monthly.id, yearly.id].toSorted());
    const again = { currency: 'usd', unit_amount: 1, product: plan.id, lookup_key: 'monthly' };
    expect(await errorOf(client.prices.create(again))).toMatchObject({ param: 'lookup_key' });
    const taken = await client.prices.create({ ...again, transfer_lookup_key: true });
    expect((await client.prices.retrieve(monthly.id)).lookup_key).toBeNull();
    expect(taken.unit_amount_decimal?.toString()).toBe('1');
  });

  test('lists come newest first, page by page, both ways', async () => {
    const { client } = stripe;
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      made.unshift((await client.customers.create({ email: 'many@example.com', name: String(n) })).id);
    }
    const walked: string[] = [];
    for await (const { id } of client.customers.list({ email: 'many@example.com', limit: 3 })) walked.push(id);
    expect(walked).toEqual(made);
    const before = await client.customers.list({ email: 'many@example.com', limit: 2, ending_before: made[4] });
    expect(before.data.map(({ id }) => id)).toEqual(made.slice(2, 4));
    expect(before.has_more).toBe(true);
  });

  test('a list can be limited to a time', async () => {
    const { client } = stripe;
    await client.customers.create({ email: 'timed@example.com' });
    await stripe.advance(60_000);
    const later = await client.customers.create({ email: 'timed@example.com' });
    const found = await client.customers.list({ email: 'timed@example.com', created: { gt: later.created - 30 } });
    expect(found.data.map(({ id }) => id)).toEqual([later.id]);
  });

  test('a repeat with the same key gets the first answer and does nothing', async () => {
    const { client } = stripe;
    const options = { idempotencyKey: 'user-1' };
    const first = await client.customers.create({ email: 'once@example.com' }, options);
    const second = await client.customers.create({ email: 'once@example.com' }, options);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await client.customers.list({ email: 'once@example.com' })).data).toHaveLength(1);
    expect(await errorOf(client.customers.create({ email: 'twice@example.com' }, options))).toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  test('a key is forgotten after a day, and a refused request does not use it up', async () => {
    const { client } = stripe;
    const options = { idempotencyKey: 'day' };
    await errorOf(client.customers.create(Object.assign({ email: 'day@example.com' }, { colour: 'red' }), options));
    const first = await client.customers.create({ email: 'day@example.com' }, options);
    await stripe.advance(25 * 3_600_000);
    expect((await client.customers.create({ email: 'day@example.com' }, options)).id).not.toBe(first.id);
  });

  test('a lost answer is repaired by the same key', async () => {
    const { client } = stripe;
    await stripe.control('faults', { path: '/v1/customers', method: 'POST', times: 1, afterEffect: true, status: 500 });
    const options = { idempotencyKey: 'lost' };
    expect(await errorOf(client.customers.create({ email: 'lost@example.com' }, options))).toMatchObject({
      type: 'StripeAPIError',
    });
    await client.customers.create({ email: 'lost@example.com' }, options);
    expect((await client.customers.list({ email: 'lost@example.com' })).data).toHaveLength(1);
  });

  test('ids are expanded where a call asks for it, also within lists', async () => {
    const { client } = stripe;
    const { customer, sell, once } = shop;
    const session = await sell(once.id, 'payment');
    const whole = await client.checkout.sessions.retrieve(session.id, {
      expand: ['customer', 'line_items.data.price.product'],
    });
    expect(whole.customer).toMatchObject({ id: customer.id, email: 'ada@example.com' });
    expect(whole.line_items?.data[0]?.price?.product).toMatchObject({ name: '50 credits' });
    const listed = await client.checkout.sessions.list({ expand: ['data.customer'] });
    expect(listed.data[0]?.customer).toMatchObject({ email: 'ada@example.com' });
    expect(await errorOf(client.products.list({ expand: ['data.colour'] }))).toMatchObject({ param: 'expand' });
  });

  test('an unknown address is refused', async () => {
    expect(await errorOf(stripe.client.coupons.list())).toMatchObject({ statusCode: 404 });
  });

  test('the control plane keeps to this machine', async () => {
    const asked = await fetch(`${stripe.url}/_local/state`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect(asked.status).toBe(403);
    expect(await (await stripe.control('state')).json()).toMatchObject({ offsetMs: 0, webhooks: [] });
  });
});
