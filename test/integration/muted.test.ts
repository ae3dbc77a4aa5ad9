import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CommandId, type ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { ada, ben, mailOf } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { threadsById } from '#server/mailbox/threads.ts';
import { clientOf, wholeApp } from '#test/support/bearer.ts';
import { newAccount } from '#test/support/context.ts';
import { type Desk, openDesk } from '#test/support/desk.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const mute = (...threadIds: ThreadId[]) => desk.give({ kind: 'mute', args: { threadIds } });
const unmute = (...threadIds: ThreadId[]) => desk.give({ kind: 'unmute', args: { threadIds } });

const thread = async (id: ThreadId): Promise<Thread> => {
  const [row] = await desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
    threadsById(tx, desk.account, [id], 'light'),
  );
  if (!row) throw new Error('the thread is gone');
  return row;
};

/** The labels of a thread's messages at the provider, oldest first. */
const there = async (id: ThreadId): Promise<string[][]> => {
  const labels = await desk.world.google.labels(ada);
  return (await thread(id)).messages.map((message) => labels.get(message.id) ?? []);
};

/** A new message at the provider, synced, with pending commands delivered. */
const write = async (id: ThreadId, more: { from?: string; labels?: string[] } = {}): Promise<void> => {
  const { ctx, google } = desk.world;
  const raw = Buffer.from(mailOf({ subject: 'Re: that', text: 'One thing more.', ...more })).toString('base64url');
  await google.control('deliver', { mailbox: ada, raw, threadId: id, ...(more.labels ? { labels: more.labels } : {}) });
  await ctx.db.asUser(desk.account.userId, (tx) =>
    ctx.jobs.add(tx, 'mailbox.sync', refOf(desk.account), { key: desk.account.id }),
  );
  await desk.world.work();
};

const history = async () =>
  (
    await desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
      recentActivity(tx, desk.account.userId, { limit: 10, now: desk.world.ctx.clock.now() }),
    )
  ).activity;

describe('a muted thread', () => {
  test('leaves the inbox, and new messages stay out unread, here and at the provider', async () => {
    const id = await desk.first();
    const given = await mute(id);
    await desk.world.work();
    expect(await desk.state(given.id)).toMatchObject({ state: 'delivered' });
    expect(await desk.inbox()).not.toContain(id);
    expect((await thread(id)).muted).toBe(true);
    await write(id);
    expect(await desk.inbox()).not.toContain(id);
    const labels = await there(id);
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.flat()).not.toContain('INBOX');
    expect(labels.at(-1)).toContain('UNREAD');
  });

  test('never appears in the inbox: the storing transaction already keeps it out', async () => {
    const id = await desk.first();
    await mute(id);
    await desk.world.work();
    await desk.fault({ status: 503 });
    await write(id);
    expect(await desk.inbox()).not.toContain(id);
    expect((await there(id)).at(-1)).toContain('INBOX');
  });

  test('the history lists the mail it kept out, and an undo returns only that message', async () => {
    const id = await desk.first();
    await mute(id);
    desk.world.ctx.clock.advance(1000);
    await write(id);
    const [kept, muted] = await history();
    expect(kept).toMatchObject({ actionType: 'email_kept_out', subject: 'Re: that' });
    expect(muted).toMatchObject({ actionType: 'thread_muted' });
    expect([kept?.undoable, muted?.undoable]).not.toContain(null);
    const { done } = await desk.give({ kind: 'undo', args: { commandId: CommandId.parse(kept?.undoable) } });
    expect(done.flatMap(({ edits }) => edits)).toHaveLength(1);
    await desk.world.work();
    expect(await desk.inbox()).toContain(id);
    expect((await thread(id)).muted).toBe(true);
    expect((await there(id)).at(-1)).toContain('INBOX');
  });

  test('keeps nothing out when the new message is the person’s own', async () => {
    const id = await desk.first();
    await mute(id);
    await write(id, { from: ada, labels: ['SENT'] });
    expect(await desk.world.ctx.peek("select id from command where kind = 'keep-out'")).toEqual([]);
  });

  test('unmuted stays where it is, and new messages reach the inbox', async () => {
    const id = await desk.first();
    await mute(id);
    await unmute(id);
    await desk.world.work();
    expect((await thread(id)).muted).toBeUndefined();
    expect(await desk.inbox()).not.toContain(id);
    await write(id);
    expect(await desk.inbox()).toContain(id);
  });

  test('undo restores it, redo mutes it again', async () => {
    const id = await desk.first();
    const before = (await thread(id)).messages.map((message) => message.labels.toSorted());
    const given = await mute(id);
    const undone = await desk.give({ kind: 'undo', args: { commandId: given.id } });
    expect((await thread(id)).messages.map((message) => message.labels.toSorted())).toEqual(before);
    expect((await thread(id)).muted).toBeUndefined();
    await desk.give({ kind: 'redo', args: { commandId: undone.id } });
    await write(id);
    expect(await desk.inbox()).not.toContain(id);
  });

  test('that was snoozed does not return with a new message', async () => {
    const id = await desk.first();
    const until = new Date(desk.world.ctx.clock.now().getTime() + 3_600_000).toISOString();
    await desk.give({ kind: 'snooze', args: { threadIds: [id], until } });
    await mute(id);
    await write(id);
    expect((await thread(id)).reminder).toBeUndefined();
    expect(await desk.inbox()).not.toContain(id);
  });

  test('that Google refuses to archive stays in the inbox, unmuted', async () => {
    const id = await desk.first();
    await desk.fault({ status: 403, reason: 'forbidden' });
    await mute(id);
    await desk.world.work();
    await desk.retryNow();
    expect(await desk.inbox()).toContain(id);
    expect((await thread(id)).muted).toBeUndefined();
  });

  test('is in the list of the settings until it is unmuted, and each device hears of that', async () => {
    const { ctx } = desk.world;
    const { get } = await clientOf(ctx, wholeApp(ctx), desk.account.userId);
    const listed = async () => (await get('/api/mailbox/muted')).body;
    const [first, second] = await desk.inbox();
    if (!first || !second) throw new Error('the inbox is too small');
    expect(await listed()).toEqual({ ids: [], older: 0 });
    await mute(first, second);
    await write(first);
    expect(await listed()).toEqual({ ids: [first, second], older: 0 });
    await write(second);
    expect(await listed()).toEqual({ ids: [second, first], older: 0 });
    const { revision } = await changesSince(ctx, desk.account, 0);
    await unmute(second);
    expect(await listed()).toEqual({ ids: [first], older: 0 });
    const news = (await changesSince(ctx, desk.account, revision)).threads;
    expect(news.map(({ id, muted }) => [id, muted])).toEqual([[second, undefined]]);
    const stranger = await desk.world.connect(ben);
    const other = await clientOf(ctx, wholeApp(ctx), stranger.userId);
    expect((await other.get('/api/mailbox/muted')).body).toEqual({ ids: [], older: 0 });
  });

  test('affects no other thread and no other person', async () => {
    const [id, other] = await desk.inbox();
    if (!id || !other) throw new Error('the inbox is too small');
    await mute(id);
    await write(other);
    expect(await desk.inbox()).toContain(other);
    const stranger = newAccount();
    const seen = await desk.world.ctx.db.asUser(stranger.userId, (tx) =>
      tx.selectFrom('muted_thread').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });
});
