import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newUserId, testContext } from '#test/support/context.ts';
import { openDatabase } from './database.ts';

const ctx = await testContext();

const keyOf = { dek_id: 'k', wrapped: 'w' };

describe('a transaction as one user', () => {
  test("sees and writes only that user's rows", async () => {
    const [mine, yours] = [newUserId(), newUserId()];
    await ctx.db.asUser(mine, (tx) =>
      tx
        .insertInto('user_keys')
        .values({ user_id: mine, ...keyOf })
        .execute(),
    );
    const seen = await ctx.db.asUser(yours, (tx) => tx.selectFrom('user_keys').selectAll().execute());
    expect(seen).toEqual([]);
    const forged = ctx.db.asUser(yours, (tx) =>
      tx
        .insertInto('user_keys')
        .values({ user_id: newUserId(), ...keyOf })
        .execute(),
    );
    await expect(forged).rejects.toThrow(/row-level security/);
    const removed = await ctx.db.asUser(yours, (tx) =>
      tx.deleteFrom('user_keys').where('user_id', '=', mine).executeTakeFirst(),
    );
    expect(removed.numDeletedRows).toBe(0n);
  });

  test('leaves no session state on the connection', async () => {
    await ctx.db.asUser(newUserId(), (tx) => sql`select 1`.execute(tx));
    const { rows } = await ctx.db.system((tx) =>
      sql<{ user: string | null; role: string }>`select app_user_id() as user, current_user as role`.execute(tx),
    );
    expect(rows).toEqual([{ user: null, role: 'flow_app' }]);
  });

  test('rolls back as a whole when the work throws', async () => {
    const userId = newUserId();
    const work = ctx.db.asUser(userId, async (tx) => {
      await tx
        .insertInto('user_keys')
        .values({ user_id: userId, ...keyOf })
        .execute();
      throw new Error('changed our mind');
    });
    await expect(work).rejects.toThrow('changed our mind');
    expect(await ctx.peek('select from user_keys where user_id = $1', [userId])).toEqual([]);
  });

  test('may not change tables', async () => {
    const work = ctx.db.asUser(newUserId(), (tx) => sql`create table planted (a int)`.execute(tx));
    await expect(work).rejects.toThrow(/permission denied/);
  });
});

describe('lost connections', () => {
  const dropAll = () =>
    ctx.peek(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query not like 'listen%'",
    );

  test('the next transaction succeeds, however many pooled connections died', async () => {
    const userId = newUserId();
    const one = () => ctx.db.asUser(userId, (tx) => sql<{ one: number }>`select 1 as one`.execute(tx));
    await Promise.all(Array.from({ length: 6 }, one));
    await dropAll();
    const answers = await Promise.all(Array.from({ length: 6 }, one));
    expect(answers.map(({ rows }) => rows)).toEqual(Array.from({ length: 6 }, () => [{ one: 1 }]));
  });

  test('an unreachable server counts as unavailable at once', async () => {
    const nowhere = openDatabase('postgres://postgres@localhost/flow?host=/nowhere');
    await expect(nowhere.system((tx) => sql`select 1`.execute(tx))).rejects.toMatchObject({
      code: 'database.unavailable',
    });
    await nowhere.close();
  });

  test('a transaction that already ran a statement does not run again', async () => {
    let runs = 0;
    const work = ctx.db.asUser(newUserId(), async (tx) => {
      runs += 1;
      await dropAll();
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toMatchObject({ code: 'database.unavailable' });
    expect(runs).toBe(1);
  });
});

test('users cannot grant themselves a role', async () => {
  const userId = newUserId();
  const taken = ctx.db.asUser(userId, (tx) =>
    tx.insertInto('user_roles').values({ user_id: userId, role: 'admin' }).execute(),
  );
  await expect(taken).rejects.toThrow(/permission denied/);
  const granted = ctx.db.asUser(userId, (tx) => sql`select grant_role(${userId}, 'admin')`.execute(tx));
  await expect(granted).rejects.toThrow(/permission denied/);
});

test('has_role knows granted roles', async () => {
  const userId = newUserId();
  await sql`select public.grant_role(${userId}, 'admin')`.execute(ctx.db.asAuth);
  const { rows } = await ctx.db.system((tx) =>
    sql<{
      admin: boolean;
      moderator: boolean;
    }>`select has_role(${userId}, 'admin') as admin, has_role(${userId}, 'moderator') as moderator`.execute(tx),
  );
  expect(rows).toEqual([{ admin: true, moderator: false }]);
});
