// Shared by `random-payments.test.ts` and `random-payments.full.ts`: people buy, switch, cancel, spend, are refunded and deny payments, while
// events are doubled, late, reordered and lost, and the process dies. Afterwards Stripe's view and ours are compared.

import { vi } from 'vitest';
import { CommandId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { armCrashPoint } from '#server/crash-points.ts';
import { giveBack, spend } from '#server/credits/ledger.ts';
import { newId } from '#server/id.ts';
import { compareLastDays } from '#server/payments/rounds.ts';
import { type Random, randomOf } from '#test/chaos/random.ts';
import { openShop, type Shop, type Shopper } from '#test/support/shop.ts';
import { killedSync } from './killed-sync.ts';
import { differences } from './payment-differences.ts';

/** `deaths`: crash points that ended an act in this process. `kills`: other processes that a SIGKILL ended. */
export type Ran = { steps: number; done: Record<string, number>; deaths: number; kills: number; differences: string[] };

type World = {
  shop: Shop;
  random: Random;
  people: Shopper[];
  spent: { who: Shopper; id: CommandId }[];
  deaths: number;
  kills: number;
};
type Step = (world: World, who: Shopper) => Promise<unknown>;

const hour = 3_600_000;
const day = 24 * hour;

export const payAtRandom = async (seed: number, steps: number): Promise<Ran> => {
  const shop = await openShop();
  const random = randomOf(seed);
  const people = [await shop.person(), await shop.person(), await shop.person()];
  const world: World = { shop, random, people, spent: [], deaths: 0, kills: 0 };
  const done: Record<string, number> = {};
  // Stands in for a kill of this process, once: the next process has no such point.
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    disarm();
    world.deaths += 1;
    throw new Error(killed);
  });
  try {
    for (let nth = 1; nth <= steps; nth += 1) {
      const [name, step] = random.pick(weighted);
      if (await tried(world, step)) done[name] = (done[name] ?? 0) + 1;
      if (random.chance(0.6)) await settled(world);
      if (nth % actsBetweenKills === 0) await killOther(world);
    }
  } finally {
    disarm();
    kill.mockRestore();
  }
  await reconcile(shop);
  return { steps, done, deaths: world.deaths, kills: world.kills, differences: await differences(shop, people) };
};

const killed = 'killed';

/** A process takes a second to start. */
const actsBetweenKills = 50;

const disarm = (): void => armCrashPoint({ NODE_ENV: 'test' });

/** False if Flow or Stripe refuses it, as they should, or if this process dies in it. */
const tried = async (world: World, step: Step): Promise<boolean> => {
  try {
    await step(world, world.random.pick(world.people));
    return true;
  } catch (error) {
    const isExpected =
      error instanceof Problem ||
      (error instanceof Error && (error.message === killed || /answered|was refused/.test(error.message)));
    if (isExpected) return false;
    throw error;
  }
};

const places = [
  'payments.looked',
  'payments.equal',
  'payments.second-plan-refunded',
  'payments.customer-made',
  'credits.added',
  'payments.event-kept',
] as const;

/** Sometimes a point is armed. It strikes in this round or at a later act, and the next process goes on. */
const settled = async (world: World): Promise<void> => {
  const { shop, random } = world;
  if (random.chance(0.25))
    armCrashPoint({ NODE_ENV: 'test', CRASH_AT: `${random.pick(places)}:${random.between(1, 3)}` });
  await shop.settle();
  await shop.retry();
};

/** Somebody pays, and the process that syncs it dies before the credits are there. */
const killOther = async (world: World): Promise<void> => {
  const { shop, random, people } = world;
  disarm();
  const who = random.pick(people);
  const session = await shop.open(who, 'top_up');
  // The checkout may be paid already, while its event is lost.
  const isNew = await tried(world, () => shop.pay(session));
  const place = random.pick(isNew ? inSync : ['payments.looked', 'payments.equal']);
  await killedSync(shop, await shop.customer(who), place);
  world.kills += 1;
};

const inSync = ['payments.looked', 'credits.added', 'payments.equal'];

const reconcile = async (shop: Shop): Promise<void> => {
  await shop.stripe.control('webhooks', { duplicate: 0, lose: 0, reorder: false, hold: false });
  await shop.retry();
  await compareLastDays(shop.ctx);
  await shop.retry();
};

