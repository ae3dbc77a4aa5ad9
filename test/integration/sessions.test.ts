import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { contextWithGoogle } from '#test/support/google.ts';
import { accountsApp, type Visitor, visitor } from '#test/support/visitor.ts';

const { ctx } = await contextWithGoogle();
const origin = ctx.config.url;
const app = accountsApp(ctx);
const alex = { email: 'alex@northwind.example' };
const maya = { email: 'maya@northwind.example' };
const cookie = 'flow.session_token';
const hour = 3_600_000;
const day = 24 * hour;

const browser = () => visitor(app, origin);
const who = async (me: Visitor, headers: Record<string, string> = {}): Promise<unknown> => {
  const body: unknown = await (await me.get('/api/accounts/session', headers)).json();
  return typeof body === 'object' && body !== null && 'user' in body ? body.user : undefined;
};
const signedIn = async (person = alex) => {
  const me = browser();
  await me.signIn('sign-up', person);
  return me;
};

beforeEach(async () => {
  await ctx.peek('truncate auth."user", auth.session, auth.account, auth.verification');
  await ctx.peek('truncate user_tokens, user_keys, user_roles, personalization_profile, audit_log');
});

describe('the session cookie', () => {
  test('is for this host, http only and lax', async () => {
    const me = browser();
    const answer = await me.signIn('sign-up', alex);
    const set = answer.headers.getSetCookie().find((line) => line.startsWith(`${cookie}=`));
    expect(set).toMatch(/; Path=\//);
    expect(set).toMatch(/; HttpOnly/);
    expect(set).toMatch(/; SameSite=Lax/);
    expect(set).toMatch(/; Max-Age=2592000/);
    expect(set).not.toMatch(/Domain/);
  });

  test('over https is a __Host- cookie, and secure', async () => {
    const secure = { ...ctx, config: { ...ctx.config, url: 'https://flow.example' } };
    const me = visitor(accountsApp(secure), 'https://flow.example');
    await me.begin('sign-up');
    expect([...me.cookies.keys()]).toEqual([expect.stringMatching(/^__Host-flow\.state\.[0-9a-f]{16}$/)]);
  });

  test('altered, truncated or foreign is no session', async () => {
    const me = await signedIn();
    const good = me.cookies.get(cookie) ?? '';
    const [token = ''] = decodeURIComponent(good).split('.');
    const foreign = createHmac('sha256', 'another secret').update(token).digest('base64');
    const bad = [
      `x${good}`,
      good.slice(0, -4),
      token,
      `${token}.`,
      encodeURIComponent(`${token}.${foreign}`),
      '%',
      '.',
      '',
    ];
    for (const value of bad) {
      me.cookies.set(cookie, value);
      expect(await who(me)).toBeNull();
    }
    me.cookies.set(cookie, good);
    expect(await who(me)).toMatchObject(alex);
  });

  test('works as a signed bearer, and a token from the database or an invented one does not', async () => {
    const signed = decodeURIComponent((await signedIn()).cookies.get(cookie) ?? '');
    const [bare = ''] = signed.split('.');
    expect(await who(browser(), { authorization: `Bearer ${signed}` })).toMatchObject(alex);
    expect(await ctx.peek('select token from auth.session')).toEqual([{ token: bare }]);
    for (const stolen of [bare, `${bare}.`, `${bare}.${bare}`])
      expect(await who(browser(), { authorization: `Bearer ${stolen}` })).toBeNull();
    expect(await who(browser(), { authorization: `Bearer ${bare}x` })).toBeNull();
    expect(await who(browser(), { authorization: 'Basic YTpi' })).toBeNull();
  });

  test('a session planted before sign-in ends and is not reused', async () => {
    const attacker = await signedIn(maya);
    const victim = browser();
    victim.cookies.set(cookie, attacker.cookies.get(cookie) ?? '');
    await victim.signIn('sign-up', alex);
    expect(await who(victim)).toMatchObject(alex);
    expect(victim.cookies.get(cookie)).not.toBe(attacker.cookies.get(cookie));
    expect(await who(attacker)).toBeNull();
  });

  test('a second sign-in makes a new session and ends the first', async () => {
    const me = await signedIn();
    const old = browser();
    old.cookies.set(cookie, me.cookies.get(cookie) ?? '');
    await me.signIn('log-in', alex);
    expect(await who(old)).toBeNull();
    expect(await who(me)).toMatchObject(alex);
  });
});

describe('session lifetime', () => {
  test('ends after fourteen days without use', async () => {
    const me = await signedIn();
    ctx.clock.advance(14 * day - hour);
    expect(await who(me)).toMatchObject(alex);
    ctx.clock.advance(14 * day + hour);
    expect(await who(me)).toBeNull();
  });

  test('use extends it, but not beyond thirty days', async () => {
    const me = await signedIn();
    for (let days = 0; days < 29; days += 1) {
      ctx.clock.advance(day);
      expect(await who(me)).toMatchObject(alex);
    }
    ctx.clock.advance(day + hour);
    expect(await who(me)).toBeNull();
  });

  test('two reads a day write once', async () => {
    const me = await signedIn();
    ctx.clock.advance(day + hour);
    await who(me);
    const before = await ctx.peek('select xmin::text from auth.session');
    ctx.clock.advance(hour);
    await who(me);
    expect(await ctx.peek('select xmin::text from auth.session')).toEqual(before);
  });
});

describe('signing out', () => {
  test('ends the session everywhere, clears the cache and writes an audit entry', async () => {
    const me = await signedIn();
    const copy = browser();
    copy.cookies.set(cookie, me.cookies.get(cookie) ?? '');
    const answer = await me.post('/api/accounts/sign-out', {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(me.cookies.has(cookie)).toBe(false);
    expect(await who(copy)).toBeNull();
    expect(await ctx.peek('select action_type from audit_log order by created_at, action_type')).toEqual([
      { action_type: 'login' },
      { action_type: 'logout' },
    ]);
  });

  test('twice, or without a session, succeeds and is logged once', async () => {
    const me = await signedIn();
    const copy = browser();
    copy.cookies.set(cookie, me.cookies.get(cookie) ?? '');
    await Promise.all([me.post('/api/accounts/sign-out', {}), copy.post('/api/accounts/sign-out', {})]);
    expect((await browser().post('/api/accounts/sign-out', {})).status).toBe(200);
    expect(await ctx.peek(`select action_type from audit_log where action_type = 'logout'`)).toHaveLength(1);
  });

  test('separates two people who use one browser in turn', async () => {
    const shared = await signedIn(alex);
    await shared.post('/api/accounts/sign-out', {});
    expect(await who(shared)).toBeNull();
    await shared.signIn('sign-up', maya);
    expect(await who(shared)).toMatchObject(maya);
    const users = await ctx.peek('select count(distinct user_id) as n from user_tokens');
    expect(users).toEqual([{ n: '2' }]);
  });
});

describe('secrecy', () => {
  test('no answer and no log line contains a Google token, and the database has none in plain text', async () => {
    const me = browser();
    const bodies: string[] = [];
    const begun = await me.post('/api/accounts/sign-in', { intent: 'sign-up' });
    bodies.push(await begun.text(), JSON.stringify([...begun.headers]));
    const back = await me.signIn('sign-up', alex);
    bodies.push(await back.text(), JSON.stringify([...back.headers]));
    for (const path of ['/api/accounts/session', '/api/accounts/onboarding', '/api/auth/callback/google']) {
      const answer = await me.get(path);
      bodies.push(await answer.text(), JSON.stringify([...answer.headers]));
    }
    // The local Google's format of access tokens, refresh tokens and codes.
    const token = /ya29\.|1\/\/local|4\/0local/;
    expect(bodies.join('\n')).not.toMatch(token);
    expect(ctx.lines.join('\n')).not.toMatch(token);
    const tables = await ctx.peek(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth', 'jobs')`,
    );
    for (const { name } of tables) {
      const rows = await ctx.peek(`select t::text as row from ${String(name)} t`);
      expect(rows.map(({ row }) => row).join('\n')).not.toMatch(token);
    }
  });
});
