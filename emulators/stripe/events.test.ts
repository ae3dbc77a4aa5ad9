import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startLocalStripe } from '#emulators/local-stripe.ts';
import { openShop, startTestStripe, type TestStripe } from './test-stripe.ts';

const webhook = { url: 'http://flow.example/hook', secret: 'whsec_of_this_test' };

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe({ webhook });
});
afterEach(() => stripe.stop());

const arrivedTypes = () => stripe.arrived.map(({ body }) => String(JSON.parse(body).type));
const Webhooks = z.object({ underway: z.number(), sent: z.array(z.object({ status: z.number().nullable() })) });
const webhooksNow = async () => Webhooks.parse(await (await stripe.control('webhooks')).json());
const quiet = async () => {
  await expect.poll(async () => (await webhooksNow()).underway).toBe(0);
};
const makeCustomers = async (...names: string[]) => {
  for (const name of names) await stripe.client.customers.create({ name });
  await quiet();
};
const names = () => stripe.arrived.map(({ body }) => String(JSON.parse(body).data.object.name));

describe('events', () => {
  test('are signed so that the official client accepts them, for five minutes', async () => {
    await makeCustomers('Ada');
    const [arrived] = stripe.arrived;
    if (arrived === undefined) throw new Error('nothing arrived');
    const { body, signature } = arrived;
    const check = (secret: string, after: number) =>
      stripe.client.webhooks.constructEvent(body, signature, secret, 300, undefined, stripe.now().getTime() + after);
    expect(check(webhook.secret, 299_000)).toMatchObject({ type: 'customer.created', api_version: Stripe.API_VERSION });
    expect(() => check(webhook.secret, 302_000)).toThrow(Stripe.errors.StripeSignatureVerificationError);
    expect(() => check('whsec_another', 0)).toThrow(Stripe.errors.StripeSignatureVerificationError);
  });

  test('of a purchase come in Stripe’s order, and are listed too', async () => {
    const { client } = stripe;
    const shop = await openShop(client);
    await quiet();
    stripe.arrived.length = 0;
    const session = await shop.sell(shop.monthly.id, 'subscription');
    await stripe.control('pay', { session: session.id });
    await quiet();
    expect(arrivedTypes()).toEqual([
      'invoice.created',
      'customer.subscription.created',
      'payment_intent.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.completed',
    ]);
    const listed = await client.events.list({ types: ['invoice.paid', 'checkout.session.completed'] });
    expect(listed.data.map(({ type }) => type)).toEqual(['checkout.session.completed', 'invoice.paid']);
  });

  test('of an update say what it was before', async () => {
    const { id } = await stripe.client.customers.create({ name: 'Ada' });
    await stripe.client.customers.update(id, { name: 'Ada L.' });
    await quiet();
    expect(JSON.parse(stripe.arrived[1]?.body ?? '{}').data).toMatchObject({
      object: { name: 'Ada L.' },
      previous_attributes: { name: 'Ada' },
    });
  });

  test('are duplicated, lost and reordered on request', async () => {
    await stripe.control('webhooks', { duplicate: 1 });
    await makeCustomers('twice');
    await stripe.control('webhooks', { duplicate: 0, lose: 1 });
    await makeCustomers('lost', 'kept');
    await stripe.control('webhooks', { reorder: true });
    await makeCustomers('second', 'first');
    expect(names()).toEqual(['twice', 'twice', 'kept', 'first', 'second']);
    const { sent } = await webhooksNow();
    expect(sent.map(({ status }) => status)).toEqual([200, 200, null, 200, 200, 200]);
  });

  test('are held back until they may go', async () => {
    await stripe.control('webhooks', { hold: true });
    await makeCustomers('late');
    expect(names()).toEqual([]);
    await stripe.control('webhooks', { hold: false });
    await quiet();
    expect(names()).toEqual(['late']);
  });

  test('go only to endpoints that want them, with a secret of their own', async () => {
    const { client } = stripe;
    const made = await client.webhookEndpoints.create({
      url: 'http://other.example/hook',
      enabled_events: ['product.created'],
    });
    expect(made.secret).toMatch(/^whsec_/);
    expect((await client.webhookEndpoints.retrieve(made.id)).secret).toBeUndefined();
    await makeCustomers('Ada');
    await client.products.create({ name: 'Pro' });
    await quiet();
    expect(stripe.arrived.filter(({ url }) => url === made.url).map(({ body }) => JSON.parse(body).type)).toEqual([
      'product.created',
    ]);
    await client.webhookEndpoints.del(made.id);
    expect((await client.webhookEndpoints.list()).data.map(({ id }) => id)).toEqual(['we_local']);
  });
});

describe('over HTTP', () => {
  test('an endpoint that fails gets the event again', async () => {
    const statuses = [500, 200];
    let calls = 0;
    const server = createServer((_request, answer) => {
      answer.statusCode = statuses[calls++] ?? 200;
      answer.end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const at: AddressInfo | string | null = server.address();
    if (at === null || typeof at === 'string') throw new Error('no port');
    const running = await startLocalStripe({
      dataDir: ':memory:',
      webhook: { ...webhook, url: `http://127.0.0.1:${at.port}/` },
    });
    await fetch(`${running.url}/v1/customers`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local_stripe_for_demo_payments_only' },
      body: new URLSearchParams({ name: 'Ada' }),
    });
    await expect.poll(() => calls).toBe(2);
    await running.stop();
    server.close();
  });
});
