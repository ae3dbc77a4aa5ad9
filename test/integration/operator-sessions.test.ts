import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { livePath } from '#api/live.ts';
import { getChanges } from '#api/mailbox.ts';
import { forgetSignIns } from '#server/accounts/forget.ts';
import { operatorLink, setPassword } from '#server/accounts/operators.ts';
import { sessionOf } from '#server/accounts/sessions.ts';
import { contextWithGoogle } from '#test/support/google.ts';
import { accountsApp, type Visitor, visitor } from '#test/support/visitor.ts';

const { ctx } = await contextWithGoogle();
const origin = ctx.config.url;
const ops = 'ops@northwind.example';
const password = 'four calm ducks at sea';
const app = accountsApp(ctx);
const browser = () => visitor(app, origin);
const chooses = async (word: string) =>
  setPassword(ctx, new URL(await operatorLink(ctx, ops)).searchParams.get('token') ?? '', word);

beforeEach(async () => {
  // Earlier attempts count for the pace.
  ctx.clock.advance(3_600_000);
  await ctx.peek(
    'truncate auth."user", auth.session, auth.account, auth.verification, user_roles, audit_log, user_tokens',
  );
});

describe('the operator’s role', () => {
  const roles = async (me: Visitor): Promise<unknown> => {
    const body = z.object({ user: z.nullable(z.object({ email: z.string(), roles: z.array(z.string()) })) });
    return body.parse(await (await me.get('/api/accounts/session')).json()).user?.roles ?? null;
  };
  const operator = async (): Promise<Visitor> => {
    const me = browser();
    await me.post('/api/auth/sign-in/email', { email: ops, password });
    return me;
  };
  const isAdmin = (me: Visitor) => {
    const cookie = [...me.cookies].map((pair) => pair.join('=')).join('; ');
    return sessionOf(ctx, new Request(origin, { headers: { cookie } })).then((session) => session?.admin ?? null);
  };

  test('begins a new session, and the one that the browser had before opens nothing', async () => {
    await chooses(password);
    const me = await operator();
    const before = new Map(me.cookies);
    expect((await me.post('/api/auth/sign-in/email', { email: ops, password: 'wrong wrong wrong' })).status).toBe(401);
    expect(await roles(me)).toEqual(['admin']);
    await me.post('/api/auth/sign-in/email', { email: ops, password });
    expect(await roles(me)).toEqual(['admin']);
    const thief = browser();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect(await roles(thief)).toBeNull();
  });

  test('does not come from choosing the operator’s address at Google', async () => {
    await operatorLink(ctx, ops);
    const me = browser();
    expect((await me.signIn('log-in', { email: ops })).headers.get('location')).toBe('/auth-redirect');
    expect([await roles(me), await isAdmin(me)]).toEqual([[], false]);
    expect(await ctx.peek('select count(*) as n from auth."user"')).toEqual([{ n: '1' }]);
  });

  test('does not come from Google after the link was used either, and stays when the operator connects Google', async () => {
    await chooses(password);
    const stranger = browser();
    await stranger.signIn('log-in', { email: ops });
    expect([await roles(stranger), await isAdmin(stranger)]).toEqual([[], false]);
    const me = await operator();
    expect([await roles(me), await isAdmin(me)]).toEqual([['admin'], true]);
    ctx.clock.advance(60_000);
    await me.signIn('reconnect', { email: ops });
    expect([await roles(me), await isAdmin(me)]).toEqual([['admin'], true]);
    const [row] = await ctx.peek(
      'select "operatorSince" < "createdAt" as carried from auth.session where "operatorSince" is not null and "createdAt" = $1',
      [ctx.clock.now()],
    );
    expect(row).toEqual({ carried: true });
  });

  test('ends with its session after half an hour’s rest', async () => {
    await chooses(password);
    const me = await operator();
    for (let times = 0; times < 3; times++) {
      ctx.clock.advance(29 * 60_000);
      expect(await roles(me)).toEqual(['admin']);
    }
    ctx.clock.advance(30 * 60_000);
    expect(await roles(me)).toBeNull();
  });

  test('an open tab’s own calls are rest', async () => {
    await chooses(password);
    const me = await operator();
    for (const path of [livePath, `${getChanges.path}?since=0`]) {
      ctx.clock.advance(10 * 60_000);
      await me.get(path);
    }
    ctx.clock.advance(10 * 60_000);
    expect(await roles(me)).toBeNull();
  });

  test('ends with its session after twelve hours in any case', async () => {
    await chooses(password);
    const me = await operator();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      ctx.clock.advance(20 * 60_000);
      expect(await roles(me)).toEqual(['admin']);
    }
    ctx.clock.advance(20 * 60_000);
    expect(await roles(me)).toBeNull();
  });
});

test('Flow deletes expired sign-in attempts, links and sessions, and keeps running ones', async () => {
  // The library dates its attempts by the machine's clock.
  ctx.clock.set(new Date());
  await browser().begin('sign-up');
  await operatorLink(ctx, ops);
  await browser().signIn('sign-up', { email: 'alex@northwind.example' });
  const left = async () => {
    const [row] = await ctx.peek(
      'select (select count(*)::int from auth.verification) as attempts, (select count(*)::int from auth.session) as sessions',
    );
    return row;
  };
  const before = await left();
  await forgetSignIns(ctx);
  expect(await left()).toEqual(before);
  ctx.clock.advance(3_600_000);
  await forgetSignIns(ctx);
  expect(await left()).toEqual({ attempts: 0, sessions: 1 });
  ctx.clock.advance(31 * 24 * 3_600_000);
  await forgetSignIns(ctx);
  expect(await left()).toEqual({ attempts: 0, sessions: 0 });
});
