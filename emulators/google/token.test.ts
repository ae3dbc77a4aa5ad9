import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { walkConsent } from '#emulators/sign-in-as.ts';
import { localClient } from './clients.ts';
import { variant } from './sign-in-variants.ts';
import { ada, ben } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
const hour = 3_600_000;
const client = { client_id: localClient.id, client_secret: localClient.secret };
const answerShape = z.object({ access_token: z.string(), expires_in: z.number(), scope: z.string() });

beforeAll(async () => {
  google = await startTestGoogle();
});
beforeEach(async () => {
  await google.control('reset', {});
});
afterAll(() => google.stop());

const renew = (
  refreshToken: string | undefined,
  more: Record<string, string> = {},
  path = '/token',
): Promise<Response> =>
  google.form(path, { grant_type: 'refresh_token', refresh_token: refreshToken ?? '', ...client, ...more });

const profileStatus = async (accessToken: string): Promise<number> =>
  (await google.get('/gmail/v1/users/me/profile', accessToken)).status;

test('tokens: an access token lives 3,599 seconds of the movable clock', async () => {
  const tokens = await google.signIn(ada);
  expect(tokens.expires_in).toBe(3_599);
  await google.control('clock', { advanceMs: hour - 5_000 });
  expect(await profileStatus(tokens.access_token)).toBe(200);
  await google.control('clock', { advanceMs: 5_000 });
  expect(await profileStatus(tokens.access_token)).toBe(401);
});

test('tokens: a renewal returns a new access token and no new refresh token', async () => {
  const tokens = await google.signIn(ada);
  await google.control('clock', { advanceMs: 90 * 24 * hour });
  const answer = await renew(tokens.refresh_token);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const body: unknown = await answer.json();
  expect(body).not.toHaveProperty('refresh_token');
  const renewed = answerShape.parse(body);
  expect(renewed.access_token).not.toBe(tokens.access_token);
  expect(await profileStatus(renewed.access_token)).toBe(200);
});

test('tokens: a refresh token expires after six months without use', async () => {
  const { refresh_token } = await google.signIn(ada);
  for (const status of [200, 200, 400]) {
    await google.control('clock', { advanceMs: (status === 200 ? 180 : 185) * 24 * hour });
    expect((await renew(refresh_token)).status).toBe(status);
  }
});

test('tokens: the hundred-and-first refresh token of an account and app ends the oldest', async () => {
  const { refresh_token: others } = await google.signIn(ben);
  const kept: (string | undefined)[] = [];
  for (let n = 0; n < 100; n++) {
    kept.push((await google.signIn(ada)).refresh_token);
    await google.control('clock', { advanceMs: 1_000 });
  }
  expect((await renew(kept[0])).status).toBe(200);
  await google.signIn(ada);
  expect(await (await renew(kept[0])).json()).toMatchObject({ error: 'invalid_grant' });
  expect((await renew(kept[1])).status).toBe(200);
  expect((await renew(others)).status).toBe(200);
});

test('tokens: the endpoint answers under its three names, also with basic authentication', async () => {
  const { refresh_token = '' } = await google.signIn(ada);
  for (const path of ['/token', '/oauth2/token', '/oauth2/v4/token']) {
    expect((await renew(refresh_token, {}, path)).status).toBe(200);
  }
  const basic = `Basic ${Buffer.from(`${localClient.id}:${localClient.secret}`).toString('base64')}`;
  const fields = { grant_type: 'refresh_token', refresh_token };
  expect((await google.form('/token', fields, { authorization: basic })).status).toBe(200);
});

test('tokens: a renewal may ask for less, never for more', async () => {
  const { refresh_token } = await google.signIn(ada);
  const less = answerShape.parse(await (await renew(refresh_token, { scope: 'openid email' })).json());
  expect(less.scope).toBe('openid https://www.googleapis.com/auth/userinfo.email');
  expect(await profileStatus(less.access_token)).toBe(403);
  const more = await renew(refresh_token, { scope: 'https://mail.google.com/' });
  expect(await more.json()).toMatchObject({ error: 'invalid_scope' });
});

