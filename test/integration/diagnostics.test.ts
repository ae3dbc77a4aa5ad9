import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectedUser } from '#api/endpoint.ts';
import type { Account } from '#domain/id.ts';
import { ada, ben, smallSeed } from '#emulators/google/small-seed.ts';
import { defaultScopes, signInAs } from '#emulators/sign-in-as.ts';
import type { Config } from '#server/config.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { keepTokens } from '#server/tokens/keep.ts';
import { type Client, clientOf, wholeApp } from '#test/support/bearer.ts';
import { newAccount, type TestContext } from '#test/support/context.ts';
import { openWorld, type World } from '#test/support/person.ts';

const auth = 'https://www.googleapis.com/auth';
const everything = `${defaultScopes} ${auth}/gmail.readonly ${auth}/gmail.send ${auth}/calendar ${auth}/contacts.readonly`;
const hour = 3_600_000;
const day = 24 * hour;

let world: World;
let ctx: TestContext;
let me: Account;
let client: Client;
beforeAll(async () => {
  world = await openWorld({ seed: (now) => smallSeed(now, 4) });
  ctx = world.ctx;
  me = await world.connect();
  client = await clientOf(ctx, wholeApp(ctx), me.userId);
});
beforeEach(async () => {
  ctx.clock.set(new Date());
  await world.google.clearFaults();
  await world.google.control('clock', { reset: true });
  await world.google.control('switches', { testing: false, disabledApis: [], dateSkewMinutes: 0 });
  await connect();
});

const tokensOf = (email: string, scope = everything) => signInAs(world.google.url, { email, scope });
const connect = async (more: { email?: string; scope?: string; refresh?: boolean } = {}): Promise<void> => {
  const tokens = await tokensOf(more.email ?? ada, more.scope);
  await ctx.db.asUser(me.userId, async (tx) => {
    await tx.deleteFrom('user_tokens').where(ofAccount(me)).execute();
    await keepTokens(ctx, tx, me, {
      accessToken: tokens.access_token,
      refreshToken: more.refresh === false ? null : (tokens.refresh_token ?? null),
      expiresInSeconds: tokens.expires_in,
      scope: tokens.scope,
    });
  });
  await connectMailbox(ctx, me);
  await world.work();
};

/** A host with another configuration. */
const setUp = (config: Partial<Config>, user: Account | null = me): Promise<Client> => {
  const other = { ...ctx, config: { ...ctx.config, ...config } };
  return clientOf(other, wholeApp(other), user?.userId ?? null);
};
/** Uses a fresh server without cached host checks. */
const check = async (of: Promise<Client> = setUp({}), query = '') => {
  const { status, body } = await (await of).get(`/api/diagnostics${query}`);
  expect(status).toBe(200);
  const diagnosis: { connected: boolean; findings: { code: string; title: string; advice: string }[] } = JSON.parse(
    JSON.stringify(body),
  );
  // Every finding has a problem and a fix, and contains no token.
  for (const { title, advice } of diagnosis.findings)
    expect([title.length > 10, advice.length > 10]).toEqual([true, true]);
  expect(JSON.stringify(body)).not.toMatch(/ya29|1\/\/local|v1\./);
  return { ...diagnosis, codes: diagnosis.findings.map(({ code }) => code), body };
};
const fault = (rule: object) => world.google.control('faults', rule);
/** Moves both clocks past the access token's expiry. */
const passHour = async (): Promise<void> => {
  ctx.clock.advance(hour);
  await world.google.control('clock', { advanceMs: hour });
};

describe('diagnosis of a healthy connection', () => {
  test('finds nothing and reports the state', async () => {
    const { codes, body } = await check();
    expect(codes).toEqual([]);
    expect(body).toMatchObject({
      connected: true,
      account: {
        email: ada,
        token: {
          exists: true,
          valid: true,
          expired: false,
          hasRefreshToken: true,
          scope: expect.stringContaining('gmail'),
        },
        sync: { lastSyncTime: expect.any(String), setAside: 0 },
      },
    });
  });

  test('checks the tokens step by step', async () => {
    expect((await client.post('/api/diagnostics/tokens', {})).body).toMatchObject({
      token: { valid: true },
      steps: [
        { step: 'stored', ok: true },
        { step: 'opened', ok: true },
        { step: 'accepted', ok: true },
        { step: 'own', ok: true, words: `They open ${ada}.` },
      ],
    });
  });
});

