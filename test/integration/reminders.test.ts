// What was put off comes back: at its time or with a new message, once, at the provider too, whatever happens meanwhile.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command } from '#commands/registry.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { ada, mailOf } from '#emulators/google/small-seed.ts';
import { rankingOf } from '#reading/ranking.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { wakeDue } from '#server/commands/wake-due.ts';
import { changesSince } from '#server/mailbox/changes.ts';
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

/** The minutes pass, and the round with them. */
const pass = async (ms: number): Promise<void> => {
  const { ctx } = desk.world;
  await ctx.db.system((tx) =>
    ctx.jobs.add(tx, 'reminders.round', {}, { startAfter: new Date(ctx.clock.now().getTime() + ms) }),
  );
  await desk.world.later(ms);
};

const thread = async (id: ThreadId): Promise<Thread> => {
  const [found] = await desk.world.ctx.db.asUser(desk.userId, (tx) => threadsById(tx, desk.userId, [id], 'light'));
  if (!found) throw new Error('the thread is gone');
  return found;
};

/** The labels of its messages at the provider. */
const there = async (id: ThreadId): Promise<string[]> => {
  const labels = await desk.world.google.labels(ada);
  return (await thread(id)).messages.flatMap((message) => labels.get(message.id) ?? []);
};

const firstInQueue = async () => {
  const { threads } = await changesSince(desk.world.ctx, desk.userId, 0);
  return rankingOf(threads, { now: desk.world.ctx.clock.now(), ownAddress: ada }).queue[0];
};

const wakes = () => desk.world.ctx.peek("select * from audit_log where action_type = 'email_woken'");

/** A new message in a thread at the provider, brought here. */
const write = async (id: ThreadId, more: { from?: string; labels?: string[] } = {}): Promise<void> => {
  const { ctx, google } = desk.world;
  const raw = Buffer.from(mailOf({ subject: 'Re: that', text: 'One thing more.', ...more })).toString('base64url');
  await google.control('deliver', { mailbox: ada, raw, threadId: id, ...(more.labels ? { labels: more.labels } : {}) });
  await ctx.db.asUser(desk.userId, (tx) =>
    ctx.jobs.add(tx, 'mailbox.sync', { userId: desk.userId }, { key: desk.userId }),
  );
  await desk.world.work();
};

