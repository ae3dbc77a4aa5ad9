// The ways into the admin area: password and Google, each with or without the code of an authenticator.
import { hashPassword as scrypt } from 'better-auth/crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { forgetCodes, operatorLink, setPassword } from '#server/accounts/operators.ts';
import { confirmFactor, factorState, startFactor } from '#server/accounts/second-factor.ts';
import { codeAt, stepSeconds } from '#server/accounts/totp.ts';
import { alex, openSignIns } from '#test/support/sign-ins.ts';
import type { Visitor } from '#test/support/visitor.ts';

const { ctx, browser, stored } = await openSignIns();
const ops = 'ops@northwind.example';
const password = 'four calm ducks at sea';

// Earlier attempts count for the pace.
beforeEach(() => ctx.clock.advance(3_600_000));

const chooses = async () => {
  const owner = await setPassword(ctx, new URL(await operatorLink(ctx, ops)).searchParams.get('token') ?? '', password);
  if (owner === null) throw new Error('no operator');
  return owner;
};
/** An operator with an authenticator. */
const withCodes = async () => {
  const owner = await chooses();
  const { secret } = await startFactor(ctx, owner);
  const recovery = await confirmFactor(ctx, owner.userId, codeOf(secret));
  // The next code is another one.
  ctx.clock.advance(stepSeconds * 1000);
  return { ...owner, secret, recovery };
};
const codeOf = (secret: string): string => codeAt(secret, Math.floor(ctx.clock.now().getTime() / 1000 / stepSeconds));
const enter = (me: Visitor, more: Record<string, string> = {}) =>
  me.post('/api/auth/sign-in/email', { email: ops, password, ...more });
const Seen = z.object({
  user: z.nullable(z.object({ roles: z.array(z.string()), operator: z.boolean().optional() })),
});
/** The roles of the session, or null without one. */
const roles = async (me: Visitor): Promise<string[] | null> =>
  Seen.parse(await (await me.get('/api/accounts/session')).json()).user?.roles ?? null;
const refusal = async (answer: Response | Promise<Response>): Promise<unknown> => {
  const { status, code } = z.object({ status: z.number(), code: z.string() }).parse(await (await answer).json());
  return [status, code];
};

