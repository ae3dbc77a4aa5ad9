// The quota of the whole installation: one account's backfill leaves other accounts their share.
import { expect, test } from 'vitest';
import type { Command } from '#commands/registry.ts';
import { type Account, CommandId } from '#domain/id.ts';
import { ada, ben, mailOf, smallSeed } from '#emulators/google/small-seed.ts';
import { execute } from '#server/commands/execute.ts';
import { newId } from '#server/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { roomFor } from '#server/quota/purse.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { differences, untilWhole } from '#test/support/whole-mailbox.ts';

/** The background may use 900 of these. */
const projectUnits = 1200;

const archiveOne = async ({ ctx }: World, account: Account): Promise<void> => {
  const inbox = (await changesSince(ctx, account, 0)).threads.filter(({ messages }) =>
    messages.some(({ labels }) => labels.includes('inbox')),
  );
  const [thread] = inbox;
  if (!thread) throw new Error('an empty inbox');
  const command: Command = { kind: 'archive', args: { threadIds: [thread.id] } };
  await execute(ctx, account, { id: CommandId.parse(newId(ctx.clock.now())), command, spoken: false });
};

const undelivered = async ({ ctx }: World): Promise<number> => {
  const [row] = await ctx.peek("select count(*)::int as n from command where state <> 'delivered'");
  return Number(row?.['n']);
};

test('quota: one account’s backfill uses the background share, and another’s actions always succeed', async () => {
  const world = await openWorld({ seed: (now) => smallSeed(now, 3), oneClock: true, config: { projectUnits } });
  const { control } = world.google;
  await control('fill', { user: ada, messages: 90, years: 4, inbox: 5, labels: [] });
  for (let n = 0; n < 8; n++)
    await control('deliver', {
      mailbox: ben,
      raw: Buffer.from(mailOf({ subject: `To Ben ${n}` })).toString('base64url'),
    });
  await control('quota', { project: projectUnits });
  const [busy, other] = [await world.connect(ada), await world.connect(ben)];
  /** How often the background had to wait for quota. */
  let fullAt = 0;
  for (let seconds = 0; seconds < 180; seconds += 30) {
    await world.later(30_000);
    const before = (await world.google.calls()).length;
    await archiveOne(world, other);
    await world.work();
    expect(await undelivered(world)).toBe(0);
    expect((await world.google.calls()).length).toBeGreaterThan(before);
    fullAt += (await roomFor(world.ctx, busy, 'background', 200)).waitMs > 0 ? 1 : 0;
  }
  expect(fullAt).toBeGreaterThan(0);
  await untilWhole(world, busy);
  expect(await differences(world, busy)).toEqual([]);
  expect((await world.google.calls()).filter(({ status }) => status === 429)).toEqual([]);
});
