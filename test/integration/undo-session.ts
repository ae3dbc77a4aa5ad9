// Shared by `undo-session.test.ts` and `undo-session.full.ts`, with different numbers of commands.
import { expect } from 'vitest';
import { changesSince } from '#server/mailbox/changes.ts';
import { crowdAddress, crowdSeed } from '#test/support/crowd.ts';
import { openWorld } from '#test/support/person.ts';
import { expectEverywhere, labelsAtGoogle } from '#test/support/same-mailbox.ts';
import { type Session, wholeSession } from '#test/support/whole-session.ts';

export const sessionRestores = async (seed: number, commands: number): Promise<Session> => {
  const world = await openWorld({ seed: crowdSeed({ people: 1, letters: 30 }), oneClock: true });
  const me = await world.connect(crowdAddress(0));
  const before = await labelsAtGoogle(world, crowdAddress(0));
  const threads = (await changesSince(world.ctx, me, 0)).threads.map(({ id }) => id);
  const counts = await wholeSession(world, me, { seed, threads, commands });
  // Commands refused for quota continue without help.
  const open = async () => (await world.ctx.peek("select id from command where state <> 'delivered'")).length;
  for (let minute = 0; minute < 30 && (await open()) > 0; minute++) await world.later(60_000);
  await expectEverywhere(world, me, crowdAddress(0), before);
  expect(await world.ctx.peek('select thread_id from reminder')).toEqual([]);
  expect(await open()).toBe(0);
  return counts;
};