const buys = ['pro_monthly', 'pro_yearly', 'top_up'] as const;
const cards = [
  '4242424242424242',
  '4242424242424242',
  '4242424242424242',
  '4000000000000002',
  '4000000000000259',
  '4000002500003155',
] as const;

const buy: Step = async ({ shop, random }, who) => {
  const session = await shop.open(who, random.pick(buys));
  const bank = random.pick(['complete', 'complete', 'fail', 'left'] as const);
  await shop.pay(session, { card: random.pick(cards), bank });
};

/** As if two tabs had asked at once. */
const buyTwice: Step = async ({ shop, random }, who) => {
  const session = await shop.open(who, 'pro_monthly');
  const rival = await shop.rivalCheckout(await shop.customer(who), random.pick(['pro_monthly', 'pro_yearly'] as const));
  await shop.pay(session);
  await shop.pay(rival);
};

const press =
  (act: string): Step =>
  async ({ shop }, who) => {
    const { status, body } = await who.client.post('/api/payments/portal', { backTo: '/' });
    if (status === 200) await shop.press(body, { act });
  };

const changeCard: Step = async ({ shop, random }, who) =>
  shop.stripe.control('card', {
    customer: await shop.customer(who),
    card: random.pick(['4242424242424242', '4000000000000341'] as const),
  });

const someCharge = async ({ shop, random }: World, who: Shopper): Promise<{ id: string; amount: number }> => {
  const charges = await shop.charges(await shop.customer(who));
  if (charges.length === 0) throw new Problem('payments.nothing-bought');
  return random.pick(charges);
};

const refund: Step = async (world, who) => {
  const { id, amount } = await someCharge(world, who);
  const part = world.random.chance(0.5) ? amount : world.random.between(1, amount);
  await world.shop.stripe.api('POST', 'refunds', { charge: id, amount: String(part) });
};

const dispute: Step = async (world, who) => {
  const { id } = await someCharge(world, who);
  await world.shop.stripe.control('dispute', { charge: id });
};

const decide: Step = async ({ shop, random }, who) =>
  shop.stripe.control('dispute-close', {
    dispute: await shop.openDispute(who),
    status: random.pick(['won', 'lost'] as const),
  });

const use: Step = async ({ shop, random, spent }, who) => {
  const id = CommandId.parse(newId(shop.ctx.clock.now()));
  const amount = random.between(1, 40);
  await shop.ctx.db.asUser(who.userId, (tx) =>
    spend(shop.ctx, tx, who.userId, { commandId: id, amount, reason: 'reply' }),
  );
  spent.push({ who, id });
};

const undo: Step = async ({ shop, random, spent }) => {
  if (spent.length === 0) return;
  const { who, id } = random.pick(spent);
  await shop.ctx.db.asUser(who.userId, (tx) => giveBack(shop.ctx, tx, who.userId, { commandId: id, why: 'undo' }));
};

const claim: Step = (_world, who) => who.client.get('/api/payments/plan?checkout=done');

const mood: Step = ({ shop, random }) =>
  shop.stripe.control('webhooks', {
    duplicate: random.pick([0, 0, 1, 2]),
    lose: random.pick([0, 0, 3, 20]),
    reorder: random.chance(0.4),
    hold: random.chance(0.3),
  });

const pass =
  (days: number): Step =>
  async ({ shop }) => {
    for (let nth = 0; nth < days; nth += 1) {
      await shop.advance(day);
      await shop.round();
    }
  };

const steps: Readonly<Record<string, readonly [weight: number, step: Step]>> = {
  buy: [8, buy],
  buyTwice: [1, buyTwice],
  cancel: [2, press('cancel')],
  resume: [1, press('resume')],
  switch: [3, press('switch')],
  payInvoice: [1, press('pay')],
  changeCard: [2, changeCard],
  refund: [3, refund],
  dispute: [2, dispute],
  decide: [3, decide],
  use: [6, use],
  undo: [2, undo],
  claim: [2, claim],
  mood: [4, mood],
  hours: [2, ({ shop, random }) => shop.advance(random.between(1, 20) * hour)],
  day: [2, pass(1)],
  month: [2, pass(31)],
};
const weighted = Object.entries(steps).flatMap(([name, [weight, step]]) =>
  Array.from({ length: weight }, () => [name, step] as const),
);
