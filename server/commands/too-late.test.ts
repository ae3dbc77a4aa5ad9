// Offline commands that conflict with later changes elsewhere.
import { beforeEach, expect, test } from 'vitest';
import type { ThreadId } from '#domain/id.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { archive, type Desk, nextId, openDesk } from '#test/support/desk.ts';

let desk: Desk;
let one: ThreadId;
let other: ThreadId;
beforeEach(async () => {
  desk = await openDesk();
  const [first, second] = await desk.inbox();
  if (!first || !second) throw new Error('too little mail');
  [one, other] = [first, second];
});

const sync = async (): Promise<void> => {
  await desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
    desk.world.ctx.jobs.add(tx, 'mailbox.sync', refOf(desk.account), { key: desk.account.id }),
  );
  await desk.world.work();
};
const messagesOf = async (thread: ThreadId) =>
  (await changesSince(desk.world.ctx, desk.account, 0)).threads.find(({ id }) => id === thread)?.messages ?? [];
const deletedElsewhere = async (thread: ThreadId): Promise<void> => {
  for (const { id } of await messagesOf(thread))
    await desk.world.google.control('delete-message', { mailbox: ada, id });
  await sync();
};
const history = async () => {
  const { ctx } = desk.world;
  const { activity } = await ctx.db.asUser(desk.account.userId, (tx) =>
    recentActivity(tx, desk.account.userId, { limit: 10, now: ctx.clock.now() }),
  );
  return activity.map(({ actionType, undoable }) => ({ actionType, undoable: undoable !== null }));
};

test('a command on deleted mail fails with its reason, and history lists it once', async () => {
  await deletedElsewhere(one);
  const id = nextId();
  for (let times = 0; times < 2; times++)
    await expect(desk.give(archive(one), id)).rejects.toMatchObject({ code: 'thread.gone' });
  expect(await history()).toEqual([{ actionType: 'action_too_late', undoable: false }]);
});

test('a deleted thread does not affect the others of the same command', async () => {
  await deletedElsewhere(one);
  const { done } = await desk.give(archive(one, other));
  expect(done.flatMap(({ edits }) => edits.map(({ threadId }) => threadId))).toEqual([other]);
  expect(await desk.inbox()).not.toContain(other);
});

test('a command that was already done changes nothing, and history says so', async () => {
  for (const { id } of await messagesOf(one))
    await desk.world.google.control('relabel', { mailbox: ada, id, remove: ['INBOX', 'UNREAD'] });
  await sync();
  const { done } = await desk.give(archive(one));
  expect(done.flatMap(({ edits }) => edits)).toEqual([]);
  expect(await history()).toEqual([{ actionType: 'action_unneeded', undoable: false }]);
});

test("the person's last word wins over a label that changed elsewhere", async () => {
  const [message] = await messagesOf(one);
  await desk.world.google.control('relabel', { mailbox: ada, id: message?.id, add: ['STARRED'] });
  await sync();
  await desk.give({ kind: 'unstar', args: { threadIds: [one] } });
  await desk.world.work();
  expect((await desk.world.google.labels(ada)).get(message?.id ?? '')).not.toContain('STARRED');
});

test('an undo that another device already did changes nothing, and history says so', async () => {
  const { id } = await desk.give(archive(one));
  await desk.give({ kind: 'undo', args: { commandId: id } });
  await expect(desk.give({ kind: 'undo', args: { commandId: id } })).rejects.toMatchObject({
    code: 'command.already-undone',
  });
  expect((await history()).map(({ actionType }) => actionType).toSorted()).toEqual([
    'action_too_late',
    'action_undone',
    'email_archived',
  ]);
});
