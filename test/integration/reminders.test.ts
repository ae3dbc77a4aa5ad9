import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '#commands/registry.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { ada, mailOf } from '#emulators/google/small-seed.ts';
import { rankingOf } from '#reading/ranking.ts';
import { refOf } from '#server/account.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { wakeDue } from '#server/mailbox/ledger/wake-due.ts';
import { threadsById } from '#server/mailbox/threads.ts';
import { type Desk, openDesk } from '#test/support/desk.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const hour = 3_600_000;
let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const inHours = (hours: number): string => new Date(desk.world.ctx.clock.now().getTime() + hours * hour).toISOString();
const snooze = (threadId: ThreadId, until: string): Command => ({
  kind: 'snooze',
  args: { threadIds: [threadId], until },
});
const remind = (
  threadId: ThreadId,
  at: string,
  more: { unlessAnswered?: boolean; archive?: boolean } = {},
): Command => ({
  kind: 'remind',
  args: { threadIds: [threadId], at, unlessAnswered: false, archive: false, ...more },
});

/** Moves the clock and runs the reminder round. */
const pass = async (ms: number): Promise<void> => {
  const { ctx } = desk.world;
  await ctx.db.system((tx) =>
    ctx.jobs.add(tx, 'reminders.round', {}, { startAfter: new Date(ctx.clock.now().getTime() + ms) }),
  );
  await desk.world.later(ms);
};

const thread = async (id: ThreadId): Promise<Thread> => {
  const [row] = await desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
    threadsById(tx, desk.account, [id], 'light'),
  );
  if (!row) throw new Error('the thread is gone');
  return row;
};

const there = async (id: ThreadId): Promise<string[]> => {
  const labels = await desk.world.google.labels(ada);
  return (await thread(id)).messages.flatMap((message) => labels.get(message.id) ?? []);
};

const firstInQueue = async () => {
  const { threads } = await changesSince(desk.world.ctx, desk.account, 0);
  return rankingOf(threads, { now: desk.world.ctx.clock.now(), ownAddress: ada }).queue[0];
};

const wakes = () => desk.world.ctx.peek("select * from audit_log where action_type = 'email_woken'");

/** A new message in a thread at the provider, synced. */
const write = async (id: ThreadId, more: { from?: string; labels?: string[] } = {}): Promise<void> => {
  const { ctx, google } = desk.world;
  const raw = Buffer.from(mailOf({ subject: 'Re: that', text: 'One thing more.', ...more })).toString('base64url');
  await google.control('deliver', { mailbox: ada, raw, threadId: id, ...(more.labels ? { labels: more.labels } : {}) });
  await ctx.db.asUser(desk.account.userId, (tx) =>
    ctx.jobs.add(tx, 'mailbox.sync', refOf(desk.account), { key: desk.account.id }),
  );
  await desk.world.work();
};

