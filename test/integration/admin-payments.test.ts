// Refunds and cancellations by an operator, through the payment service itself.
import { expect, test } from 'vitest';
import { PeopleAnswer, PersonPage } from '#domain/admin-people.ts';
import { operatorClient } from '#test/support/operator.ts';
import { openShop } from '#test/support/shop.ts';

const day = 86_400_000;
const shop = await openShop();
const { ctx, app } = shop;
const me = await operatorClient(ctx, app);
const page = async (id: string) => PersonPage.parse((await me.get(`/api/admin/people/${id}`)).body);
const bought = async (buy: string) => {
  const person = await shop.person();
  await shop.pay(await shop.open(person, buy));
  await shop.settle();
  return person;
};
const rows = async (status: string) => {
  const span = { from: '2026-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z' };
  const { body } = await me.get(`/api/admin/people?${new URLSearchParams({ ...span, status })}`);
  return PeopleAnswer.parse(body).people.map(({ id }) => id);
};

test('a status is that of the subscription: free, paid, in grace, churned', async () => {
  const [free, paid, topped] = [await shop.person(), await bought('pro_monthly'), await bought('top_up')];
  expect(await rows('paid')).toEqual([paid.userId]);
  expect(await rows('free')).toEqual(expect.arrayContaining([free.userId, topped.userId]));
  const unpaid = (daysAgo: number) =>
    ctx.peek(`update payment_subscription set state = 'unpaid', unpaid_since = $1 where user_id = $2`, [
      new Date(ctx.clock.now().getTime() - daysAgo * day),
      paid.userId,
    ]);
  await unpaid(6);
  expect(await rows('paid')).toEqual([paid.userId]);
  await unpaid(8);
  expect([await rows('paid'), await rows('churned')]).toEqual([[], [paid.userId]]);
  expect(await rows('trial')).toEqual([]);
});

test('a refund gives the last payment back once, with its credits, and is in the log', async () => {
  const { userId } = await bought('pro_monthly');
  const before = await page(userId);
  expect(before.person).toMatchObject({ canRefund: true, canCancel: true, status: 'paid' });
  const [payment] = before.paid;
  const left = (await shop.balance(userId)).monthly;
  expect(left).toBeGreaterThan(0);
  const refund = () => me.post(`/api/admin/people/${userId}/refund`, { payment: payment?.id });
  expect(await me.post(`/api/admin/people/${userId}/refund`, { payment: 'in_other' })).toMatchObject({
    body: { code: 'payments.changed' },
  });
  expect(await refund()).toEqual({ status: 200, body: { cents: payment?.amount, ended: true } });
  await shop.settle();
  expect(await shop.balance(userId)).toMatchObject({ monthly: 0 });
  expect(await refund()).toMatchObject({ status: 409, body: { code: 'payments.nothing-to-refund' } });
  const after = await page(userId);
  expect(after.paid[0]?.refunded).toBe(payment?.amount);
  expect(after.person).toMatchObject({ canRefund: false, canCancel: false, status: 'churned' });
  const [entry] = await ctx.peek(
    `select action_description as words from audit_log where user_id = $1 and action_description like 'Refunded%'`,
    [me.userId],
  );
  expect(entry?.['words']).toBe(
    `Refunded ${((payment?.amount ?? 0) / 100).toFixed(2)} dollars to ${userId.slice(0, 8)}`,
  );
});

test('a cancelled subscription goes on until its end, and is cancelled once', async () => {
  const { userId } = await bought('pro_yearly');
  const cancel = () => me.post(`/api/admin/people/${userId}/cancel`);
  expect(await cancel()).toEqual({ status: 200, body: {} });
  await shop.settle();
  const { plans, person } = await page(userId);
  expect(plans).toMatchObject([{ state: 'active', cancels: true }]);
  expect(person).toMatchObject({ status: 'paid', canCancel: false });
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'payments.nothing-to-cancel' } });
});

test('a refund needs a fresh proof, and nobody who bought nothing gets one', async () => {
  const { userId } = await shop.person();
  const ask = (path: string) => me.post(`/api/admin/people/${userId}/${path}`, { payment: 'x' });
  expect(await ask('refund')).toMatchObject({ body: { code: 'payments.nothing-to-refund' } });
  expect(await ask('cancel')).toMatchObject({ body: { code: 'payments.nothing-to-cancel' } });
  ctx.clock.advance(11 * 60_000);
  expect(await ask('refund')).toMatchObject({ body: { code: 'confirmation.needed' } });
});
