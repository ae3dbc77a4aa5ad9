import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#test/support/until.ts';
import { heardCredits } from '#web/data/credits-now.ts';
import { followPlan, type KnownPlan } from './follow-plan.ts';

const free: KnownPlan = { payments: 'test', plan: { kind: 'free', unpaid: false }, portal: false };
const until = '2026-12-20T12:00:00.000Z';
const pro: KnownPlan = {
  payments: 'test',
  plan: { kind: 'pro', buy: 'pro_monthly', until, next: 'renews' },
  portal: true,
};

let answers: (KnownPlan | Promise<KnownPlan>)[];
beforeEach(() => {
  heardCredits({ counted: true, left: 0, charged: [] });
  vi.stubGlobal('fetch', async () => Response.json(await answers.shift()));
});
afterEach(() => {
  heardCredits({ counted: false, left: 0, charged: [] });
  vi.unstubAllGlobals();
});

test('the plan is asked for again when the credits of a payment come', async () => {
  answers = [free, pro];
  const learned: KnownPlan[] = [];
  const stop = followPlan((known) => learned.push(known));
  await eventually(() => expect(learned).toEqual([free]));
  heardCredits({ counted: true, left: 100, charged: [] });
  await eventually(() => expect(learned).toEqual([free, pro]));
  stop();
});

test('a late answer from before the payment does not bring the old plan back', async () => {
  const late = Promise.withResolvers<KnownPlan>();
  answers = [late.promise, pro];
  const learned: KnownPlan[] = [];
  const stop = followPlan((known) => learned.push(known));
  heardCredits({ counted: true, left: 100, charged: [] });
  await eventually(() => expect(learned).toEqual([pro]));
  late.resolve(free);
  await new Promise(setImmediate);
  expect(learned).toEqual([pro]);
  stop();
});
