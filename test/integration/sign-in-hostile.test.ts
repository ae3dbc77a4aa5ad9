import { describe, expect, test } from 'vitest';
import { walkConsent } from '#emulators/sign-in-as.ts';
import { alex, gmailModify, maya, openSignIns } from '#test/support/sign-ins.ts';

const { ctx, google, browser, stored } = await openSignIns();
const nothing = { users: 0, accounts: 0, sessions: 0, tokens: 0 };

describe('a refused sign-in', () => {
  const refused = async (answer: Response, problem: string) => {
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`/auth-redirect?problem=${problem}`);
    expect(await stored()).toEqual(nothing);
  };

  test('Log In with an unknown account leaves nothing behind', async () => {
    const me = browser();
    await refused(await me.signIn('log-in', { email: maya }), 'account-not-found');
    expect(await (await me.get('/api/accounts/session')).json()).toEqual({
      user: null,
      localGoogle: true,
      assistant: false,
    });
  });

  test('a denial says so', async () => {
    await refused(await browser().signIn('sign-up', { email: alex, deny: true }), 'sign-in.denied');
  });

  test('without gmail.modify creates no account', async () => {
    await refused(await browser().signIn('sign-up', { email: alex, untick: [gmailModify] }), 'sign-in.denied');
  });

  test('one browser’s consent is worthless in another', async () => {
    const back = await walkConsent(await browser().begin('sign-up'), { email: alex });
    await refused(await browser().get(back.pathname + back.search), 'sign-in.failed');
  });

  test('refuses another round trip’s state, even with this one’s cookie name', async () => {
    const me = browser();
    const first = await walkConsent(await me.begin('sign-up'), { email: alex });
    const [own = ''] = [...me.cookies.keys()];
    const second = await walkConsent(await me.begin('sign-up'), { email: alex });
    const other = [...me.cookies.keys()].find((name) => name !== own) ?? '';
    me.cookies.set(own, me.cookies.get(other) ?? '');
    await refused(await me.get(first.pathname + first.search), 'sign-in.failed');
    second.searchParams.set('code', first.searchParams.get('code') ?? '');
    await refused(await me.get(second.pathname + second.search), 'sign-in.failed');
  });

  test('another round trip’s code does not fit this one’s verifier', async () => {
    const other = await walkConsent(await browser().begin('sign-up'), { email: alex });
    const me = browser();
    const mine = await walkConsent(await me.begin('sign-up'), { email: alex });
    mine.searchParams.set('code', other.searchParams.get('code') ?? '');
    await refused(await me.get(mine.pathname + mine.search), 'sign-in.failed');
  });

  test('a reused code opens nothing and revokes its tokens', async () => {
    const stolen = browser();
    const first = await walkConsent(await stolen.begin('sign-up'), { email: alex });
    await stolen.get(first.pathname + first.search);
    await ctx.peek('truncate auth."user", auth.session, auth.account, user_tokens');
    const thief = browser();
    const back = await walkConsent(await thief.begin('sign-up'), { email: maya });
    back.searchParams.set('code', first.searchParams.get('code') ?? '');
    await refused(await thief.get(back.pathname + back.search), 'sign-in.failed');
  });

  test('ends after ten minutes', async () => {
    const me = browser();
    const back = await walkConsent(await me.begin('sign-up'), { email: alex });
    await ctx.peek(`update auth.verification set value = jsonb_set(value::jsonb, '{expiresAt}', '0')::text`);
    await refused(await me.get(back.pathname + back.search), 'sign-in.failed');
  });

  test.each([
    'no-state',
    'foreign-state',
    'wrong-code',
    'error',
    'no-id-token',
    'wrong-nonce',
    'no-nonce',
    'alg-none',
    'hs256',
    'bad-signature',
    'unknown-key',
    'wrong-audience',
    'wrong-issuer',
    'expired',
    'other-subject',
    'unverified-email',
  ])('[AC-08] a hostile answer is refused: %s', async (variant) => {
    await google.control('/sign-in', { variant, times: 1 });
    await refused(await browser().signIn('sign-up', { email: alex }), 'sign-in.failed');
  });

  test('missing scopes in the token answer count as unticked', async () => {
    await google.control('/sign-in', { variant: 'scopes-missing', times: 1 });
    await refused(await browser().signIn('sign-up', { email: alex }), 'sign-in.denied');
  });

  test('the callback works once: a replay neither signs in nor ends the session', async () => {
    const me = browser();
    const back = await walkConsent(await me.begin('sign-up'), { email: alex });
    const stateCookie = [...me.cookies];
    await me.get(back.pathname + back.search);
    const thief = browser();
    for (const [name, value] of stateCookie) thief.cookies.set(name, value);
    const again = await thief.get(back.pathname + back.search);
    expect(again.headers.get('location')).toBe('/auth-redirect?problem=sign-in.failed');
    expect(thief.cookies.get('flow.session_token')).toBeUndefined();
    expect((await stored()).sessions).toBe(1);
  });

  test('without stored tokens there is no user, no session and no job', async () => {
    await ctx.peek('alter table user_tokens add constraint nothing_fits check (false) not valid');
    try {
      await refused(await browser().signIn('sign-up', { email: alex }), 'sign-in.not-stored');
    } finally {
      await ctx.peek('alter table user_tokens drop constraint nothing_fits');
    }
    expect(await ctx.peek(`select name from jobs.job where name = 'mailbox.connect'`)).toEqual([]);
    expect(await ctx.peek('select 1 from audit_log')).toEqual([]);
  });
});

describe('no open redirect', () => {
  test.each([
    'error=access_denied&error_description=%0d%0aLocation:%20https://evil.example',
    'code=x&state=x&redirect_uri=https://evil.example',
    'error=https://evil.example&state=x',
    'state=x&error=%22%3E%3Cscript%3E',
    'code=a&code=b&state=x',
    'callbackURL=https://evil.example&errorCallbackURL=//evil.example',
    '',
  ])('the callback returns to our own address with our own code: %s', async (query) => {
    const answer = await browser().get(`/api/auth/callback/google?${query}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^\/auth-redirect\?problem=sign-in\.(failed|denied)$/);
  });

  test('the round trip accepts no address from outside', async () => {
    const body = { intent: 'log-in', callbackURL: 'https://evil.example', redirectTo: '//evil.example' };
    const answer = await browser().post('/api/accounts/sign-in', body);
    expect(await answer.text()).not.toContain('evil');
  });

  test.each([
    ['GET', '/api/auth/get-session'],
    ['GET', '/api/auth/ok'],
    ['GET', '/api/auth/error'],
    ['GET', '/api/auth/list-accounts'],
    ['POST', '/api/auth/sign-in/social'],
    ['POST', '/api/auth/sign-up/email'],
    ['POST', '/api/auth/get-access-token'],
    ['POST', '/api/auth/refresh-token'],
    ['POST', '/api/auth/link-social'],
    ['POST', '/api/auth/update-user'],
    ['POST', '/api/auth/sign-out'],
    ['GET', '/api/auth/callback/other'],
  ])('the library exposes no other route: %s %s', async (method, path) => {
    const me = browser();
    await me.signIn('sign-up', { email: alex });
    const answer = method === 'GET' ? await me.get(path) : await me.post(path, {});
    expect(answer.status).toBe(404);
  });

  test('another site cannot start a sign-in or end a session', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const path of ['/api/accounts/sign-in', '/api/accounts/sign-out']) {
      expect((await browser().post(path, { intent: 'sign-up' }, foreign)).status).toBe(403);
    }
  });
});
