// The leaderboard counts what the server carried out, by day, and shows nobody who left it.
import { beforeEach, describe, expect, test } from 'vitest';
import type { ThreadId } from '#domain/id.ts';
import { Setting } from '#domain/settings.ts';
import { execute } from '#server/commands/execute.ts';
import { leaderboardFor } from '#server/leaderboard/leaderboard.ts';
import { newUserId } from '#test/support/context.ts';
import { archive, type Desk, nextId, openDesk } from '#test/support/desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const board = () => desk.world.ctx.db.asUser(desk.account.userId, (tx) => leaderboardFor(tx, desk.account.userId));
const you = async () => (await board()).you;
const change = (setting: Setting) => desk.give({ kind: 'change-setting', args: setting });
const inbox = async (): Promise<[ThreadId, ThreadId, ThreadId]> => {
  const [one, two, three] = await desk.inbox();
  if (!one || !two || !three) throw new Error('the inbox is too small');
  return [one, two, three];
};
const breakStreaks = () => desk.world.ctx.peek('select break_streaks($1)', [desk.world.ctx.clock.now()]);

describe('the leaderboard', () => {
  test('counts each triaged mail once, takes it back on undo, and counts it again on redo', async () => {
    const [one, two, three] = await inbox();
    expect(await you()).toEqual({ emailsTriaged: 0, streak: 0, rank: null, totalUsers: expect.any(Number) });
    const id = nextId();
    const command = archive(one, two);
    await desk.give(command, id);
    await execute(desk.world.ctx, desk.account, { id, command, spoken: false });
    expect(await you()).toMatchObject({ emailsTriaged: 2, streak: 1, rank: expect.any(Number) });
    // It is archived already.
    await desk.give(archive(one));
    await desk.give({ kind: 'star', args: { threadIds: [three] } });
    expect(await you()).toMatchObject({ emailsTriaged: 2 });
    const undone = await desk.give({ kind: 'undo', args: { commandId: id } });
    expect(await you()).toMatchObject({ emailsTriaged: 0, streak: 0, rank: null });
    await desk.give({ kind: 'redo', args: { commandId: undone.id } });
    expect(await you()).toMatchObject({ emailsTriaged: 2, streak: 1 });
  });

  test('forgets what Google refused for good', async () => {
    const [one] = await inbox();
    await desk.fault({ status: 400, times: 9 });
    await desk.give(archive(one));
    expect(await you()).toMatchObject({ emailsTriaged: 1 });
    await desk.world.work();
    expect(await you()).toMatchObject({ emailsTriaged: 0, rank: null });
  });

  test('counts days in a row in the person’s zone, and breaks a streak after a day without triage', async () => {
    const [one, two, three] = await inbox();
    const { clock } = desk.world.ctx;
    const day = 86_400_000;
    await desk.give(archive(one));
    clock.advance(day);
    await desk.give(archive(two));
    expect(await you()).toMatchObject({ streak: 2 });
    clock.advance(day);
    await breakStreaks();
    expect(await you()).toMatchObject({ streak: 2 });
    clock.advance(day);
    await breakStreaks();
    expect(await you()).toMatchObject({ emailsTriaged: 2, streak: 0 });
    await desk.give(archive(three));
    expect(await you()).toMatchObject({ emailsTriaged: 3, streak: 1 });
  });

  test('shows a neutral name or the chosen one, never an address, and nobody who left', async () => {
    const [one] = await inbox();
    await desk.give(archive(one));
    const mine = async () => (await board()).entries.find(({ isCurrentUser }) => isCurrentUser);
    expect((await mine())?.username).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d+$/);
    await change({ name: 'boardName', value: 'akiko.t' });
    expect(await mine()).toMatchObject({ username: 'akiko.t', emailsTriaged: 1, streak: 1, score: 60 });
    expect(Setting.safeParse({ name: 'boardName', value: 'ada@northwind.example' }).success).toBe(false);
    await change({ name: 'onBoard', value: false });
    expect(await mine()).toBeUndefined();
    expect(await you()).toMatchObject({ emailsTriaged: 1, rank: null });
    await change({ name: 'onBoard', value: true });
    expect((await mine())?.username).toBe('akiko.t');
  });

  test('ranks equal scores alike, shows the best hundred, and the person even below them', async () => {
    const [one] = await inbox();
    await desk.give(archive(one));
    const others = Array.from({ length: 120 }, () => newUserId());
    for (const [nth, id] of others.entries())
      await desk.world.ctx.peek(
        `insert into board_entry (user_id, triaged, streak, last_day) values ($1, $2, 3, '2026-11-20')`,
        [id, 1000 - Math.floor(nth / 2)],
      );
    const { entries, you: stats } = await board();
    expect(entries).toHaveLength(100);
    const ours = entries.filter(({ emailsTriaged, streak }) => streak === 3 && emailsTriaged > 900);
    expect(ours.slice(0, 3).map(({ rank }) => rank - (ours[0]?.rank ?? 0))).toEqual([0, 0, 2]);
    expect(entries.some(({ isCurrentUser }) => isCurrentUser)).toBe(false);
    expect(stats.rank).toBeGreaterThan(100);
    await desk.world.ctx.peek('delete from board_entry where user_id = any($1)', [others]);
  });
});
