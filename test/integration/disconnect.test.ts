// Disconnecting Google: the grant ends and its mail goes. The account, drafts, settings and activity stay.
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { type PersonTable, tablesThatGo } from '#domain/retention.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { defaultScopes } from '#emulators/sign-in-as.ts';
import { openAccount } from '#server/account.ts';
import { armCrashPoint } from '#server/crash-points.ts';
import { disconnect } from '#server/leaving/disconnect.ts';
import { storedTokens } from '#server/tokens/keep.ts';
import { wholeApp } from '#test/support/bearer.ts';
import { type Leaver, openLeaver, openLeaverWorld } from '#test/support/leaver.ts';
import { visitor } from '#test/support/visitor.ts';

const world = await openLeaverWorld();
const { ctx, google } = world;

const press = (me: Leaver) => me.ask('/api/leaving/disconnect', { method: 'POST', body: '{}' });
const rows = async (me: Leaver, table: string): Promise<number> => {
  const [row] = await ctx.peek(`select count(*)::int as n from ${table} where user_id = $1`, [me.account.userId]);
  return Number(row?.['n']);
};
const Connected = z.object({
  connection: z.nullable(z.object({ email: z.string(), state: z.string(), missing: z.array(z.string()) })),
});
const connectionIn = async (me: Leaver) => Connected.parse(await (await me.ask('/api/leaving')).json()).connection;
const statusAtGoogle = async (token: string | undefined): Promise<number> =>
  (await fetch(`${google.url}/gmail/v1/users/me/profile`, { headers: { authorization: `Bearer ${token}` } })).status;
const tokenOf = async ({ account }: Leaver) =>
  (await ctx.db.asUser(account.userId, (tx) => storedTokens(ctx, tx, account, { lock: false })))?.accessToken;

const gone = tablesThatGo('disconnect');
const kept = (me: Leaver): string[] =>
  me.tables.filter(
    (table) => !gone.some((one: PersonTable) => one === table) && table !== 'leaving' && table !== 'export_archive',
  );

beforeEach(async () => {
  await google.clearFaults();
  await ctx.peek('delete from auth."user"');
});

test('it revokes the grant, removes what came from Google, and keeps the rest', async () => {
  const me = await openLeaver(world);
  const other = await openLeaver(world, ben);
  const token = await tokenOf(me);
  const drafts = await rows(me, 'draft');
  expect((await press(me)).status).toBe(200);
  expect(await connectionIn(me)).toMatchObject({ email: ada, state: 'leaving' });
  await world.work();
  for (const table of gone) expect([table, await rows(me, table)]).toEqual([table, 0]);
  for (const table of kept(me)) expect([table, (await rows(me, table)) > 0]).toEqual([table, true]);
  expect(await rows(me, 'draft')).toBe(drafts);
  expect(await statusAtGoogle(token)).toBe(401);
  expect(await connectionIn(me)).toBeNull();
  expect(await (await me.ask('/api/accounts/session')).json()).toMatchObject({
    user: { email: ada, connected: false },
  });
  expect(
    await ctx.peek(`select from audit_log where action_type = 'google_disconnected' and user_id = $1`, [
      me.account.userId,
    ]),
  ).toHaveLength(1);
  for (const table of gone) expect([table, (await rows(other, table)) > 0]).toEqual([table, true]);
});

test('it says what is missing and what is broken', async () => {
  const me = await openLeaver(world);
  expect(await connectionIn(me)).toMatchObject({ email: ada, state: 'connected', missing: [] });
  await ctx.peek('update user_tokens set scope = $2 where user_id = $1', [me.account.userId, defaultScopes]);
  expect(await connectionIn(me)).toMatchObject({ missing: ['calendar', 'contacts'] });
  await ctx.peek('update mailbox set needs_reauth = true where user_id = $1', [me.account.userId]);
  expect(await connectionIn(me)).toMatchObject({ state: 'broken' });
});

test('pressed twice it disconnects once, and without an account it says so', async () => {
  const me = await openLeaver(world);
  expect([(await press(me)).status, (await press(me)).status]).toEqual([200, 200]);
  await world.work();
  const third = await press(me);
  expect([third.status, await third.json()]).toMatchObject([409, { code: 'leaving.not-connected' }]);
});

test('it waits for Google, and after twenty attempts goes on without', async () => {
  const me = await openLeaver(world);
  await google.control('faults', { pattern: '/revoke', status: 503 });
  await press(me);
  await expect(disconnect(ctx, me.account, { number: 1 })).rejects.toThrow('provider.unavailable');
  expect(await rows(me, 'message')).toBeGreaterThan(0);
  await disconnect(ctx, me.account, { number: 20 });
  expect(await rows(me, 'message')).toBe(0);
});

test.each(['disconnect.revoked:1', 'disconnect.table:3', 'disconnect.unlinked:1'])(
  'killed at %s it goes on',
  async (place) => {
    const me = await openLeaver(world);
    await press(me);
    const kill = process.kill;
    // Stands in for the kill: nothing after it runs.
    process.kill = () => {
      throw new Error('killed');
    };
    armCrashPoint({ NODE_ENV: 'test', CRASH_AT: place });
    try {
      await expect(disconnect(ctx, me.account, { number: 1 })).rejects.toThrow('killed');
    } finally {
      process.kill = kill;
      armCrashPoint({});
    }
    await world.work();
    for (const table of gone) expect([table, await rows(me, table)]).toEqual([table, 0]);
  },
);

test('the person connects again, and their mail comes back', async () => {
  const me = await openLeaver(world);
  const { userId } = me.account;
  await press(me);
  await world.work();
  const account = await ctx.db.asUser(userId, (tx) =>
    openAccount(tx, userId, { provider: 'google', subject: ada, email: ada, now: ctx.clock.now() }),
  );
  await world.reconnect(account, ada);
  await world.work();
  expect(await rows(me, 'message')).toBeGreaterThan(0);
  expect(await connectionIn(me)).toMatchObject({ state: 'connected' });
});

test('a disconnected person proves who they are, comes back, and keeps their session', async () => {
  await ctx.peek('delete from provider_account');
  const app = wholeApp(ctx);
  const me = visitor(app, ctx.config.url);
  await me.signIn('sign-up', { email: ada });
  await world.work();
  await me.post('/api/leaving/disconnect', {});
  await world.work();
  const session = async () =>
    z
      .object({ user: z.object({ email: z.string(), connected: z.boolean() }) })
      .parse(await (await me.get('/api/accounts/session')).json()).user;
  expect(await session()).toEqual({ email: ada, connected: false });
  const proof = await me.signIn('confirm', { email: ada }, 'delete');
  expect(proof.headers.get('location')).toBe('/settings?then=delete');
  // The proof asked for no access, and connected nothing.
  expect(await session()).toEqual({ email: ada, connected: false });
  expect((await me.signIn('confirm', { email: ben })).headers.get('location')).toContain('sign-in.other-account');
  expect((await me.signIn('reconnect', { email: ada })).headers.get('location')).toBe('/auth-redirect');
  await world.work();
  expect(await session()).toEqual({ email: ada, connected: true });
  const [row] = await ctx.peek('select count(*)::int as n from message');
  expect(Number(row?.['n'])).toBeGreaterThan(0);
});
