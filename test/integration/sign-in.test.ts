import { describe, expect, test } from 'vitest';
import { walkConsent } from '#emulators/sign-in-as.ts';
import { alex, gmailModify, maya, openSignIns } from '#test/support/sign-ins.ts';

const { ctx, google, origin, browser, stored } = await openSignIns();

describe('signing in', () => {
  test('Sign Up creates the account, stores the tokens, and starts the first sync in one transaction', async () => {
    const me = browser();
    const answer = await me.signIn('sign-up', { email: alex });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/auth-redirect');
    expect(await (await me.get('/api/accounts/session')).json()).toMatchObject({
      user: { email: alex, name: 'Alex Reyes', roles: [] },
      localGoogle: true,
    });
    expect(await stored()).toEqual({ users: 1, accounts: 1, sessions: 1, tokens: 1 });
    expect(await ctx.peek('select action_type, user_email from audit_log')).toEqual([
      { action_type: 'login', user_email: alex },
    ]);
    expect(await ctx.peek(`select name from jobs.job where name not like '\\_\\_%'`)).toEqual([
      { name: 'mailbox.connect' },
    ]);
    expect(await (await me.get('/api/accounts/onboarding')).json()).toMatchObject({
      state: { step: 'completion', isComplete: true, completedSteps: ['gmail_connect'] },
      notice: null,
    });
  });

  test('stores the grant time by Google’s clock, even if ours is wrong', async () => {
    const consentedAt = async () => {
      await browser().signIn('sign-up', { email: alex });
      const [row] = await ctx.peek('select max(consented_at) as consented_at from provider_account');
      return Number(row?.consented_at);
    };
    const before = await consentedAt();
    await google.control('/switches', { dateSkewMinutes: 60 });
    const later = await consentedAt();
    await google.control('/switches', { dateSkewMinutes: 0 });
    expect(Math.round((later - before) / 60_000)).toBe(60);
  });

  test('Log In finds the account and creates no second one', async () => {
    await browser().signIn('sign-up', { email: alex });
    const answer = await browser().signIn('log-in', { email: alex });
    expect(answer.headers.get('location')).toBe('/auth-redirect');
    expect(await stored()).toEqual({ users: 1, accounts: 1, sessions: 2, tokens: 1 });
  });

  test('two simultaneous tabs both sign in, and only the newest unfinished ones are kept', async () => {
    const me = browser();
    const trips: URL[] = [];
    for (let tab = 0; tab < 7; tab++) trips.push(await walkConsent(await me.begin('sign-up'), { email: alex }));
    expect(me.cookies.size).toBe(5);
    for (const [tab, back] of trips.entries()) {
      const answer = await me.get(back.pathname + back.search);
      const problem = tab < 2 ? '?problem=sign-in.failed' : '';
      expect(answer.headers.get('location')).toBe(`/auth-redirect${problem}`);
    }
    expect([...me.cookies.keys()]).toEqual(['flow.session_token']);
    expect(await stored()).toEqual({ users: 1, accounts: 1, sessions: 1, tokens: 1 });
  });

  test('Log In keeps the earlier refresh token', async () => {
    await browser().signIn('sign-up', { email: alex });
    const [before] = await ctx.peek('select refresh_token from user_tokens');
    await browser().signIn('log-in', { email: alex });
    expect(before?.refresh_token).toEqual(expect.stringMatching(/^v1\./));
    expect(await ctx.peek('select refresh_token from user_tokens')).toEqual([before]);
  });

  test.each([
    ['log-in', 'select_account'],
    ['sign-up', 'consent'],
    ['try', 'consent'],
  ] as const)('%s asks Google for %s, offline, with PKCE, a state and a nonce', async (intent, prompt) => {
    const url = new URL(await browser().begin(intent));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      prompt,
      access_type: 'offline',
      code_challenge_method: 'S256',
      redirect_uri: `${origin}/api/auth/callback/google`,
      state: expect.stringMatching(/.{32}/),
      nonce: expect.stringMatching(/.{32}/),
    });
    expect(url.searchParams.get('scope')).toContain(gmailModify);
  });

  test('reconnecting needs a session and goes straight to its account', async () => {
    expect((await browser().post('/api/accounts/sign-in', { intent: 'reconnect' })).status).toBe(401);
    const me = browser();
    await me.signIn('sign-up', { email: alex });
    const url = new URL(await me.begin('reconnect'));
    expect(url.searchParams.get('login_hint')).toBe(alex);
    expect(url.searchParams.get('prompt')).toBe('consent');
  });

  test('reconnecting renews the user’s tokens in a new session', async () => {
    const me = browser();
    await me.signIn('sign-up', { email: alex });
    const [before] = await ctx.peek('select refresh_token from user_tokens');
    const answer = await me.signIn('reconnect', { email: alex });
    expect(answer.headers.get('location')).toBe('/auth-redirect');
    expect(await stored()).toEqual({ users: 1, accounts: 1, sessions: 1, tokens: 1 });
    expect(await ctx.peek('select refresh_token from user_tokens')).not.toEqual([before]);
  });

  test.each([
    ['that Flow does not know', false],
    ['of another person', true],
  ])('reconnecting with an account %s is refused and changes nothing', async (_name, isKnown) => {
    if (isKnown) await browser().signIn('sign-up', { email: maya });
    const me = browser();
    await me.signIn('sign-up', { email: alex });
    const all = async () =>
      JSON.stringify([
        await stored(),
        await ctx.peek('select * from user_tokens order by user_id'),
        await ctx.peek('select * from auth.account order by id'),
        await ctx.peek('select id from auth.session order by id'),
        await ctx.peek('select id from audit_log order by id'),
        await ctx.peek(`select id from jobs.job where name = 'mailbox.connect' order by id`),
      ]);
    const before = await all();
    // Google gets the account as a hint, and the person may choose another.
    const chooser = new URL(await me.begin('reconnect'));
    chooser.searchParams.delete('login_hint');
    const back = await walkConsent(chooser.href, { email: maya });
    const answer = await me.get(back.pathname + back.search);
    expect(answer.headers.get('location')).toBe('/auth-redirect?problem=sign-in.other-account');
    expect(await all()).toBe(before);
    expect(await (await me.get('/api/accounts/session')).json()).toMatchObject({ user: { email: alex } });
  });

  test('Log In without a refresh token asks for consent at once', async () => {
    await browser().signIn('sign-up', { email: alex });
    // As after a refusal: Google's token is gone, its consent still exists.
    await ctx.peek('delete from user_tokens');
    const me = browser();
    const answer = await me.signIn('log-in', { email: alex });
    const to = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(to.searchParams)).toMatchObject({ prompt: 'consent', login_hint: alex });
    // A person who does not go there is still signed in.
    expect(await (await me.get('/api/accounts/session')).json()).toMatchObject({ user: { email: alex } });
    const back = await walkConsent(to.href, { email: alex });
    expect((await me.get(back.pathname + back.search)).headers.get('location')).toBe('/auth-redirect');
    const [row] = await ctx.peek('select refresh_token from user_tokens');
    expect(row?.refresh_token).toEqual(expect.stringMatching(/^v1\./));
  });

  test('without a refresh token from Google asks once more', async () => {
    await google.control('/sign-in', { variant: 'no-refresh-token', times: 2 });
    const me = browser();
    const answer = await me.signIn('sign-up', { email: alex });
    const back = await walkConsent(answer.headers.get('location') ?? '', { email: alex });
    expect((await me.get(back.pathname + back.search)).headers.get('location')).toBe('/auth-redirect');
    expect(await stored()).toEqual({ users: 1, accounts: 1, sessions: 1, tokens: 1 });
  });

  test('an optional scope may be unticked', async () => {
    const untick = ['https://www.googleapis.com/auth/contacts.readonly'];
    const answer = await browser().signIn('sign-up', { email: alex, untick });
    expect(answer.headers.get('location')).toBe('/auth-redirect');
    const [row] = await ctx.peek('select scope from user_tokens');
    expect(row?.scope).not.toContain('contacts');
  });
});
