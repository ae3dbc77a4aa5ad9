import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '#commands/registry.ts';
import type { SessionReport } from '#domain/activity.ts';
import { type Account, CommandId, SessionId, type ThreadId } from '#domain/id.ts';
import { ben } from '#emulators/google/small-seed.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { recordSession } from '#server/activity/sessions.ts';
import { execute } from '#server/commands/execute.ts';
import { newId } from '#server/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { loggedActivity, logTest } from '#server/test-activity/test-activity.ts';
import { newAccount } from '#test/support/context.ts';
import { openWorld, type World } from '#test/support/person.ts';

let world: World;
let account: Account;
let benAccount: Account;
let threads: ThreadId[];
let made = 0;
const give = async (command: Command): Promise<CommandId> => {
  world.ctx.clock.advance(1000);
  const id = CommandId.parse(newId(new Date(Date.UTC(2026, 10, 20) + made++)));
  await execute(world.ctx, account, { id, command, spoken: false });
  return id;
};
const thread = (at: number): ThreadId => {
  const id = threads[at];
  if (!id) throw new Error('too little mail');
  return id;
};
const page = (limit: number, after: string | null = null, of = account) =>
  world.ctx.db.asUser(of.userId, (tx) => recentActivity(tx, of.userId, { limit, after, now: world.ctx.clock.now() }));
const recent = async (limit = 30, of = account) => (await page(limit, null, of)).activity;
const summary = (of: Account, days: number) =>
  world.ctx.db.asUser(of.userId, async (tx) => {
    const { rows } = await sql<{ action_type: string; count: string }>`
      select action_type, count from get_user_activity_summary(${days})
    `.execute(tx);
    return Object.fromEntries(rows.map((row) => [row.action_type, Number(row.count)]));
  });

const report = (session: SessionReport, of = account) => recordSession(world.ctx, of.userId, session);

beforeAll(async () => {
  world = await openWorld();
  account = await world.connect();
  benAccount = await world.connect(ben);
  threads = (await changesSince(world.ctx, account, 0)).threads.map((one) => one.id);
});

describe('activity', () => {
  test('lists commands newest first, with an undo where possible', async () => {
    const archived = await give({ kind: 'archive', args: { threadIds: [thread(0)] } });
    const starred = await give({ kind: 'star', args: { threadIds: [thread(1)] } });
    expect(await recent()).toMatchObject([
      { actionType: 'email_starred', email: 'cleo@far.example', undoable: starred },
      { actionType: 'email_archived', email: 'cleo@far.example', undoable: archived },
    ]);
  });

  test('offers no undo for undone commands, for undos, and for commands without effect', async () => {
    const trashed = await give({ kind: 'trash', args: { threadIds: [thread(2)] } });
    await give({ kind: 'undo', args: { commandId: trashed } });
    await give({ kind: 'mark-unread', args: { threadIds: [thread(2)] } });
    expect((await recent(3)).map((entry) => [entry.actionType, entry.undoable])).toEqual([
      ['action_unneeded', null],
      ['action_undone', null],
      ['email_trashed', null],
    ]);
  });

  test('marks what the person took back, and not what they did again', async () => {
    const undo = (commandId: CommandId) => give({ kind: 'undo', args: { commandId } });
    const redo = (commandId: CommandId) => give({ kind: 'redo', args: { commandId } });
    const snoozed = thread(4);
    const once = await give({ kind: 'snooze', args: { threadIds: [snoozed], until: '2027-01-05T09:00:00Z' } });
    const taken = await undo(once);
    const isUndone = async () =>
      (await recent(8)).find(({ actionType }) => actionType === 'email_snoozed')?.undone ?? false;
    expect(await isUndone()).toBe(true);
    const again = await redo(taken);
    expect(await isUndone()).toBe(false);
    await undo(again);
    expect(await isUndone()).toBe(true);
  });

  test('offers undo for 30 days', async () => {
    const of = async (now: Date) =>
      (
        await world.ctx.db.asUser(account.userId, (tx) => recentActivity(tx, account.userId, { limit: 10, now }))
      ).activity
        .filter(({ actionType }) => actionType === 'email_archived')
        .map(({ undoable }) => undoable !== null);
    const now = world.ctx.clock.now().getTime();
    expect(await of(new Date(now + 29 * 86_400_000))).toEqual([true]);
    expect(await of(new Date(now + 30 * 86_400_000))).toEqual([false]);
  });

  test('returns no more rows than asked for', async () => {
    expect(await recent(2)).toHaveLength(2);
  });

  test('pages cover every row once while new commands arrive', async () => {
    const all = await recent(100);
    const first = await page(2);
    await give({ kind: 'star', args: { threadIds: [thread(3)] } });
    const pages = [first];
    for (let next = first.next; next !== null; next = pages.at(-1)?.next ?? null) pages.push(await page(2, next));
    expect(pages.flatMap(({ activity }) => activity)).toEqual(all);
    expect(pages.every(({ activity }) => activity.length > 0)).toBe(true);
  });

  test('keeps the order of commands with the same timestamp', async () => {
    const at = world.ctx.clock.now();
    const ids = Array.from({ length: 5 }, (_, n) => SessionId.parse(newId(new Date(at.getTime() + n))));
    for (const id of ids) await report({ id, kind: 'started', at: at.getTime(), emails: 1 });
    const { activity, next } = await page(3);
    const rest = await page(2, next);
    expect(new Set([...activity, ...rest.activity].map(({ id }) => id)).size).toBe(5);
  });

  test.each(['', 'soon', '2026-11-20T08:00:00Z', "2026-11-20T08:00:00Z '; drop table audit_log"])(
    'refuses an unknown page token: %j',
    async (after) => {
      await expect(page(2, after)).rejects.toMatchObject({ code: 'request.invalid' });
    },
  );

  test('get_user_activity_summary counts only the caller’s commands, for the given days', async () => {
    expect(await summary(account, 7)).toMatchObject({ email_archived: 1, email_trashed: 1, action_undone: 3 });
    expect(await summary(benAccount, 7)).toEqual({});
    expect(await recent(30, benAccount)).toEqual([]);
    await world.ctx.peek("update audit_log set created_at = now() - interval '8 days'");
    expect(await summary(account, 7)).toEqual({});
  });

  test('the app cannot rewrite the audit log', async () => {
    const attempt = (statement: string) => world.ctx.db.asUser(account.userId, (tx) => sql.raw(statement).execute(tx));
    await expect(attempt("update audit_log set action_type = 'login'")).rejects.toThrow(/permission denied/);
    await expect(attempt('delete from audit_log')).rejects.toThrow(/permission denied/);
    await expect(attempt('truncate audit_log')).rejects.toThrow(/permission denied/);
  });
});

