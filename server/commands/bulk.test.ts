import { expect, test } from 'vitest';
import { ada } from '#emulators/google/small-seed.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { archive, nextId, openDesk } from '#test/support/desk.ts';

const sorted = (labels: ReadonlyMap<string, readonly string[]>) =>
  [...labels].map(([id, own]) => `${id} ${own.toSorted().join(' ')}`).toSorted();

const filled = async () => {
  const desk = await openDesk(45);
  return { desk, threads: await desk.inbox() };
};

test('a bulk archive needs few calls, is one act, and undo restores it exactly', async () => {
  const { desk, threads } = await filled();
  expect(threads.length).toBeGreaterThan(40);
  const { google, ctx } = desk.world;
  const before = sorted(await google.labels(ada));
  const asked = (await google.calls('mutations')).length;
  const { id } = await desk.give(archive(...threads));
  expect(await desk.inbox()).toEqual([]);
  await desk.world.work();
  expect(await desk.state(id)).toEqual({ state: 'delivered', problem: null });
  expect([...(await google.labels(ada)).values()].flat()).not.toContain('INBOX');
  const calls = (await google.calls('mutations')).slice(asked);
  expect(calls.filter(({ path }) => path.endsWith('/messages/batchModify')).length).toBeGreaterThan(0);
  expect(calls.length).toBeLessThan(15);
  expect(await ctx.peek('select * from pending_change')).toEqual([]);
  expect(await ctx.peek('select id from message where labels <> provider_labels')).toEqual([]);

  const { activity } = await ctx.db.asUser(desk.account.userId, (tx) =>
    recentActivity(tx, desk.account.userId, { limit: 10, now: ctx.clock.now() }),
  );
  const rows = activity.filter(({ actionType }) => actionType === 'email_archived');
  expect(rows).toMatchObject([{ emails: threads.length, undoable: id }]);

  await desk.give({ kind: 'undo', args: { commandId: id } });
  expect((await desk.inbox()).toSorted()).toEqual(threads.toSorted());
  await desk.world.work();
  expect(sorted(await google.labels(ada))).toEqual(before);
});

test('a bulk command skips deleted mail and does the rest', async () => {
  const { desk, threads } = await filled();
  const { google, ctx } = desk.world;
  const [gone] = await ctx.peek('select id from message where thread_id = $1', [threads[0]]);
  await google.control('delete-message', { mailbox: ada, id: gone?.['id'] });
  // Commands once before Flow knows of the deletion, and once after.
  const { id } = await desk.give(archive(...threads));
  await desk.world.work();
  expect(await desk.state(id)).toEqual({ state: 'delivered', problem: null });
  await desk.give({ kind: 'undo', args: { commandId: id } });
  await desk.world.later(20_000);
  const again = await desk.give(archive(...threads));
  await desk.world.work();
  expect(await desk.state(again.id)).toEqual({ state: 'delivered', problem: null });
  expect(await desk.inbox()).toEqual([]);
});

test('the pace limit slows a runaway program, but not single acts and undo', async () => {
  const { desk, threads } = await filled();
  const ids = Array.from({ length: 13 }, () => nextId());
  const given = await Promise.allSettled(
    ids.map((id) => desk.give({ kind: 'star', args: { threadIds: threads } }, id)),
  );
  const refused = given.filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toEqual(
    refused.map(() => expect.objectContaining({ code: 'command.too-fast' })),
  );
  expect(given.length - refused.length).toBe(Math.floor(600 / threads.length));
  const [first] = threads;
  if (first) await desk.give(archive(first));
  const done = ids[given.findIndex((one) => one.status === 'fulfilled')];
  if (done) await desk.give({ kind: 'undo', args: { commandId: done } });
  desk.world.ctx.clock.advance(61_000);
  await desk.give({ kind: 'unstar', args: { threadIds: threads } });
});
