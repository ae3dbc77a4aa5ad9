import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { defaultScopes, signInAs, walkConsent } from '#emulators/sign-in-as.ts';
import { localClient } from './clients.ts';
import { ada } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
const pair = z.object({ access_token: z.string(), refresh_token: z.string() });
const redirectUri = 'http://localhost:3000/api/auth/callback/google';
const verifier = 'v'.repeat(43);
const other = { id: 'other-client', secret: 'other-secret', name: 'Other' };

beforeAll(async () => {
  google = await startTestGoogle({ clients: [localClient, other] });
});
afterAll(() => google.stop());

const address = (parameters: Record<string, string | null> = {}): string => {
  const ask = new URL('/o/oauth2/v2/auth', google.url);
  const usual = {
    client_id: localClient.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: defaultScopes,
    code_challenge: verifier,
    code_challenge_method: 'plain',
    access_type: 'offline',
    prompt: 'consent',
  };
  for (const [name, value] of Object.entries({ ...usual, ...parameters })) {
    if (value !== null) ask.searchParams.set(name, value);
  }
  return ask.href;
};

const freshCode = async (parameters: Record<string, string | null> = {}): Promise<string> =>
  (await walkConsent(address(parameters), { email: ada })).searchParams.get('code') ?? '';

const exchange = (
  code: string,
  fields: Record<string, string> = {},
  headers?: Record<string, string>,
): Promise<Response> => {
  const usual = {
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    client_id: localClient.id,
    client_secret: localClient.secret,
    code_verifier: verifier,
  };
  return google.form('/token', { ...usual, code, ...fields }, headers);
};

