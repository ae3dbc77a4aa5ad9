// Events of the payment service: forged, old, repeated, unknown, early, late and lost.
import { createHmac, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { compareLastDays } from '#server/payments/rounds.ts';
import { openShop } from '#test/support/shop.ts';

const shop = await openShop();
const { ctx, app, stripe } = shop;
const day = 24 * 3_600_000;

const seconds = () => Math.floor(ctx.clock.now().getTime() / 1000);
const signed = (body: string, { secret = 'whsec_of_this_test', at = seconds() } = {}) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

const eventAbout = (object: object, type = 'invoice.paid') =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    api_version: '2026-10-28.endive',
    data: { object },
  });

const arrive = (body: string, signature: string | null = signed(body), headers: Record<string, string> = {}) =>
  app.request('http://localhost:3000/api/webhooks/stripe', {
    method: 'POST',
    headers: { ...(signature === null ? {} : { 'stripe-signature': signature }), ...headers },
    body,
  });

const kept = async (table: string) => Number((await ctx.peek(`select count(*)::int as n from ${table}`))[0]?.['n']);
const waiting = () => kept(`jobs.job where name = 'payments.sync' and state = 'created'`);

beforeEach(async () => {
  await shop.settle();
  await ctx.peek('delete from jobs.job');
  await ctx.peek('delete from payment_event');
});

describe('an event', () => {
  const body = eventAbout({ customer: 'cus_any' });
  test.each<[string, () => string | null]>([
    ['nobody signed', () => null],
    ['with a signature of nothing', () => 't=1,v1=00'],
    ['signed with another secret', () => signed(body, { secret: 'whsec_another' })],
    ['signed over another body', () => signed(`${body} `)],
    ['older than five minutes', () => signed(body, { at: seconds() - 301 })],
    ['without a time', () => `v1=${createHmac('sha256', 'whsec_of_this_test').update(body).digest('hex')}`],
    ['of another scheme', () => signed(body).replace('v1=', 'v0=')],
  ])('%s is refused, and nothing is kept', async (_name, signature) => {
    const answer = await arrive(body, signature());
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'payments.unsigned' })]);
    expect([await kept('payment_event'), await waiting()]).toEqual([0, 0]);
  });

  test('from a page is refused, even with a signature', async () => {
    expect((await arrive(body, signed(body), { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await arrive(body, signed(body), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('is taken within five minutes, and brings one look however often it comes', async () => {
    const known = eventAbout({ customer: 'cus_any' });
    for (const at of [seconds(), seconds() - 299, seconds()]) {
      expect((await arrive(known, signed(known, { at }))).status).toBe(200);
    }
    expect([await kept('payment_event'), await waiting()]).toEqual([1, 1]);
  });

  test('of an unknown kind is taken, and does nothing', async () => {
    const unknown = eventAbout({ id: 'x_1', customer: 'cus_any' }, 'radar.early_fraud_warning.created');
    expect((await arrive(unknown)).status).toBe(200);
    expect([await kept('payment_event'), await waiting()]).toEqual([1, 0]);
  });

  test('of somebody else’s customer is taken, and does nothing', async () => {
    await stripe.api('POST', 'customers', { email: 'other@shop.example' });
    await shop.settle();
    const foreign = eventAbout({ customer: 'cus_none' });
    await arrive(foreign);
    await shop.settle();
    expect(await kept('payment_customer')).toBe(0);
  });

  test('that is signed and yet no event is refused', async () => {
    for (const text of ['{', 'null', '{}', '[]', '{"id":1,"type":"invoice.paid","data":{"object":{}}}']) {
      expect([text, (await arrive(text, signed(text))).status]).toEqual([text, 400]);
    }
  });
});

describe('events of a purchase', () => {
  const buyWith = async (mood: object) => {
    const person = await shop.person();
    const session = await shop.open(person, 'pro_monthly');
    await stripe.control('webhooks', mood);
    await shop.pay(session);
    await shop.settle();
    await stripe.control('webhooks', { duplicate: 0, lose: 0, reorder: false, hold: false });
    await shop.settle();
    return person;
  };

  test('each come twice, and give 100 credits', async () => {
    const person = await buyWith({ duplicate: 1 });
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
  });

  test('overtake each other, and give 100 credits', async () => {
    const person = await buyWith({ reorder: true });
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
  });

  test('come before Flow knows the customer, and give 100 credits', async () => {
    const person = await shop.person();
    const session = await shop.open(person, 'pro_monthly');
    // Flow died after the customer was made, and before it was kept.
    await ctx.peek('delete from payment_customer where user_id = $1', [person.userId]);
    await shop.pay(session);
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
  });

  test('are lost, and the person’s own look finds the payment', async () => {
    const person = await buyWith({ lose: 100 });
    expect(await shop.entries(person.userId)).toEqual([]);
    await shop.advance(11_000);
    await person.client.get('/api/payments/plan');
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
  });

  test('are lost, and the nightly comparison repairs and reports it', async () => {
    const person = await buyWith({ lose: 100 });
    ctx.lines.length = 0;
    await shop.advance(2 * day);
    await compareLastDays(ctx);
    await shop.settle();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
    expect(ctx.lines.filter((line) => line.includes('payments.repaired'))).toHaveLength(1);

    await compareLastDays(ctx);
    await shop.settle();
    expect(ctx.lines.filter((line) => line.includes('payments.repaired'))).toHaveLength(1);
  });

  test('wait while Stripe cannot be asked, and give 100 credits afterwards', async () => {
    const person = await shop.person();
    const session = await shop.open(person, 'pro_monthly');
    await stripe.control('faults', { path: '/v1/invoices', status: 500, times: 3 });
    await shop.pay(session);
    await shop.settle();
    expect(await shop.entries(person.userId)).toEqual([]);
    await shop.retry();
    expect(await shop.balance(person.userId)).toMatchObject({ monthly: 100 });
  });
});

test('the nightly comparison runs once a day', async () => {
  ctx.lines.length = 0;
  for (let hours = 0; hours < 25; hours += 1) {
    await shop.round();
    await shop.advance(3_600_000);
  }
  expect(ctx.lines.filter((line) => line.includes('payments.compared')).length).toBeLessThanOrEqual(2);
});

test('a person who deletes their account pays nothing more', async () => {
  const { endPayments } = await import('#server/payments/leave.ts');
  const person = await shop.person();
  await shop.pay(await shop.open(person, 'pro_monthly'));
  await shop.settle();
  const [row] = await ctx.peek('select customer_id from payment_customer where user_id = $1', [person.userId]);
  const customer = String(row?.['customer_id']);
  await endPayments(ctx, person.userId);
  await ctx.peek('delete from payment_customer where user_id = $1', [person.userId]);
  await shop.settle();
  expect(await stripe.api('GET', `customers/${customer}`)).toMatchObject({ deleted: true });
  expect(await stripe.api('GET', 'subscriptions', { customer, status: 'all' })).toMatchObject({
    data: [{ status: 'canceled' }],
  });
  expect(await kept('payment_customer')).toBe(await kept('payment_customer where user_id is not null'));
});