describe('the password', () => {
  test('is kept by argon2id', async () => {
    await chooses();
    expect(await ctx.peek('select password from auth.account')).toEqual([
      { password: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
    ]);
  });

  test('of an earlier version still opens, and is kept by argon2id from then on', async () => {
    await chooses();
    await ctx.peek('update auth.account set password = $1', [await scrypt(password)]);
    expect(await refusal(enter(browser(), { password: 'not the password' }))).toEqual([401, 'sign-in.wrong-password']);
    expect((await enter(browser())).status).toBe(200);
    const [row] = await ctx.peek('select password from auth.account');
    expect(row?.['password']).toMatch(/^\$argon2id\$/);
    expect((await enter(browser())).status).toBe(200);
  });

  test('opens nothing once the role is gone, and says so only to who knows it', async () => {
    await chooses();
    await ctx.peek('truncate user_roles');
    expect(await refusal(enter(browser(), { password: 'not the password' }))).toEqual([401, 'sign-in.wrong-password']);
    const me = browser();
    expect(await refusal(enter(me))).toEqual([403, 'sign-in.not-admin']);
    expect([await roles(me), (await stored()).sessions]).toEqual([null, 0]);
  });

  test('waits for an address that nobody confirmed', async () => {
    await chooses();
    await ctx.peek('update auth."user" set "emailVerified" = false');
    expect(await refusal(enter(browser()))).toEqual([403, 'sign-in.unconfirmed']);
  });

  test('takes as long for an unknown address as for a known one', async () => {
    await chooses();
    const spent = async (email: string): Promise<number> => {
      const times: number[] = [];
      for (let nth = 0; nth < 5; nth++) {
        ctx.clock.advance(60_000);
        const began = performance.now();
        await enter(browser(), { email, password: 'not the password' });
        times.push(performance.now() - began);
      }
      return times.toSorted((a, b) => a - b)[2] ?? 0;
    };
    await spent(ops);
    const [known, unknown] = [await spent(ops), await spent('nobody@northwind.example')];
    // Without the work of a hash, one would take a tenth of the other.
    expect(Math.min(known, unknown) / Math.max(known, unknown)).toBeGreaterThan(0.4);
  });
});

describe('the code of an authenticator', () => {
  test('is asked for only after the right password, and completes it once', async () => {
    const { secret } = await withCodes();
    const me = browser();
    expect(await refusal(enter(me, { password: 'not the password' }))).toEqual([401, 'sign-in.wrong-password']);
    expect(await refusal(enter(me))).toEqual([401, 'sign-in.code-needed']);
    expect(await refusal(enter(me, { code: '000000' }))).toEqual([401, 'sign-in.wrong-code']);
    expect(await roles(me)).toBeNull();
    const code = codeOf(secret);
    expect((await enter(me, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    expect(await roles(me)).toEqual(['admin']);
    expect(await refusal(enter(browser(), { code }))).toEqual([401, 'sign-in.wrong-code']);
  });

  test('cannot be guessed: five tries a minute, whatever the password', async () => {
    await withCodes();
    const me = browser();
    const all: unknown[] = [];
    for (let nth = 0; nth < 7; nth++) all.push(await refusal(enter(me, { code: `00000${nth}` })));
    expect(all).toEqual([...Array(5).fill([401, 'sign-in.wrong-code']), ...Array(2).fill([429, 'sign-in.too-often'])]);
  });

  test('has a recovery code for each of eight bad days, and each works once', async () => {
    const { recovery, userId } = await withCodes();
    expect(recovery).toHaveLength(8);
    const [first = '', second = ''] = recovery;
    expect((await enter(browser(), { code: first })).status).toBe(200);
    expect(await refusal(enter(browser(), { code: first }))).toEqual([401, 'sign-in.wrong-code']);
    expect((await enter(browser(), { code: ` ${second.toUpperCase().replace('-', ' ')} ` })).status).toBe(200);
    expect(await ctx.db.asUser(userId, (tx) => factorState(tx, userId))).toEqual({ on: true, recoveryLeft: 6 });
  });

  test('neither its secret nor a recovery code is in the database', async () => {
    const { secret, recovery } = await withCodes();
    const rows = JSON.stringify(await ctx.peek('select * from operator_factor'));
    for (const word of [secret, ...recovery, ...recovery.map((one) => one.replace('-', ''))])
      expect(rows).not.toContain(word);
  });

  test('is asked for after a new password too, and the host can end it', async () => {
    await withCodes();
    await chooses();
    expect(await refusal(enter(browser()))).toEqual([401, 'sign-in.code-needed']);
    expect(await forgetCodes(ctx, ops.toUpperCase())).toBe(true);
    expect((await enter(browser())).status).toBe(200);
    expect(await forgetCodes(ctx, 'nobody@northwind.example')).toBe(false);
  });

  test('proves who is at an operator’s session', async () => {
    const { secret } = await withCodes();
    const me = browser();
    await enter(me, { code: codeOf(secret) });
    ctx.clock.advance(11 * 60_000);
    expect(await refusal(me.post('/api/accounts/confirm-code', { code: '000000' }))).toEqual([
      401,
      'sign-in.wrong-code',
    ]);
    expect((await me.post('/api/accounts/confirm-code', { code: codeOf(secret) })).status).toBe(200);
    const [row] = await ctx.peek('select "confirmedAt" = $1 as fresh from auth.session', [ctx.clock.now()]);
    expect(row).toEqual({ fresh: true });
  });
});

describe('Google, for the admin area', () => {
  test('lets the operator’s address in without an account at Google’s door, and connects no mailbox', async () => {
    await operatorLink(ctx, ops);
    const me = browser();
    const answer = await me.signIn('admin', { email: ops });
    expect(answer.headers.get('location')).toBe('/auth-redirect?from=admin');
    expect(await roles(me)).toEqual(['admin']);
    expect(await stored()).toEqual({ users: 1, accounts: 0, sessions: 1, tokens: 0 });
    expect(await ctx.peek(`select from jobs.job where name like 'mailbox%'`)).toEqual([]);
    expect(await ctx.peek('select action_type from audit_log')).toEqual([{ action_type: 'login' }]);
  });

  test('asks Google for the account and nothing more', async () => {
    const url = new URL(await browser().begin('admin'));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      prompt: 'select_account',
      scope: 'openid email profile',
    });
    expect(url.searchParams.has('access_type')).toBe(false);
  });

  test('refuses who is no admin, and leaves their session as it is', async () => {
    const me = browser();
    await me.signIn('sign-up', { email: alex });
    const answer = await me.signIn('admin', { email: alex });
    expect(answer.headers.get('location')).toBe('/auth-redirect?from=admin&problem=sign-in.not-admin');
    expect([await roles(me), (await stored()).sessions]).toEqual([[], 1]);
  });

  test('creates no account for a stranger, and says no more to them than to anybody', async () => {
    const answer = await browser().signIn('admin', { email: 'maya@northwind.example' });
    expect(answer.headers.get('location')).toBe('/auth-redirect?from=admin&problem=sign-in.not-admin');
    expect((await stored()).users).toBe(0);
  });

  test('goes by Google’s id where the account has one, not by an address that somebody else has now', async () => {
    const me = browser();
    await me.signIn('sign-up', { email: alex });
    await operatorLink(ctx, alex);
    await ctx.peek(`update auth.account set "accountId" = 'of-somebody-else'`);
    const answer = await browser().signIn('admin', { email: alex });
    expect(answer.headers.get('location')).toBe('/auth-redirect?from=admin&problem=sign-in.not-admin');
  });

  test('with codes on, begins an ordinary session that the code makes an operator’s', async () => {
    const { secret } = await withCodes();
    const me = browser();
    const answer = await me.signIn('admin', { email: ops });
    expect(answer.headers.get('location')).toBe('/auth-redirect?from=admin&code=due');
    expect(await roles(me)).toEqual([]);
    expect(await refusal(me.post('/api/accounts/confirm-code', { code: '000000' }))).toEqual([
      401,
      'sign-in.wrong-code',
    ]);
    expect((await me.post('/api/accounts/confirm-code', { code: codeOf(secret) })).status).toBe(200);
    expect(await roles(me)).toEqual(['admin']);
  });

  test('a code alone makes no session an operator’s', async () => {
    const { secret } = await withCodes();
    const me = browser();
    await me.signIn('log-in', { email: ops });
    expect(await refusal(me.post('/api/accounts/confirm-code', { code: codeOf(secret) }))).toEqual([
      403,
      'confirmation.needed',
    ]);
    expect(await roles(me)).toEqual([]);
  });

  test('a code of somebody without codes is wrong', async () => {
    await operatorLink(ctx, ops);
    const me = browser();
    await me.signIn('admin', { email: ops });
    expect(await refusal(me.post('/api/accounts/confirm-code', { code: '123456' }))).toEqual([
      401,
      'sign-in.wrong-code',
    ]);
  });

  test('ends the session that the browser had before', async () => {
    await operatorLink(ctx, ops);
    const me = browser();
    await me.signIn('admin', { email: ops });
    const before = new Map(me.cookies);
    await me.signIn('admin', { email: ops });
    const thief = browser();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect([await roles(me), await roles(thief)]).toEqual([['admin'], null]);
  });
});
