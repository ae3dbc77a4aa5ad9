import { describe, expect, test, vi } from 'vitest';
import type { Account } from '#domain/id.ts';
import { ada, mailOf, smallSeed } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { pollMailboxes } from '#server/mailbox/poll.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { differences, untilWhole } from '#test/support/whole-mailbox.ts';

// A whole mailbox takes its time on a machine that does much else.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const sync = (world: World, account: Account) =>
  world.ctx.db.asUser(account.userId, (tx) =>
    world.ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
  );
const deliver = (world: World, subject: string) =>
  world.google.control('deliver', {
    mailbox: ada,
    raw: Buffer.from(mailOf({ subject, text: `About ${subject}.` })).toString('base64url'),
  });

describe('a wrong clock of Flow', () => {
  test.each([10, -10])('by %i minutes changes nothing', async (minutes) => {
    const world = await openWorld({ seed: (now) => smallSeed(now, 60) });
    world.ctx.clock.advance(minutes * 60_000);
    const account = await world.connect();
    await untilWhole(world, account);
    await deliver(world, 'On time');
    await sync(world, account);
    await world.later(1000);
    expect(await world.ctx.peek("select 1 from message where subject = 'On time'")).toHaveLength(1);
    expect(await differences(world, account)).toEqual([]);
  });

  test.each([10, -10])('by %i minutes retries the account after two minutes, not at once', async (minutes) => {
    const world = await openWorld();
    world.ctx.clock.advance(minutes * 60_000);
    await world.connect();
    const waiting = async () => {
      await pollMailboxes(world.ctx);
      return (await world.ctx.peek(`select 1 from jobs.job where name = 'mailbox.sync' and state = 'created'`)).length;
    };
    expect(await waiting()).toBe(0);
    world.ctx.clock.advance(121_000);
    expect(await waiting()).toBe(1);
    await world.work();
    // Set back: the last poll lies in the future, which must not delay the next.
    world.ctx.clock.advance(-600_000);
    expect(await waiting()).toBe(1);
  });

  test('set back after a refusal by Google retries at once', async () => {
    const world = await openWorld();
    const account = await world.connect();
    await world.google.control('faults', { pattern: '/history$', status: 429, retryAfter: 5, times: 1 });
    await sync(world, account);
    await world.work();
    await deliver(world, 'After the clock');
    world.ctx.clock.advance(-600_000);
    await sync(world, account);
    await world.work();
    expect(await world.ctx.peek("select 1 from message where subject = 'After the clock'")).toHaveLength(1);
  });

  test('corrected during a sync costs at most a minute', async () => {
    const world = await openWorld({ seed: (now) => smallSeed(now, 60) });
    world.ctx.clock.advance(600_000);
    const account = await world.connect();
    await world.later(5000);
    world.ctx.clock.advance(-600_000);
    await sync(world, account);
    await world.later(61_000);
    await world.later(1);
    expect(await differences(world, account)).toEqual([]);
  });
});
