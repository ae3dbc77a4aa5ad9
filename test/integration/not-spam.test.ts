import { expect, test } from 'vitest';
import { ada } from '#emulators/google/small-seed.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { threadsById } from '#server/mailbox/threads.ts';
import { openDesk } from '#test/support/desk.ts';

test('not-spam moves mail to the inbox with an undo and a history entry', async () => {
  const desk = await openDesk();
  const { ctx, google } = desk.world;
  const threadIds = [await desk.first()];
  const labels = async () => {
    const there = await google.labels(ada);
    const threads = await ctx.db.asUser(desk.account.userId, (tx) => threadsById(tx, desk.account, threadIds, 'light'));
    return threads
      .flatMap(({ messages }) => messages)
      .map((one) => [one.labels.toSorted(), (there.get(one.id) ?? []).toSorted()]);
  };
  await desk.give({ kind: 'spam', args: { threadIds } });
  await desk.world.work();
  expect(await labels()).toEqual([[['spam'], ['SPAM']]]);
  const given = await desk.give({ kind: 'not-spam', args: { threadIds } });
  await desk.world.work();
  expect(await desk.state(given.id)).toMatchObject({ state: 'delivered' });
  expect(await labels()).toEqual([[['inbox'], ['INBOX']]]);
  expect(await desk.inbox()).toContain(threadIds[0]);
  const { activity } = await ctx.db.asUser(desk.account.userId, (tx) =>
    recentActivity(tx, desk.account.userId, { limit: 10, now: ctx.clock.now() }),
  );
  // Both entries have the same timestamp.
  expect(activity.find(({ undoable }) => undoable === given.id)?.actionType).toBe('email_unmarked_spam');
  await desk.give({ kind: 'undo', args: { commandId: given.id } });
  await desk.world.work();
  expect(await labels()).toEqual([[['spam'], ['SPAM']]]);
});