describe('triage sessions', () => {
  const minute = 60_000;
  const rows = () =>
    world.ctx.peek(
      "select action_type, created_at, resource_id, metadata from audit_log where user_id = $1 and action_type like 'session_%' order by created_at",
      [account.userId],
    );
  const sessionId = () => SessionId.parse(newId(new Date(Date.UTC(2026, 10, 21) + made++)));
  beforeEach(async () => {
    await world.ctx.peek("delete from audit_log where action_type like 'session_%'");
  });

  test('a repeated or concurrent report is stored once', async () => {
    const id = sessionId();
    const at = world.ctx.clock.now().getTime() - 20 * minute;
    const started: SessionReport = { id, kind: 'started', at, emails: 12 };
    const completed: SessionReport = { id, kind: 'completed', at: at + 9 * minute, emails: 8 };
    await Promise.all([started, completed, started, completed, started].map((event) => report(event)));
    await report({ ...completed, emails: 99 });
    expect(await rows()).toMatchObject([
      { action_type: 'session_started', created_at: new Date(at), resource_id: id, metadata: { emails: 12 } },
      { action_type: 'session_completed', created_at: new Date(at + 9 * minute), metadata: { emails: 8 } },
    ]);
  });

  test('appear in the list at their time, with their number of emails', async () => {
    const at = world.ctx.clock.now().getTime() - minute;
    await report({ id: sessionId(), kind: 'completed', at, emails: 3 });
    const [entry] = (await recent(100)).filter(({ actionType }) => actionType === 'session_completed');
    expect(entry).toMatchObject({ at: new Date(at).toISOString(), emails: 3, email: null, undoable: null });
  });

  test('are stored between a month ago and now, whatever the device’s clock says', async () => {
    const now = world.ctx.clock.now().getTime();
    await report({ id: sessionId(), kind: 'started', at: now + 90 * minute, emails: 1 });
    await report({ id: sessionId(), kind: 'started', at: 0, emails: 1 });
    expect((await rows()).map((row) => row['created_at'])).toEqual([new Date(now - 30 * 86_400_000), new Date(now)]);
  });

  test('a report cannot change another person’s session, even with the same id', async () => {
    const id = sessionId();
    const at = world.ctx.clock.now().getTime();
    await report({ id, kind: 'started', at, emails: 1 }, benAccount);
    expect(await rows()).toEqual([]);
    await report({ id, kind: 'started', at, emails: 2 });
    expect(await rows()).toMatchObject([{ metadata: { emails: 2, origin: 'client' } }]);
  });

  test('a person without a mailbox has none', async () => {
    const nobody = newAccount();
    await report({ id: sessionId(), kind: 'started', at: 0, emails: 1 }, nobody);
    expect(await world.ctx.peek('select 1 as one from audit_log where user_id = $1', [nobody.userId])).toEqual([]);
  });
});

describe('the test page', () => {
  const logged = (of = account) => world.ctx.db.asUser(of.userId, (tx) => loggedActivity(tx, of.userId));

  test('shows the ten latest entries whole, a logged test first, and nobody else’s', async () => {
    const before = await logged(benAccount);
    await give({ kind: 'archive', args: { threadIds: [thread(2)] } });
    world.ctx.clock.advance(1000);
    await logTest(world.ctx, account.userId, 'reply_sent');
    const [test, archived] = await logged();
    expect(test).toMatchObject({
      email: 'ada@small.example',
      subject: 'Test action',
      action: 'replied',
      actionType: 'reply_sent',
      resourceType: 'test',
      metadata: { origin: 'client' },
    });
    expect(archived).toMatchObject({ actionType: 'email_archived', action: 'archived' });
    expect((await logged()).length).toBeLessThanOrEqual(10);
    expect(await logged(benAccount)).toEqual(before);
  });
});