describe('a snoozed thread', () => {
  it('is out of the inbox until its time, and then back, unread and first, here and at the provider', async () => {
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

  it('wakes once, however many workers look and however often', async () => {
    const id = await desk.first();
    await desk.give(snooze(id, inHours(1)));
    await desk.world.work();
    desk.world.ctx.clock.advance(2 * hour);
    await Promise.all(Array.from({ length: 8 }, () => wakeDue(desk.world.ctx, desk.userId)));
    await pass(1000);
    await pass(1000);
    expect(await wakes()).toHaveLength(1);
    expect(await desk.world.ctx.peek("select count(*)::int as n from command where kind = 'wake'")).toEqual([{ n: 1 }]);
    expect(await there(id)).toEqual(expect.arrayContaining(['INBOX', 'UNREAD']));
  });

  it('that was brought back is not brought back again where the clock is set back', async () => {
    const id = await desk.first();
    await desk.give(snooze(id, inHours(1)));
    await pass(2 * hour);
    desk.world.ctx.clock.advance(-5 * hour);
    await pass(1000);
    desk.world.ctx.clock.advance(5 * hour);
    await pass(1000);
    expect(await wakes()).toHaveLength(1);
  });

  it('snoozed again comes back at the new time alone, and undo brings the former one back', async () => {
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

  it('taken back before its time is as it was, and does not come back a second time', async () => {
    const id = await desk.first();
    const before = (await thread(id)).messages.map((message) => message.labels.toSorted());
    const { id: commandId } = await desk.give(snooze(id, inHours(1)));
    await desk.give({ kind: 'undo', args: { commandId } });
    expect((await thread(id)).messages.map((message) => message.labels.toSorted())).toEqual(before);
    expect((await thread(id)).reminder).toBeUndefined();
    await pass(2 * hour);
    expect(await wakes()).toEqual([]);
  });

  it('taken back after its time stays in the inbox, like any other mail', async () => {
    const id = await desk.first();
    const { id: commandId } = await desk.give(snooze(id, inHours(1)));
    await pass(2 * hour);
    await desk.give({ kind: 'undo', args: { commandId } });
    await desk.world.work();
    expect(await desk.inbox()).toContain(id);
    expect((await thread(id)).reminder).toBeUndefined();
    expect(await there(id)).toContain('INBOX');
  });

  it('done again after an undo waits again', async () => {
    const id = await desk.first();
    const { id: commandId } = await desk.give(snooze(id, inHours(1)));
    const undone = await desk.give({ kind: 'undo', args: { commandId } });
    await desk.give({ kind: 'redo', args: { commandId: undone.id } });
    expect(await desk.inbox()).not.toContain(id);
    await pass(2 * hour);
    expect(await desk.inbox()).toContain(id);
  });

  it('comes back at once with a new message', async () => {
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

  it('does not come back from the trash', async () => {
    const id = await desk.first();
    await desk.give(snooze(id, inHours(1)));
    await desk.give({ kind: 'trash', args: { threadIds: [id] } });
    await pass(2 * hour);
    expect(await desk.inbox()).not.toContain(id);
    expect(await there(id)).not.toContain('INBOX');
  });

  it('that Google refuses to archive is in the inbox, and waits for nothing', async () => {
    const id = await desk.first();
    await desk.fault({ status: 403, reason: 'forbidden' });
    await desk.give(snooze(id, inHours(1)));
    await desk.world.work();
    await desk.retryNow();
    expect(await desk.inbox()).toContain(id);
    expect((await thread(id)).reminder).toBeUndefined();
  });

  it('is in the history as snoozed, and can be taken back from there; that it came back is told and cannot', async () => {
    const id = await desk.first();
    await desk.give(snooze(id, inHours(1)));
    await pass(2 * hour);
    const [entry] = await desk.world.ctx.peek("select * from audit_log where action_type = 'email_snoozed'");
    expect(entry).toMatchObject({ resource_id: id, metadata: { sender_email: 'cleo@far.example' } });
    const { activity } = await desk.world.ctx.db.asUser(desk.userId, (tx) =>
      recentActivity(tx, desk.userId, { limit: 10, now: desk.world.ctx.clock.now() }),
    );
    expect(activity.map(({ actionType, undoable }) => [actionType, undoable !== null])).toEqual([
      ['email_woken', false],
      ['email_snoozed', true],
    ]);
  });
});

describe('a reminder', () => {
  it('leaves the mail where it is, and brings it first at its time', async () => {
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

  it('takes the mail out of the inbox until then where that was asked for', async () => {
    const id = await desk.first();
    await desk.give(remind(id, inHours(1), { archive: true }));
    expect(await desk.inbox()).not.toContain(id);
    await pass(2 * hour);
    expect(await desk.inbox()).toContain(id);
  });

  it('that hangs on an answer is dropped by one, and the history says so', async () => {
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

  it('that hangs on an answer comes when there was none, and a word of the person’s own is none', async () => {
    const id = await desk.first();
    await desk.give(remind(id, inHours(24), { unlessAnswered: true }));
    await write(id, { from: ada, labels: ['SENT'] });
    await pass(25 * hour);
    expect(await firstInQueue()).toMatchObject({ threadId: id, why: 'no answer yet' });
  });

  it('stays where somebody writes and it hangs on nothing', async () => {
    const id = await desk.first();
    await desk.give(remind(id, inHours(24)));
    await write(id);
    expect((await thread(id)).reminder).toMatchObject({ kind: 'remind', wokenBy: null });
    await pass(25 * hour);
    expect(await wakes()).toHaveLength(1);
  });

  it('can be taken back', async () => {
    const id = await desk.first();
    const { id: commandId } = await desk.give(remind(id, inHours(24)));
    await desk.give({ kind: 'undo', args: { commandId } });
    await pass(25 * hour);
    expect(await wakes()).toEqual([]);
  });
});
