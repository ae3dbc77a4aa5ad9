// Google's quota for the whole app, shared by all accounts.
import { expect, test, vi } from 'vitest';
import { ada, ben, smallSeed } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { openWorld } from '#test/support/person.ts';
import { differences, untilWhole } from '#test/support/whole-mailbox.ts';

// A whole mailbox is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

test('quota: two accounts that exhaust it take turns until both are complete', async () => {
  const world = await openWorld({ seed: (now) => smallSeed(now, 3), oneClock: true });
  const { control } = world.google;
  for (const user of [ada, ben]) await control('fill', { user, messages: 40, years: 4, inbox: 10, labels: [] });
  await control('quota', { project: 700 });
  const people = [await world.connect(), await world.connect(ben)] as const;
  for (let minutes = 0; minutes < 4; minutes++) {
    // Like the poll.
    for (const account of people)
      await world.ctx.db.asUser(account.userId, (tx) =>
        world.ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
      );
    await world.later(60_000);
  }
  for (const account of people) await untilWhole(world, account);
  expect(await differences(world, people[0])).toEqual([]);
  expect(await differences(world, people[1], ben)).toEqual([]);
  expect((await world.google.calls()).filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});
