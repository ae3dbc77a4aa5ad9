// Other findings of a comparison, and how long Flow reports them.
import { beforeEach, expect, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { ada, smallSeed } from '#emulators/google/small-seed.ts';
import { syncFacts } from '#server/diagnostics/sync-facts.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { differences, rawMail, syncIn, untilWhole } from '#test/support/whole-mailbox.ts';

let world: World;
let account: Account;
beforeEach(async () => {
  world = await openWorld({ seed: (now) => smallSeed(now, 10), oneClock: true });
  account = await world.connect();
  await untilWhole(world, account);
});

const control = (path: string, body: object) => world.google.control(path, body);
const sync = (afterMs?: number) => syncIn(world, account, afterMs);
const tomorrow = async () => {
  await sync(25 * 3_600_000);
  await sync(1000);
  await untilWhole(world, account, 1000);
};
const nth = async (n: number): Promise<string> => [...(await world.google.labels(ada)).keys()][n] ?? '';

test('comparison: a message in the wrong thread moves back', async () => {
  const [strayed, other] = [await nth(1), await nth(2)];
  await world.ctx.peek('update message set thread_id = $1 where id = $2', [other, strayed]);
  await tomorrow();
  expect(await differences(world, account)).toEqual([]);
  expect(await world.ctx.peek('select rethreaded from comparison order by due_at desc limit 1')).toEqual([
    { rethreaded: 1 },
  ]);
  const shown = (await changesSince(world.ctx, account, 0)).threads;
  expect(shown.map(({ messages }) => messages.map(({ id }) => id))).toContainEqual([other]);
});

test('comparison: a finding survives a concurrent or later comparison without one', async () => {
  const facts = () => world.ctx.db.asUser(account.userId, (tx) => syncFacts(tx, account, world.ctx.clock.now()));
  await world.ctx.peek("update message set provider_labels = '{important}', labels = '{important}' where id = $1", [
    await nth(2),
  ]);
  await tomorrow();
  const { differences: count, comparedAt } = await facts();
  expect(count).toBe(1);
  // Two gaps in a row: the second comparison replaces the first.
  for (const n of [1, 2]) {
    await control('faults', { pattern: '/messages$', status: 503 });
    await control('deliver', { mailbox: ada, raw: rawMail(`Gap ${n}`) });
    await control('expire-history', { email: ada });
    await sync();
  }
  expect(await facts()).toMatchObject({ differences: 1, comparedAt });
  await world.google.clearFaults();
  await sync(3_600_000);
  await untilWhole(world, account, 1000);
  await world.ctx.peek('update comparison set finished_at = $1 where finished_at is not null', [world.ctx.clock.now()]);
  expect((await facts()).differences).toBeGreaterThanOrEqual(1);
  world.ctx.clock.advance(25 * 3_600_000);
  expect((await facts()).differences).toBe(0);
});