describe('a snoozed thread', () => {
  test('leaves the inbox until its time, then returns unread and first, here and at the provider', async () => {
    const id = (await desk.inbox()).at(-1) ?? (await desk.first());
    await desk.give({ kind: 'mark-read', args: { threadIds: [id] } });
    const given = await desk.give(snooze(id, inHours(3)));
    await desk.world.work();
    expect(await desk.inbox()).not.toContain(id);
    expect(await there(id)).not.toContain('INBOX');
    expect((await thread(id)).reminder).toMatchObject({ kind: 'snooze', wokenBy: null });
    expect(await desk.state(given.id)).toMatchObject({ state: 'delivered' });
    await pass(2 * hour);
    expect(await desk.inbox()).not.toContain(id);
    await pass(1.1 * hour);
    expect(await there(id)).toEqual(expect.arrayContaining(['INBOX', 'UNREAD']));
    expect(await firstInQueue()).toMatchObject({ threadId: id, why: 'snoozed until now' });
    expect(await wakes()).toHaveLength(1);
  });

  test('wakes once, with any number of workers and rounds', async () => {
    const id = await desk.first();
    await desk.give(snooze(id, inHours(1)));
    await desk.world.work();
    desk.world.ctx.clock.advance(2 * hour);
    await Promise.all(Array.from({ length: 8 }, () => wakeDue(desk.world.ctx, desk.account)));
    await pass(1000);
    await pass(1000);
    expect(await wakes()).toHaveLength(1);
    expect(await desk.world.ctx.peek("select count(*)::int as n from command where kind = 'wake'")).toEqual([{ n: 1 }]);
    expect(await there(id)).toEqual(expect.arrayContaining(['INBOX', 'UNREAD']));
  });

  test('stays back after the clock is set back', async () => {
    const id = await desk.first();
    await desk.give(snooze(id, inHours(1)));
    await pass(2 * hour);
    desk.world.ctx.clock.advance(-5 * hour);
    await pass(1000);
    desk.world.ctx.clock.advance(5 * hour);
    await pass(1000);
    expect(await wakes()).toHaveLength(1);
  });

  test('snoozed again returns at the new time only, and undo restores the earlier time', async () => {
    const id = await desk.first();
    await desk.give(snooze(id, inHours(1)));
    const second = await desk.give(snooze(id, inHours(5)));
    await pass(2 * hour);
    expect(await desk.inbox()).not.toContain(id);
    await desk.give({ kind: 'undo', args: { commandId: second.id } });
    await pass(1000);
    expect(await desk.inbox()).toContain(id);
    expect(await wakes()).toHaveLength(1);
  });

  test('undone before its time is as before and does not return again', async () => {
    const id = await desk.first();
    const before = (await thread(id)).messages.map((message) => message.labels.toSorted());
    const { id: commandId } = await desk.give(snooze(id, inHours(1)));
    await desk.give({ kind: 'undo', args: { commandId } });
    expect((await thread(id)).messages.map((message) => message.labels.toSorted())).toEqual(before);
    expect((await thread(id)).reminder).toBeUndefined();
    await pass(2 * hour);
    expect(await wakes()).toEqual([]);
  });

  test('undone after its time stays in the inbox like other mail', async () => {
    const id = await desk.first();
    const { id: commandId } = await desk.give(snooze(id, inHours(1)));
    await pass(2 * hour);
    await desk.give({ kind: 'undo', args: { commandId } });
    await desk.world.work();
    expect(await desk.inbox()).toContain(id);
    expect((await thread(id)).reminder).toBeUndefined();
    expect(await there(id)).toContain('INBOX');
  });

  test('redone after an undo waits again', async () => {
    const id = await desk.first();
    const { id: commandId } = await desk.give(snooze(id, inHours(1)));
    const undone = await desk.give({ kind: 'undo', args: { commandId } });
    await desk.give({ kind: 'redo', args: { commandId: undone.id } });
    expect(await desk.inbox()).not.toContain(id);
    await pass(2 * hour);
    expect(await desk.inbox()).toContain(id);
  });

  test('returns at once with a new message', async () => {
    const id = await desk.first();
    await desk.give(snooze(id, inHours(48)));
    await desk.world.work();
    await write(id);
    expect((await thread(id)).messages.length).toBeGreaterThan(1);
    expect((await thread(id)).messages.every((message) => message.labels.includes('inbox'))).toBe(true);
    expect(await firstInQueue()).toMatchObject({ threadId: id, why: 'new message, was snoozed' });
    await pass(49 * hour);
    expect(await wakes()).toHaveLength(1);
  });

  test('does not return from the trash', async () => {
    const id = await desk.first();
    await desk.give(snooze(id, inHours(1)));
    await desk.give({ kind: 'trash', args: { threadIds: [id] } });
    await pass(2 * hour);
    expect(await desk.inbox()).not.toContain(id);
    expect(await there(id)).not.toContain('INBOX');
  });

  test('that Google refuses to archive stays in the inbox without a reminder', async () => {
    const id = await desk.first();
    await desk.fault({ status: 403, reason: 'forbidden' });
    await desk.give(snooze(id, inHours(1)));
    await desk.world.work();
    await desk.retryNow();
    expect(await desk.inbox()).toContain(id);
    expect((await thread(id)).reminder).toBeUndefined();
  });

  test('appears in the history with an undo, its return without one', async () => {
    const id = await desk.first();
    await desk.give(snooze(id, inHours(1)));
    await pass(2 * hour);
    const [entry] = await desk.world.ctx.peek("select * from audit_log where action_type = 'email_snoozed'");
    expect(entry).toMatchObject({ resource_id: id, metadata: { sender_email: 'cleo@far.example' } });
    const { activity } = await desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
      recentActivity(tx, desk.account.userId, { limit: 10, now: desk.world.ctx.clock.now() }),
    );
    expect(activity.map(({ actionType, undoable }) => [actionType, undoable !== null])).toEqual([
      ['email_woken', false],
      ['email_snoozed', true],
    ]);
  });
});

describe('a reminder', () => {
  test('leaves the mail in place and puts it first at its time', async () => {
    const id = (await desk.inbox()).at(-1) ?? (await desk.first());
    const before = await there(id);
    const given = await desk.give(remind(id, inHours(24)));
    expect(await desk.state(given.id)).toMatchObject({ state: 'delivered' });
    await desk.world.work();
    expect(await there(id)).toEqual(before);
    await pass(25 * hour);
    expect(await firstInQueue()).toMatchObject({ threadId: id, why: 'you asked to be reminded' });
    expect(await there(id)).toContain('UNREAD');
  });

  test('archives the mail until then if asked', async () => {
    const id = await desk.first();
    await desk.give(remind(id, inHours(1), { archive: true }));
    expect(await desk.inbox()).not.toContain(id);
    await pass(2 * hour);
    expect(await desk.inbox()).toContain(id);
  });

  test('unless answered, goes with an answer, and the history says so', async () => {
    const id = await desk.first();
    await desk.give(remind(id, inHours(24), { unlessAnswered: true }));
    await write(id);
    expect((await thread(id)).reminder).toBeUndefined();
    await pass(25 * hour);
    expect(await wakes()).toEqual([]);
    expect(
      await desk.world.ctx.peek("select resource_id from audit_log where action_type = 'reminder_dropped'"),
    ).toEqual([{ resource_id: id }]);
  });

  test('unless answered, comes without an answer, and the person’s own message is not one', async () => {
    const id = await desk.first();
    await desk.give(remind(id, inHours(24), { unlessAnswered: true }));
    await write(id, { from: ada, labels: ['SENT'] });
    await pass(25 * hour);
    expect(await firstInQueue()).toMatchObject({ threadId: id, why: 'no answer yet' });
  });

  test('without that condition stays after a new message', async () => {
    const id = await desk.first();
    await desk.give(remind(id, inHours(24)));
    await write(id);
    expect((await thread(id)).reminder).toMatchObject({ kind: 'remind', wokenBy: null });
    await pass(25 * hour);
    expect(await wakes()).toHaveLength(1);
  });

  test('can be undone', async () => {
    const id = await desk.first();
    const { id: commandId } = await desk.give(remind(id, inHours(24)));
    await desk.give({ kind: 'undo', args: { commandId } });
    await pass(25 * hour);
    expect(await wakes()).toEqual([]);
  });
});
