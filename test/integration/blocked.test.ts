import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CommandId, type ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { ada, mailOf } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { threadsById } from '#server/mailbox/threads.ts';
import { newUserId } from '#test/support/context.ts';
import { type Desk, openDesk } from '#test/support/desk.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const cleo = 'cleo@far.example';
const dora = 'Dora Marsh <Dora@Near.example>';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk(3);
});

const block = (email: string, ...threadIds: ThreadId[]) => desk.give({ kind: 'block', args: { email, threadIds } });
const unblock = (email: string) => desk.give({ kind: 'unblock', args: { email, threadIds: [] } });
const undo = (commandId: CommandId) => desk.give({ kind: 'undo', args: { commandId } });

const blocked = async () => (await changesSince(desk.world.ctx, desk.account, 0)).blocked;

const thread = async (id: ThreadId): Promise<Thread> => {
  const [row] = await desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
    threadsById(tx, desk.account, [id], 'light'),
  );
  if (!row) throw new Error('the thread is gone');
  return row;
};

/** The labels of a thread's messages here and at the provider, oldest first. */
const labels = async (id: ThreadId): Promise<{ here: string[][]; there: string[][] }> => {
  const provider = await desk.world.google.labels(ada);
  const { messages } = await thread(id);
  return {
    here: messages.map((message) => message.labels.toSorted()),
    there: messages.map((message) => (provider.get(message.id) ?? []).toSorted()),
  };
};

const deliver = (more: { from?: string; subject?: string; threadId?: ThreadId; labels?: string[] }) => {
  const { threadId, labels: own, ...words } = more;
  const raw = Buffer.from(mailOf({ subject: 'One more offer', ...words })).toString('base64url');
  return desk.world.google.control('deliver', {
    mailbox: ada,
    raw,
    ...(threadId ? { threadId } : {}),
    ...(own ? { labels: own } : {}),
  });
};

const sync = async (): Promise<void> => {
  const { ctx } = desk.world;
  await ctx.db.asUser(desk.account.userId, (tx) =>
    ctx.jobs.add(tx, 'mailbox.sync', refOf(desk.account), { key: desk.account.id }),
  );
  await desk.world.work();
};

const mailFrom = async (email: string) =>
  desk.world.ctx.peek(
    `select array(select unnest(labels) order by 1) as here, array(select unnest(provider_labels) order by 1) as there
     from message where lower(sender_email) = $1 order by received_at, id`,
    [email],
  );

const history = async () =>
  (
    await desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
      recentActivity(tx, desk.account.userId, { limit: 10, now: desk.world.ctx.clock.now() }),
    )
  ).activity;

const inSpam = { here: ['spam', 'unread'], there: ['spam', 'unread'] };