test.each([
  ['no client', { client_id: null }, 400],
  ['a foreign client', { client_id: 'nobody' }, 401],
  ['no redirect address', { redirect_uri: null }, 400],
  ['a foreign redirect address', { redirect_uri: 'https://evil.example/api/auth/callback/google' }, 400],
  ['a longer path', { redirect_uri: `${redirectUri}/more` }, 400],
  ['a query on the path', { redirect_uri: `${redirectUri}?next=x` }, 400],
  ['a host hidden behind the port', { redirect_uri: 'http://localhost:1@evil.example/api/auth/callback/google' }, 400],
  ['another scheme', { redirect_uri: 'https://localhost:3000/api/auth/callback/google' }, 400],
  ['the implicit flow', { response_type: 'token' }, 400],
  ['no scope', { scope: ' ' }, 400],
  ['a challenge of an unknown kind', { code_challenge_method: 'S1' }, 400],
  ['a challenge that is too short', { code_challenge: 'short' }, 400],
  ['an unknown prompt', { prompt: 'login' }, 400],
  ['none beside another prompt', { prompt: 'none consent' }, 400],
])('a request with %s is refused on a page without a redirect', async (_, parameters, status) => {
  const answer = await fetch(address(parameters), { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([status, null]);
});

test('refuses a repeated parameter', async () => {
  expect((await fetch(`${address()}&redirect_uri=https%3A%2F%2Fevil.example`)).status).toBe(400);
});

test('shows text of a request without running it', async () => {
  const page = await (await fetch(address({ redirect_uri: 'https://x.example/<script>alert(1)</script>' }))).text();
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;');
});

test('sign-in pages forbid framing and scripts', async () => {
  const policy = (await fetch(address())).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a form works once, and only with its own ticket', async () => {
  const page = await (await fetch(address({ login_hint: ada }))).text();
  const field = (name: string): string => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
  const form = { sign_in: field('sign_in'), ticket: field('ticket'), decision: 'allow' };
  const send = async (fields: Record<string, string>): Promise<number> =>
    (
      await fetch(`${google.url}/o/oauth2/v2/auth/consent`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    ).status;
  expect(await send({ ...form, ticket: 'guessed' })).toBe(400);
  expect(await send({ ...form, ticket: '' })).toBe(400);
  expect(await send(form)).toBe(303);
  expect(await send({ ...form, decision: 'deny' })).toBe(400);
});

test('nobody can grant scopes that the app did not request', async () => {
  const page = await (await fetch(address({ login_hint: ada, scope: 'openid' }))).text();
  const field = (name: string): string => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
  const body = new URLSearchParams({ sign_in: field('sign_in'), ticket: field('ticket'), decision: 'allow' });
  body.append('scope', 'https://mail.google.com/');
  const answer = await fetch(`${google.url}/o/oauth2/v2/auth/consent`, { method: 'POST', body, redirect: 'manual' });
  expect(new URL(answer.headers.get('location') ?? '').searchParams.get('scope')).toBe('openid');
});

test('a code works once, and its reuse revokes the tokens of the first use', async () => {
  const tokens = await signInAs(google.url, { email: ada });
  const code = await freshCode();
  const first = pair.parse(await (await exchange(code)).json());
  const second = await exchange(code);
  expect([second.status, await second.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  expect((await google.get('/v1/userinfo', first.access_token)).status).toBe(401);
  const renewal = { grant_type: 'refresh_token', refresh_token: first.refresh_token };
  const renewed = await google.form('/token', {
    ...renewal,
    client_id: localClient.id,
    client_secret: localClient.secret,
  });
  expect([renewed.status, await renewed.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  expect((await google.get('/v1/userinfo', tokens.access_token)).status).toBe(200);
});

test('a code expires after ten minutes', async () => {
  const code = await freshCode();
  await google.control('clock', { advanceMs: 600_000 });
  expect(await (await exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
});

test.each([
  ['a wrong verifier', { code_verifier: 'w'.repeat(43) }, 400, 'invalid_grant'],
  ['an empty verifier', { code_verifier: '' }, 400, 'invalid_grant'],
  ['another redirect address', { redirect_uri: redirectUri.replace('3000', '3001') }, 400, 'redirect_uri_mismatch'],
  ['a wrong secret', { client_secret: 'wrong' }, 401, 'invalid_client'],
  ['an unknown client', { client_id: 'nobody' }, 401, 'invalid_client'],
  ['another client', { client_id: other.id, client_secret: other.secret }, 400, 'invalid_grant'],
  ['another grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ['a code nobody gave', { code: 'guessed' }, 400, 'invalid_grant'],
])('an exchange with %s returns no token', async (_, fields, status, error) => {
  const answer = await exchange(await freshCode(), fields);
  expect([answer.status, await answer.json()]).toMatchObject([status, { error }]);
});

test('the exchange rejects a dropped or added PKCE challenge', async () => {
  const bound = await freshCode();
  const withoutVerifier = { grant_type: 'authorization_code', redirect_uri: redirectUri, code: bound };
  const client = { client_id: localClient.id, client_secret: localClient.secret };
  expect(await (await google.form('/token', { ...withoutVerifier, ...client })).json()).toMatchObject({
    error: 'invalid_grant',
  });
  const unbound = await freshCode({ code_challenge: null, code_challenge_method: null });
  expect(await (await exchange(unbound)).json()).toMatchObject({ error: 'invalid_grant' });
});

test('refuses two methods of client authentication at once', async () => {
  const basic = Buffer.from(`${localClient.id}:${localClient.secret}`).toString('base64');
  const answer = await exchange(await freshCode(), {}, { authorization: `Basic ${basic}` });
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_request' }]);
});

test('a refresh token is not an access token, and the reverse', async () => {
  const tokens = await signInAs(google.url, { email: ada });
  expect((await google.get('/v1/userinfo', tokens.refresh_token)).status).toBe(401);
  const renewal = { grant_type: 'refresh_token', refresh_token: tokens.access_token };
  const answer = await google.form('/token', {
    ...renewal,
    client_id: localClient.id,
    client_secret: localClient.secret,
  });
  expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
});
