import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '#commands/registry.ts';
import { CommandId, type ThreadId, type UserId } from '#domain/id.ts';
import { ben } from '#emulators/google/small-seed.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { execute } from '#server/commands/execute.ts';
import { newId } from '#server/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { openWorld, type World } from '#test/support/person.ts';

let world: World;
let userId: UserId;
let threads: ThreadId[];
let made = 0;
const give = async (command: Command): Promise<CommandId> => {
  world.ctx.clock.advance(1000);
  const id = CommandId.parse(newId(new Date(Date.UTC(2026, 10, 20) + made++)));
  await execute(world.ctx, userId, { id, command, spoken: false });
  return id;
};
const thread = (at: number): ThreadId => {
  const id = threads[at];
  if (!id) throw new Error('too little mail');
  return id;
};
const recent = (limit = 30, of = userId) => world.ctx.db.asUser(of, (tx) => recentActivity(tx, of, limit));
const summary = (of: UserId, days: number) =>
  world.ctx.db.asUser(of, async (tx) => {
    const { rows } = await sql<{ action_type: string; count: string }>`
      select action_type, count from get_user_activity_summary(${days})
    `.execute(tx);
    return Object.fromEntries(rows.map((row) => [row.action_type, Number(row.count)]));
  });

beforeAll(async () => {
  world = await openWorld();
  userId = await world.connect();
  threads = (await changesSince(world.ctx, userId, 0)).threads.map((one) => one.id);
});

describe('activity', () => {
  it('lists what was done, newest first, with what can be taken back', async () => {
    const archived = await give({ kind: 'archive', args: { threadIds: [thread(0)] } });
    const starred = await give({ kind: 'star', args: { threadIds: [thread(1)] } });
    expect(await recent()).toMatchObject([
      { actionType: 'email_starred', email: 'cleo@far.example', undoable: starred },
      { actionType: 'email_archived', email: 'cleo@far.example', undoable: archived },
    ]);
  });

  it('offers no undo for what was taken back, for an undo itself, or for what changed nothing', async () => {
    const trashed = await give({ kind: 'trash', args: { threadIds: [thread(2)] } });
    await give({ kind: 'undo', args: { commandId: trashed } });
    await give({ kind: 'mark-unread', args: { threadIds: [thread(2)] } });
    expect((await recent(3)).map((entry) => [entry.actionType, entry.undoable])).toEqual([
      ['email_marked_unread', null],
      ['action_undone', null],
      ['email_trashed', null],
    ]);
  });

  it('gives no more than was asked for', async () => {
    expect(await recent(2)).toHaveLength(2);
  });

  it('is summed up by get_user_activity_summary for the caller alone, and for the days asked', async () => {
    const benId = await world.connect(ben);
    expect(await summary(userId, 7)).toMatchObject({ email_archived: 1, email_trashed: 1, action_undone: 1 });
    expect(await summary(benId, 7)).toEqual({});
    expect(await recent(30, benId)).toEqual([]);
    await world.ctx.peek("update audit_log set created_at = now() - interval '8 days'");
    expect(await summary(userId, 7)).toEqual({});
  });

  it('cannot be rewritten by the app', async () => {
    const attempt = (statement: string) => world.ctx.db.asUser(userId, (tx) => sql.raw(statement).execute(tx));
    await expect(attempt("update audit_log set action_type = 'login'")).rejects.toThrow(/permission denied/);
    await expect(attempt('delete from audit_log')).rejects.toThrow(/permission denied/);
    await expect(attempt('truncate audit_log')).rejects.toThrow(/permission denied/);
  });
});