describe('diagnosis of the host’s setup, for anyone', () => {
  test('works without a session', async () => {
    const { codes, body } = await check(setUp({}, null));
    expect(codes).toEqual(['session.none']);
    expect(body).toMatchObject({ connected: false, account: null });
  });

  test('finds another address in the browser than FLOW_URL', async () => {
    const there = `?origin=${encodeURIComponent('http://127.0.0.1:3000')}`;
    expect((await check(setUp({}), there)).codes).toEqual(['address.other']);
    const here = `?origin=${encodeURIComponent(ctx.config.url)}`;
    expect((await check(setUp({}), here)).codes).toEqual([]);
  });

  test('finds an unregistered redirect address', async () => {
    const { codes, findings } = await check(setUp({ url: 'https://flow.example' }, null));
    expect(codes).toEqual(['client.redirect-unknown', 'session.none']);
    expect(findings[0]?.title).toContain('https://flow.example/api/auth/callback/google');
  });

  test.each([
    ['id', { clientId: 'made-up' }],
    ['secret', { clientSecret: 'made-up' }],
  ])('finds a client %s that Google does not know', async (_name, wrong) => {
    const of = setUp({ google: { ...ctx.config.google, ...wrong } }, null);
    expect((await check(of)).codes).toEqual(['client.unknown', 'session.none']);
  });

  test('finds a Google that does not answer', async () => {
    await fault({ path: '/', disconnect: true });
    expect((await check(setUp({}, null))).codes).toEqual(['session.none', 'google.unreachable']);
  });

  test.each([3_600_000, -3_600_000, 600_000, -600_000])('finds a clock that is %i ms ahead', async (ms) => {
    await world.google.control('clock', { advanceMs: -ms });
    try {
      const { findings, body } = await check(setUp({}, null));
      expect(findings.find(({ code }) => code === 'clock.off')?.title).toContain(ms > 0 ? 'ahead of' : 'behind');
      expect(body).toMatchObject({ clockAheadMs: expect.any(Number) });
    } finally {
      await world.google.control('clock', { reset: true });
    }
  });

  test('a tab with another person’s id learns nothing', async () => {
    const headers = {
      'content-type': 'application/json',
      [expectedUser.header]: '0193a1c0-0000-7000-8000-000000000001',
    };
    const { status, body } = await (await setUp({})).get('/api/diagnostics', headers);
    expect({ status, body: JSON.stringify(body).includes(ada) }).toEqual({ status: 401, body: false });
  });

  test('repeated requests do not ask Google each time', async () => {
    const one = await setUp({}, null);
    await one.get('/api/diagnostics');
    const before = (await world.google.calls()).length;
    for (let n = 0; n < 10; n++) await one.get('/api/diagnostics');
    expect(await world.google.calls()).toHaveLength(before);
  });

  test('a signed-in person sees a fix at once, with at most one check a second', async () => {
    const one = await setUp({});
    const clockOff = async () => JSON.stringify((await one.get('/api/diagnostics')).body).includes('clock.off');
    await world.google.control('switches', { dateSkewMinutes: 10 });
    expect(await clockOff()).toBe(true);
    await world.google.control('switches', { dateSkewMinutes: 0 });
    expect(await clockOff()).toBe(true);
    ctx.clock.advance(1000);
    expect(await clockOff()).toBe(false);
  });
});