describe('a blocked sender', () => {
  test('loses all mail from the inbox, and later mail never reaches it', async () => {
    const ids = await desk.inbox();
    const [first] = ids;
    if (!first) throw new Error('the inbox is empty');
    const given = await block(cleo, first);
    expect(given.done.flatMap(({ edits }) => edits)).toHaveLength(3);
    await desk.world.work();
    expect(await desk.state(given.id)).toMatchObject({ state: 'delivered' });
    expect(await desk.inbox()).toEqual([]);
    expect(await labels(first)).toEqual({ here: [['spam']], there: [['SPAM']] });
    expect(await blocked()).toEqual([cleo]);
    await deliver({ from: 'Cleo Marsh <Cleo@FAR.example>' });
    await sync();
    expect(await desk.inbox()).toEqual([]);
    expect((await mailFrom(cleo)).at(-1)).toEqual(inSpam);
  });

  test('stays out of the inbox even while the provider is down', async () => {
    await block(cleo);
    await desk.world.work();
    await desk.fault({ status: 503 });
    await deliver({});
    await sync();
    expect(await desk.inbox()).toEqual([]);
    expect((await mailFrom(cleo)).at(-1)).toEqual({ here: ['spam', 'unread'], there: ['inbox', 'unread'] });
    await desk.world.google.clearFaults();
    await desk.retryNow();
    expect((await mailFrom(cleo)).at(-1)).toEqual(inSpam);
  });

  test.each(['before-batch-commit:1', 'after-batch-commit:1', 'before-cursor-commit:1'])(
    'stays out after a worker dies at %s',
    async (point) => {
      await block(cleo);
      await desk.world.work();
      await deliver({});
      expect(await dying(point)).toBe('SIGKILL');
      expect(await desk.inbox()).toEqual([]);
      await sync();
      expect((await mailFrom(cleo)).at(-1)).toEqual(inSpam);
      expect(await desk.world.ctx.peek("select id from command where kind = 'turn-away'")).toHaveLength(1);
    },
  );

  test('the history lists the filtered mail, and an undo returns only that one', async () => {
    await block(cleo, ...(await desk.inbox()));
    desk.world.ctx.clock.advance(1000);
    await deliver({ subject: 'Last chance' });
    await sync();
    const [away, first] = await history();
    expect(away).toMatchObject({ actionType: 'email_turned_away', subject: 'Last chance' });
    expect(first).toMatchObject({ actionType: 'sender_blocked', email: cleo });
    expect([away?.undoable, first?.undoable]).not.toContain(null);
    await undo(CommandId.parse(away?.undoable));
    await desk.world.work();
    expect(await desk.inbox()).toHaveLength(1);
    expect((await mailFrom(cleo)).at(-1)).toEqual({ here: ['inbox', 'unread'], there: ['inbox', 'unread'] });
    expect(await blocked()).toEqual([cleo]);
  });

  test('undo restores mail and list, redo blocks again', async () => {
    const ids = await desk.inbox();
    const given = await block(cleo, ...ids);
    await desk.world.work();
    const undone = await undo(given.id);
    await desk.world.work();
    expect(await blocked()).toEqual([]);
    expect((await desk.inbox()).toSorted()).toEqual(ids.toSorted());
    expect(await mailFrom(cleo)).toEqual(ids.map(() => ({ here: ['inbox', 'unread'], there: ['inbox', 'unread'] })));
    await deliver({});
    await sync();
    expect(await desk.inbox()).toHaveLength(4);
    await desk.give({ kind: 'redo', args: { commandId: undone.id } });
    expect(await blocked()).toEqual([cleo]);
  });

  test('unblocking moves no old mail, and new mail reaches the inbox', async () => {
    await block(cleo);
    const given = await unblock(cleo);
    await desk.world.work();
    expect(given.done.flatMap(({ edits }) => edits)).toEqual([]);
    expect(await blocked()).toEqual([]);
    expect(await desk.inbox()).toEqual([]);
    await deliver({});
    await sync();
    expect(await desk.inbox()).toHaveLength(1);
    expect((await history()).map(({ actionType, email }) => [actionType, email])).toContainEqual([
      'sender_unblocked',
      cleo,
    ]);
  });

  test('does not affect other senders, even in the same thread', async () => {
    const id = await desk.first();
    await deliver({ from: dora, threadId: id, subject: 'Re: Letter 3' });
    await sync();
    await block(cleo);
    await desk.world.work();
    // Dora wrote last, so the thread is not Cleo's.
    expect(await desk.inbox()).toEqual([id]);
    await deliver({ threadId: id, subject: 'Re: Letter 3' });
    await sync();
    expect(await desk.inbox()).toEqual([id]);
    expect((await labels(id)).there).toEqual([
      ['INBOX', 'UNREAD'],
      ['INBOX', 'UNREAD'],
      ['SPAM', 'UNREAD'],
    ]);
    await deliver({ from: dora });
    await sync();
    expect(await desk.inbox()).toHaveLength(2);
  });

  test('blocked in a shared thread, only their messages become spam', async () => {
    const id = await desk.first();
    await deliver({ from: dora, threadId: id, subject: 'Re: Letter 3' });
    await sync();
    await block('dora@near.example', id);
    await desk.world.work();
    expect(await desk.inbox()).not.toContain(id);
    expect((await labels(id)).there).toEqual([[], ['SPAM']]);
  });

  test('can be blocked before any mail, and only once', async () => {
    const first = await block('nobody@yet.example');
    expect(first.done.flatMap(({ swaps }): unknown[] => swaps)).toEqual([
      { of: 'block', key: 'nobody@yet.example', was: false, is: true },
    ]);
    desk.world.ctx.clock.advance(1000);
    expect((await block('nobody@yet.example')).done.flatMap(({ swaps }): unknown[] => swaps)).toEqual([]);
    expect((await history())[0]).toMatchObject({ actionType: 'action_unneeded' });
    await deliver({ from: 'nobody@yet.example' });
    await sync();
    expect(await desk.inbox()).toHaveLength(3);
  });

  test('stays unblocked if Google refuses to move the mail', async () => {
    await desk.fault({ status: 403, reason: 'forbidden' });
    await block(cleo);
    await desk.world.work();
    await desk.retryNow();
    expect(await desk.inbox()).toHaveLength(3);
    expect(await blocked()).toEqual([]);
  });

  test('is blocked for one person only', async () => {
    await block(cleo);
    const seen = await desk.world.ctx.db.asUser(newUserId(), (tx) =>
      tx.selectFrom('blocked_sender').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });
});

const program = path.resolve(import.meta.dirname, '..', 'programs', 'sync-mailbox.ts');

/** Runs a worker that dies at this point. Returns its signal. */
const dying = async (point: string): Promise<unknown> => {
  const { config, db, clock } = desk.world.ctx;
  const key = Buffer.from(config.hostKey).toString('base64');
  const given = [db.connectionString, desk.world.google.url, key, desk.account.userId, clock.now().toISOString()];
  const child = spawn(process.execPath, [program, ...given], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', CRASH_AT: point },
  });
  const [, signal]: unknown[] = await once(child, 'exit');
  return signal;
};
