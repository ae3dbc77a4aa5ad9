// The fresh proof of who is at a session, which leaving asks for.
import { describe, expect, test } from 'vitest';
import { walkConsent } from '#emulators/sign-in-as.ts';
import { confirmedSession } from '#server/accounts/confirm.ts';
import { operatorLink, setPassword } from '#server/accounts/operators.ts';
import { alex, maya, openSignIns } from '#test/support/sign-ins.ts';
import type { Visitor } from '#test/support/visitor.ts';

const { ctx, origin, browser, stored } = await openSignIns();

const isConfirmed = (me: Visitor): Promise<boolean> => {
  const cookie = [...me.cookies].map((pair) => pair.join('=')).join('; ');
  return confirmedSession(ctx, new Request(origin, { headers: { cookie } })).then(
    () => true,
    () => false,
  );
};

const signedUp = async (email = alex): Promise<Visitor> => {
  const me = browser();
  await me.signIn('sign-up', { email });
  return me;
};

describe('confirming with Google', () => {
  test('the own account confirms the session, keeps it, and stores no token', async () => {
    const me = await signedUp();
    const tokens = await ctx.peek('select access_token, refresh_token, scope from user_tokens');
    expect(await isConfirmed(me)).toBe(false);
    const answer = await me.signIn('confirm', { email: alex }, 'export');
    expect(answer.headers.get('location')).toBe('/settings?then=export');
    expect(await isConfirmed(me)).toBe(true);
    expect(await stored()).toEqual({ users: 1, accounts: 1, sessions: 1, tokens: 1 });
    expect(await ctx.peek('select access_token, refresh_token, scope from user_tokens')).toEqual(tokens);
    expect(await ctx.peek(`select from auth.verification where identifier like 'confirm:%'`)).toEqual([]);
  });

  test('it asks Google for the account and nothing more', async () => {
    const url = new URL(await (await signedUp()).begin('confirm'));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      prompt: 'select_account',
      scope: 'openid email profile',
      login_hint: alex,
    });
    expect(url.searchParams.has('access_type')).toBe(false);
  });

  test('another account confirms nothing, and its person gets no session', async () => {
    const me = await signedUp();
    await signedUp(maya);
    const answer = await me.signIn('confirm', { email: maya }, 'delete');
    expect(answer.headers.get('location')).toBe('/settings?then=delete&problem=sign-in.other-account');
    expect(await isConfirmed(me)).toBe(false);
    expect(await (await me.get('/api/accounts/session')).json()).toMatchObject({ user: { email: alex } });
  });

  test('a proof counts for ten minutes', async () => {
    const me = await signedUp();
    await me.signIn('confirm', { email: alex });
    ctx.clock.advance(10 * 60_000);
    expect(await isConfirmed(me)).toBe(true);
    ctx.clock.advance(1000);
    expect(await isConfirmed(me)).toBe(false);
  });

  test('a proof counts for its own session alone', async () => {
    const me = await signedUp();
    const elsewhere = browser();
    await elsewhere.signIn('log-in', { email: alex });
    await me.signIn('confirm', { email: alex });
    expect([await isConfirmed(me), await isConfirmed(elsewhere)]).toEqual([true, false]);
  });

  test('a new sign-in brings no proof along', async () => {
    const me = await signedUp();
    await me.signIn('confirm', { email: alex });
    await me.signIn('log-in', { email: alex });
    expect(await isConfirmed(me)).toBe(false);
  });

  test('without a session it does not begin', async () => {
    expect((await browser().post('/api/accounts/sign-in', { intent: 'confirm' })).status).toBe(401);
  });

  test('a return after the session ended confirms nothing', async () => {
    const me = await signedUp();
    const back = await walkConsent(await me.begin('confirm'), { email: alex });
    await me.post('/api/accounts/sign-out', {});
    const answer = await me.get(back.pathname + back.search);
    expect(answer.headers.get('location')).toBe('/settings?problem=sign-in.failed');
    expect(await stored()).toMatchObject({ sessions: 0 });
  });

  test('the same return a second time is no sign-in', async () => {
    const me = await signedUp();
    const back = await walkConsent(await me.begin('confirm'), { email: alex });
    await me.get(back.pathname + back.search);
    ctx.clock.advance(11 * 60_000);
    await me.get(back.pathname + back.search);
    expect(await isConfirmed(me)).toBe(false);
    expect(await stored()).toMatchObject({ sessions: 1 });
  });

  test('another browser cannot use the return', async () => {
    const me = await signedUp();
    const back = await walkConsent(await me.begin('confirm'), { email: alex });
    const thief = browser();
    await thief.get(back.pathname + back.search);
    expect([await isConfirmed(me), await isConfirmed(thief)]).toEqual([false, false]);
  });
});

describe('confirming with the operator’s password', () => {
  const ops = 'ops@northwind.example';
  const password = 'four calm ducks at sea';

  test('the right one confirms, a wrong one does not', async () => {
    await setPassword(ctx, new URL(await operatorLink(ctx, ops)).searchParams.get('token') ?? '', password);
    const me = browser();
    await me.post('/api/auth/sign-in/email', { email: ops, password });
    expect(await isConfirmed(me)).toBe(true);
    ctx.clock.advance(11 * 60_000);
    const wrong = await me.post('/api/accounts/confirm', { password: 'four calm ducks' });
    expect([wrong.status, await isConfirmed(me)]).toEqual([403, false]);
    expect((await me.post('/api/accounts/confirm', { password })).status).toBe(200);
    expect(await isConfirmed(me)).toBe(true);
  });

  test('nobody else has one', async () => {
    const me = await signedUp();
    expect((await me.post('/api/accounts/confirm', { password: '' })).status).toBe(403);
    expect(await isConfirmed(me)).toBe(false);
  });

  test('guesses wait', async () => {
    const me = await signedUp();
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++)
      statuses.push((await me.post('/api/accounts/confirm', { password: 'a guess' })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
