// Clocks that disagree.
import { describe, expect, it, vi } from 'vitest';
import type { UserId } from '#domain/id.ts';
import { ada, mailOf, smallSeed } from '#emulators/google/small-seed.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { differences, untilWhole } from '#test/support/whole-mailbox.ts';

// A whole mailbox takes its time on a machine that does much else.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const sync = (world: World, userId: UserId) =>
  world.ctx.db.asUser(userId, (tx) => world.ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId }));
const deliver = (world: World, subject: string) =>
  world.google.control('deliver', {
    mailbox: ada,
    raw: Buffer.from(mailOf({ subject, text: `About ${subject}.` })).toString('base64url'),
  });

describe('a clock of ours that is wrong', () => {
  it.each([10, -10])('by %i minutes changes nothing', async (minutes) => {
    const world = await openWorld({ seed: (now) => smallSeed(now, 60) });
    world.ctx.clock.advance(minutes * 60_000);
    const userId = await world.connect();
    await untilWhole(world, userId);
    await deliver(world, 'On time');
    await sync(world, userId);
    await world.later(1000);
    expect(await world.ctx.peek("select 1 from message where subject = 'On time'")).toHaveLength(1);
    expect(await differences(world, userId)).toEqual([]);
  });

  it('and is set right in the middle costs no more than a minute', async () => {
    const world = await openWorld({ seed: (now) => smallSeed(now, 60) });
    world.ctx.clock.advance(600_000);
    const userId = await world.connect();
    await world.later(5000);
    world.ctx.clock.advance(-600_000);
    await sync(world, userId);
    await world.later(61_000);
    await world.later(1);
    expect(await differences(world, userId)).toEqual([]);
  });
});