test.each(['access_token', 'refresh_token'] as const)(
  'tokens: revoking the %s ends the whole grant and only this one',
  async (kind) => {
    const [tokens, second, bens] = [await google.signIn(ada), await google.signIn(ada), await google.signIn(ben)];
    expect((await google.form('/revoke', { token: tokens[kind] ?? '' })).status).toBe(200);
    expect(await profileStatus(tokens.access_token)).toBe(401);
    expect(await profileStatus(second.access_token)).toBe(401);
    expect(await (await renew(second.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect(await profileStatus(bens.access_token)).toBe(200);
    const again = await google.form('/oauth2/revoke', { token: tokens[kind] ?? '' });
    expect([again.status, await again.json()]).toMatchObject([400, { error: 'invalid_token' }]);
  },
);

test('tokens: after a revocation by hand the consent page returns', async () => {
  const tokens = await google.signIn(ada);
  await google.control('revoke', { email: ada });
  expect(await (await renew(tokens.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  expect((await google.signIn(ada, { parameters: { prompt: 'select_account' } })).refresh_token).toBeDefined();
});

test('tokens: one account’s token never reads another’s mail', async () => {
  const tokens = await google.signIn(ada);
  expect((await google.get(`/gmail/v1/users/${ben}/messages`, tokens.access_token)).status).toBe(403);
  const mine = await (await google.get('/gmail/v1/users/me/profile', tokens.access_token)).json();
  expect(mine).toMatchObject({ emailAddress: ada });
});

test.each(['unknown', 'ya29.local-guessed', ''])('tokens: an unknown token (%s) opens nothing', async (token) => {
  const answer = await google.get('/gmail/v1/users/me/messages', token);
  expect([answer.status, await answer.json()]).toMatchObject([401, { error: { status: 'UNAUTHENTICATED' } }]);
});

test('tokens: Google’s client renews an expired token', async () => {
  const tokens = await google.signIn(ada);
  await google.control('clock', { advanceMs: hour });
  const { data } = await google.gmail(tokens).users.getProfile({ userId: 'me' });
  expect(data.emailAddress).toBe(ada);
});

const wrongClaims: Record<string, unknown> = {
  'wrong-nonce': { nonce: 'a-nonce-nobody-asked-for' },
  'wrong-audience': { aud: 'another-client' },
  'wrong-issuer': { iss: 'https://accounts.example' },
  'other-subject': { sub: '100000000000000000002' },
  'unverified-email': { email_verified: false },
};

test.each(Object.entries(wrongClaims))('tokens: a sign-in variant with %s works once', async (name, claims) => {
  await google.control('sign-in', { variant: name });
  expect(await idTokenPart(1)).toMatchObject({ nonce: 'mine', ...Object(claims) });
  expect(await idTokenPart(1)).not.toMatchObject(Object(claims));
});

test.each([
  ['alg-none', { alg: 'none' }],
  ['hs256', { alg: 'HS256' }],
  ['unknown-key', { kid: '0'.repeat(40) }],
])('tokens: an id token variant with %s works', async (name, header) => {
  await google.control('sign-in', { variant: name });
  expect(await idTokenPart(0)).toMatchObject(header);
});

test('tokens: a variant can omit scopes or the id token', async () => {
  await google.control('sign-in', { variant: 'scopes-missing' });
  await google.control('sign-in', { variant: 'no-id-token' });
  const tokens = await google.signIn(ada);
  expect(tokens.scope).not.toContain('gmail');
  expect(tokens.id_token).toBeUndefined();
});

test('tokens: a variant can return a broken sign-in', async () => {
  const redirect_uri = 'http://localhost:3000/api/auth/callback/google';
  const once = async (name: string): Promise<Record<string, string>> => {
    await google.control('sign-in', { variant: name });
    const fields = { client_id: client.client_id, redirect_uri, response_type: 'code', scope: 'openid', state: 'mine' };
    const address = `${google.url}/o/oauth2/v2/auth?${new URLSearchParams(fields)}`;
    return Object.fromEntries((await walkConsent(address, { email: ada })).searchParams);
  };
  expect(await once('no-state')).not.toHaveProperty('state');
  expect(await once('foreign-state')).toMatchObject({ state: 'a-state-of-someone-else' });
  expect(await once('error')).toEqual({ state: 'mine', error: 'server_error' });
  const { code = '' } = await once('wrong-code');
  const exchange = { grant_type: 'authorization_code', code, redirect_uri, ...client };
  expect(await (await google.form('/token', exchange)).json()).toMatchObject({ error: 'invalid_grant' });
});

test('tokens: an id token can be old, lack its nonce, or carry a wrong signature', async () => {
  await google.control('sign-in', { variant: 'expired' });
  const old = z.object({ exp: z.number() }).parse(await idTokenPart(1));
  const { now } = z.object({ now: z.coerce.date() }).parse(await (await google.control('clock')).json());
  expect(old.exp * 1_000).toBeLessThan(now.getTime());
  await google.control('sign-in', { variant: 'no-nonce' });
  expect(await idTokenPart(1)).not.toHaveProperty('nonce');
  await google.control('sign-in', { variant: 'bad-signature' });
  expect(await isSigned()).toBe(false);
  expect(await isSigned()).toBe(true);
});

test('tokens: a variant can withhold offline access', async () => {
  await google.control('sign-in', { variant: 'no-refresh-token' });
  expect((await google.signIn(ada)).refresh_token).toBeUndefined();
});

test('tokens: refuses an unknown variant', async () => {
  expect((await google.control('sign-in', { variant: 'kind' })).status).toBe(400);
  expect(variant.options).toHaveLength(19);
});

const idTokenPart = async (part: 0 | 1): Promise<unknown> => {
  const { id_token = '' } = await google.signIn(ada, { parameters: { nonce: 'mine' } });
  return JSON.parse(Buffer.from(id_token.split('.')[part] ?? '', 'base64url').toString('utf8'));
};

const isSigned = async (): Promise<boolean> => {
  const { id_token = '' } = await google.signIn(ada);
  const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });
  const { keys } = jwks.parse(await (await google.get('/oauth2/v3/certs')).json());
  const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
  const [head, body, signature = ''] = id_token.split('.');
  return verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
};