describe('diagnosis of the tokens reports', () => {
  test('missing tokens of an operator with a password', async () => {
    const operator = newAccount();
    await ctx.db.asAuth
      .insertInto('user')
      .values({ id: operator.userId, name: 'Operator', email: 'op@small.example' })
      .execute();
    const of = setUp({}, operator);
    expect(await check(of)).toMatchObject({ connected: false, codes: ['token.none'] });
    expect((await (await of).post('/api/diagnostics/tokens', {})).body).toMatchObject({
      steps: [{ step: 'stored', ok: false, words: 'No google token found' }],
    });
  });

  test('no refresh token', async () => {
    await connect({ refresh: false });
    expect(await check()).toMatchObject({ connected: true, codes: ['token.no-refresh'] });
    await passHour();
    expect(await check()).toMatchObject({ connected: false, codes: ['token.expired-for-good', 'token.no-refresh'] });
  });

  test('nothing for an expired token that it renews', async () => {
    await passHour();
    expect(await check()).toMatchObject({ connected: true, codes: [] });
  });

  test('an expired token while Google is unreachable', async () => {
    await passHour();
    await fault({ pattern: '^/token$', disconnect: true });
    const { connected, codes } = await check();
    expect({ connected, codes: codes.toSorted() }).toEqual({
      connected: false,
      codes: ['google.unreachable', 'token.expired'],
    });
  });

  test('a refresh that Google fails', async () => {
    await passHour();
    await fault({ pattern: '^/token$', status: 503 });
    const { codes, findings } = await check();
    expect(codes).toContain('token.not-refreshed');
    expect(findings.map(({ title }) => title)).toContain('Token refresh failed: 503');
  });

  test('access revoked by the person', async () => {
    await world.google.control('revoke', { email: ada });
    expect(await check()).toMatchObject({ connected: false, codes: ['token.refused'] });
  });

  test('a consent screen in Testing: refused after seven days', async () => {
    await world.google.control('switches', { testing: true });
    await world.google.control('clock', { advanceMs: 7 * day + hour });
    const { connected, codes, findings } = await check();
    // Uses Google's clock, so it works even if Flow's is wrong.
    expect({ connected, codes }).toEqual({ connected: false, codes: ['token.refused-after-seven-days', 'clock.off'] });
    expect(findings[0]?.advice).toContain('Publish app');
    expect(findings[1]?.title).toContain('1 week behind');
  });

  test('a new token that Google still refuses', async () => {
    await fault({ path: '/gmail', status: 401 });
    expect((await check()).codes).toContain('token.unauthorized');
  });

  test('tokens that cannot be decrypted', async () => {
    await ctx.peek('update user_tokens set access_token = refresh_token where user_id = $1', [me.userId]);
    const { connected, codes, findings } = await check();
    expect({ connected, codes }).toEqual({ connected: false, codes: ['token.unreadable'] });
    expect(findings[0]?.title).toBe('Tokens not properly stored. Please reconnect your Google account.');
    expect((await client.post('/api/diagnostics/tokens', {})).body).toMatchObject({
      steps: [
        { step: 'stored', ok: true },
        { step: 'opened', ok: false, words: 'Tokens not properly stored. Please reconnect your Google account.' },
      ],
    });
  });

  test('tokens of another account', async () => {
    await connect({ email: ben });
    const { body } = await client.post('/api/diagnostics/tokens', {});
    expect(body).toMatchObject({ steps: [{}, {}, {}, { step: 'own', ok: false }] });
  });
});

describe('diagnosis of scopes and APIs reports', () => {
  test('unticked scopes', async () => {
    await connect({ scope: defaultScopes });
    expect(await check()).toMatchObject({ connected: true, codes: ['scope.calendar', 'scope.contacts'] });
    await connect({ scope: `openid email profile ${auth}/gmail.readonly ${auth}/calendar ${auth}/contacts.readonly` });
    expect((await check()).codes).toContain('scope.mail');
  });

  test.each([
    ['gmail', 'api-off.gmail-api'],
    ['people', 'api-off.people-api'],
  ])('the disabled API of %s', async (api, code) => {
    await world.google.control('switches', { disabledApis: [api] });
    expect((await check()).codes).toEqual([code]);
  });

  test('the disabled calendar API', async () => {
    await fault({ path: '/calendar', status: 403, reason: 'accessNotConfigured' });
    expect((await check()).codes).toEqual(['api-off.google-calendar-api']);
  });
});
