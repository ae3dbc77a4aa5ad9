// Clocks that disagree, and the account's minute over ten of them.
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

describe('ten minutes of backfill', () => {
  it('stay within the quota at every moment, use nearly all of the background’s, and leave the person theirs', async () => {
    const world = await openWorld({ seed: (now) => smallSeed(now, 5), oneClock: true });
    await world.google.control('fill', { user: ada, messages: 2600, years: 5, inbox: 60 });
    const userId = await world.connect();
    await world.later(60_000);
    let arrived = 0;
    for (let second = 0; second < 600; second += 20) {
      if (second % 60 === 0) await deliver(world, `Letter of second ${second}`);
      await sync(world, userId);
      await world.later(20_000);
      const [row] = await world.ctx.peek(
        "select count(*)::int as n from message where subject like 'Letter of second%'",
      );
      arrived = Number(row?.['n']);
      expect(arrived).toBe(Math.floor(second / 60) + 1);
    }
    const calls = await world.google.calls();
    expect(calls.filter((call) => call.status === 429)).toEqual([]);
    const [stored] = await world.ctx.peek('select count(*)::int as n from message');
    // Of 225 a minute that the background may fetch.
    expect(Number(stored?.['n'])).toBeGreaterThan(0.9 * 2250);
  });
});
