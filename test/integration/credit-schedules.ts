// Shared by `credit-schedules.test.ts` and `credit-schedules.full.ts`: many people, tabs and webhooks change credits at once, each more than
// once and in any order, while database connections die. The ledger must add up after each round.
import { expect } from 'vitest';
import { buckets } from '#domain/credits.ts';
import { CommandId, type UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { openAccount } from '#server/account.ts';
import { welcomeCredits } from '#server/credits/balance.ts';
import { freeze, giveBack, grant, spend, spendAgain, takeBack, unfreeze } from '#server/credits/ledger.ts';
import { settleReferral } from '#server/credits/referral.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/id.ts';
import { type Random, randomOf } from '#test/chaos/random.ts';
import { newUserId, type TestContext, testContext } from '#test/support/context.ts';

export type Added = { operations: number; refused: number; deaths: number };

type Act = { userId: UserId; run: (tx: Tx) => Promise<unknown> };
type World = { ctx: TestContext; random: Random; people: readonly UserId[]; commands: Map<UserId, CommandId[]> };

const atOnce = 8;

export const addUp = async (seed: number, operations: number): Promise<Added> => {
  const ctx = await testContext({ config: { credits: 'counted' } });
  const random = randomOf(seed);
  const people = await Promise.all([1, 2, 3].map((nth) => signUp(ctx, `person-${nth}`)));
  await bringEachOther(ctx, people);
  const world: World = { ctx, random, people, commands: new Map(people.map((userId) => [userId, []])) };
  const added: Added = { operations: 0, refused: 0, deaths: 0 };
  while (added.operations < operations) {
    const acts = Array.from({ length: atOnce }, () => anAct(world));
    const isToKill = random.chance(0.4);
    const running = Promise.all(acts.map((act) => untilDone(ctx, act)));
    const over = new AbortController();
    const killing = isToKill ? killOne(ctx, over.signal) : Promise.resolve();
    const outcomes = await running.finally(() => over.abort());
    await killing;
    added.operations += acts.length;
    added.deaths += outcomes.reduce((sum, { deaths }) => sum + deaths, 0);
    added.refused += outcomes.filter(({ outcome }) => outcome === 'credits.none').length;
    // A clock that goes back must not matter.
    ctx.clock.advance(random.chance(0.1) ? -3_600_000 : 1000);
    await expectToAddUp(ctx);
  }
  return added;
};

const signUp = async (ctx: TestContext, subject: string): Promise<UserId> => {
  const userId = newUserId();
  await ctx.db.asUser(userId, async (tx) => {
    await openAccount(tx, userId, { provider: 'google', subject, email: 'x@x.example', now: ctx.clock.now() });
    await welcomeCredits(ctx, tx, userId);
  });
  return userId;
};

/** The first brought the second, who brought the third. Both have triaged enough. */
const bringEachOther = async (ctx: TestContext, [one, two, three]: readonly UserId[]): Promise<void> => {
  for (const [userId, referrer] of [
    [two, one],
    [three, two],
  ]) {
    await ctx.peek(`insert into referral values ($1, $2, now(), 'waiting', null)`, [userId, referrer]);
    await ctx.peek(`insert into activity_daily (user_id, day, mails) values ($1, now(), 5)`, [userId]);
  }
};

const anAct = (world: World): Act => {
  const { ctx, random, people, commands } = world;
  const userId = random.pick(people);
  const own = commands.get(userId) ?? [];
  const old = own.length > 0 && random.chance(0.5);
  const commandId = old ? random.pick(own) : CommandId.parse(newId(ctx.clock.now()));
  if (!old) own.push(commandId);
  // Few sources, so that a webhook comes again, and a refund before its payment.
  const nth = random.int(12);
  const amount = random.between(1, 25);
  const payment = { bucket: nth % 2 ? 'monthly' : 'bought', amount: 5 + nth } as const;
  return {
    userId,
    run: random.pick([
      (tx) => spend(ctx, tx, userId, { commandId, amount, reason: 'reply' }),
      (tx) => spend(ctx, tx, userId, { commandId, amount, reason: 'answer' }),
      (tx) => spend(ctx, tx, userId, { commandId, amount: 1, reason: 'booking', about: 'Focus' }),
      (tx) => giveBack(ctx, tx, userId, { commandId, why: 'undo' }),
      (tx) => giveBack(ctx, tx, userId, { commandId, why: 'failed' }),
      (tx) => spendAgain(ctx, tx, userId, { commandId: CommandId.parse(newId(ctx.clock.now())), as: commandId }),
      (tx) => grant(ctx, tx, userId, { ...payment, reason: 'top-up', source: `stripe:${nth}` }),
      (tx) => takeBack(ctx, tx, userId, { ...payment, source: `stripe:${nth}:refund` }),
      (tx) => freeze(ctx, tx, userId, `stripe:${nth}`),
      (tx) => unfreeze(ctx, tx, userId, `stripe:${nth}`),
      (tx) => welcomeCredits(ctx, tx, userId),
      () => settleReferral(ctx, userId),
    ] satisfies Act['run'][]),
  };
};

/** Repeats what a lost connection left open, as devices and webhooks do. */
const untilDone = async (ctx: TestContext, { userId, run }: Act): Promise<{ outcome: string; deaths: number }> => {
  for (let deaths = 0; ; deaths++) {
    try {
      await ctx.db.asUser(userId, run);
      return { outcome: 'done', deaths };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code !== 'database.unavailable') return { outcome: error.code, deaths };
    }
  }
};

/** As if the process died in its transaction: the database ends one that is open. */
const killOne = async (ctx: TestContext, over: AbortSignal): Promise<void> => {
  // On a fast machine, a single look finds nobody at work.
  while (!over.aborted) {
    const rows = await ctx.peek(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
        and state in ('active', 'idle in transaction') and application_name = '' and query not like 'listen%' limit 1`);
    if (rows.length > 0) return;
  }
};

const expectToAddUp = async (ctx: TestContext): Promise<void> => {
  for (const bucket of buckets)
    expect(
      await ctx.peek(
        `select user_id from credit_balance b where ${bucket} < 0 or ${bucket} <> (
           select coalesce(sum(amount), 0) from credit_entry e where e.user_id = b.user_id and e.bucket = $1)`,
        [bucket],
      ),
    ).toEqual([]);
  // Each cause acted once: its entries were written by one transaction.
  expect(
    await ctx.peek('select source from credit_entry group by user_id, source having count(distinct xmin::text) > 1'),
  ).toEqual([]);
  // What came back is exactly what was spent.
  expect(
    await ctx.peek(`
      select back.source from credit_entry back left join credit_entry spent on spent.user_id = back.user_id
        and spent.bucket = back.bucket and spent.source = 'command:' || back.command_id
      where back.source like 'back:%' and back.amount is distinct from -spent.amount`),
  ).toEqual([]);
  // Free credits and referrals, once each.
  expect(
    await ctx.peek(`
      select user_id from credit_entry where reason in ('free', 'referral') group by user_id
      having sum(amount) filter (where reason = 'free') <> 30 or sum(amount) filter (where reason = 'referral') > 30`),
  ).toEqual([]);
};
