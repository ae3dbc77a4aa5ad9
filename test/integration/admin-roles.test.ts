// Role Management: by address or user id, with a fresh proof, and never without an admin.
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { RoleRow } from '#domain/admin-roles.ts';
import { wholeApp } from '#test/support/bearer.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { type OperatorClient, operatorClient } from '#test/support/operator.ts';

const ctx = await testContext();
const app = wholeApp(ctx);
let me: OperatorClient;

const rows = async (by = me) =>
  z.object({ roles: z.array(RoleRow) }).parse((await by.get('/api/admin/roles')).body).roles;
const rowOf = async (userId: string, role = 'admin') =>
  (await rows()).find((row) => row.userId === userId && row.role === role);
const add = (who: string, role = 'moderator', by = me) => by.post('/api/admin/roles', { who, role });
const remove = (id: string | undefined, by = me) => by.post(`/api/admin/roles/${id}/remove`);
const notes = async () =>
  (
    await ctx.peek(`select user_id, action_type, action_description as words from audit_log order by created_at, id`)
  ).map(({ user_id, action_type, words }) => [user_id, action_type, words]);

beforeEach(async () => {
  await ctx.peek('truncate auth."user" cascade');
  await ctx.peek('truncate user_roles, audit_log');
  me = await operatorClient(ctx, app);
});

describe('a role is added', () => {
  test('by the address in any case, or by the id, and once', async () => {
    const one = await operatorClient(ctx, app, { role: null });
    expect(await add(` ${one.email.toUpperCase()} `)).toEqual({ status: 200, body: { outcome: 'added' } });
    expect(await add(one.userId.toUpperCase(), 'user')).toEqual({ status: 200, body: { outcome: 'added' } });
    expect(await add(one.email)).toMatchObject({ status: 200 });
    expect(
      (await rows())
        .filter(({ userId }) => userId === one.userId)
        .map(({ role }) => role)
        .toSorted(),
    ).toEqual(['moderator', 'user']);
    expect(await notes()).toContainEqual([
      me.userId,
      'role_added',
      `Gave ${one.userId.slice(0, 8)} the role moderator`,
    ]);
  });

  test('not for an address that Flow does not know, nor for an id', async () => {
    expect(await add('nobody@northwind.example')).toEqual({ status: 200, body: { outcome: 'unknown-address' } });
    expect(await add(newUserId())).toMatchObject({ status: 404, body: { code: 'person.unknown' } });
    expect(await add('', 'user')).toMatchObject({ status: 400 });
    expect(await add(me.email, 'owner')).toMatchObject({ status: 400 });
    expect(await notes()).toEqual([]);
  });

  test('only with a proof of the last ten minutes', async () => {
    const one = await operatorClient(ctx, app, { role: null });
    ctx.clock.advance(11 * 60_000);
    expect(await add(one.email)).toMatchObject({ status: 403, body: { code: 'confirmation.needed' } });
    expect(await remove((await rowOf(me.userId))?.id)).toMatchObject({ body: { code: 'confirmation.needed' } });
    expect(await rows()).toHaveLength(1);
  });
});

describe('a role is taken away', () => {
  test('from somebody else, and the newest stands first in the list', async () => {
    const other = await operatorClient(ctx, app);
    await add(other.email);
    expect((await rows())[0]).toMatchObject({ userId: other.userId, role: 'moderator', email: other.email });
    expect(await remove((await rowOf(other.userId))?.id)).toMatchObject({ status: 200 });
    expect(await notes()).toContainEqual([
      me.userId,
      'role_removed',
      `Took the role admin from ${other.userId.slice(0, 8)}`,
    ]);
    expect(await other.get('/api/admin/roles')).toMatchObject({ status: 403, body: { code: 'role.missing' } });
  });

  test('never from the last admin', async () => {
    const id = (await rowOf(me.userId))?.id;
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'role.last' } });
    await add((await operatorClient(ctx, app, { role: null })).email);
    expect(await remove(id)).toMatchObject({ body: { code: 'role.last' } });
  });

  test('from oneself only by a second admin', async () => {
    const other = await operatorClient(ctx, app);
    const id = (await rowOf(me.userId))?.id;
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'role.own' } });
    expect(await remove(id, other)).toMatchObject({ status: 200 });
    await add(other.email, 'moderator', other);
    const own = (await rows(other)).find(({ role }) => role === 'moderator');
    expect(await remove(own?.id, other)).toMatchObject({ status: 200 });
  });

  test('once: who comes second is told that it is gone', async () => {
    const other = await operatorClient(ctx, app);
    const id = (await rowOf(other.userId))?.id;
    await remove(id);
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'role.unknown' } });
    expect(await remove('not-an-id')).toMatchObject({ status: 400 });
  });

  test('two admins who remove each other at once leave one admin', async () => {
    for (let round = 0; round < 10; round++) {
      await ctx.peek('truncate user_roles');
      me = await operatorClient(ctx, app);
      const other = await operatorClient(ctx, app);
      const [mine, theirs] = [(await rowOf(me.userId))?.id, (await rowOf(other.userId))?.id];
      const answers = await Promise.all([remove(theirs, me), remove(mine, other)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      expect(await ctx.peek(`select count(*)::int as n from user_roles where role = 'admin'`)).toEqual([{ n: 1 }]);
    }
  });
});

test('an admin without a session of operators, and the app’s own role, change nothing', async () => {
  const plain = await operatorClient(ctx, app, { operator: false });
  expect(await add(plain.email, 'admin', plain)).toMatchObject({ status: 403, body: { code: 'role.missing' } });
  const asApp = ctx.db.asUser(me.userId, async (tx) => {
    const { sql } = await import('kysely');
    await sql`select add_role(${plain.userId}, 'admin')`.execute(tx);
  });
  await expect(asApp).rejects.toThrow(/permission denied/);
});
