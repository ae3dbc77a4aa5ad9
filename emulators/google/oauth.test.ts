import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { defaultScopes, walkConsent } from '#emulators/sign-in-as.ts';
import { localClient } from './clients.ts';
import { ada, ben, smallSeed } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
const modify = 'https://www.googleapis.com/auth/gmail.modify';
const readonly = 'https://www.googleapis.com/auth/gmail.readonly';
const redirectUri = 'http://localhost:3000/api/auth/callback/google';

beforeAll(async () => {
  google = await startTestGoogle();
});
beforeEach(async () => {
  await google.control('reset', {});
});
afterAll(() => google.stop());

const address = (parameters: Record<string, string> = {}): string => {
  const ask = new URL('/o/oauth2/v2/auth', google.url);
  ask.search = new URLSearchParams({
    client_id: localClient.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: defaultScopes,
    state: 'my-state',
    ...parameters,
  }).toString();
  return ask.href;
};

const pageAt = async (url: string): Promise<{ status: number; text: string; location: string | null }> => {
  const answer = await fetch(url, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') };
};

const claimsOf = (idToken: string | undefined): unknown =>
  JSON.parse(Buffer.from((idToken ?? '').split('.')[1] ?? '', 'base64url').toString('utf8'));

test('the chooser offers the demo accounts and says that they are', async () => {
  const { status, text } = await pageAt(address());
  expect(status).toBe(200);
  expect(text).toContain('demo accounts on this machine');
  expect(text).toContain(ada);
  expect(text).toContain(ben);
  expect(text).not.toContain('<script');
});

test('a known login_hint skips the chooser, select_account never does', async () => {
  expect((await pageAt(address({ login_hint: ada }))).text).toContain('asks for access');
  expect((await pageAt(address({ login_hint: ada, prompt: 'select_account' }))).text).toContain('Choose an account');
  expect((await pageAt(address({ login_hint: 'nobody@small.example' }))).text).toContain('Choose an account');
});

test('a single account skips the chooser, unless the app asks for it', async () => {
  const alone = await startTestGoogle({
    seed: (now) => {
      const { accounts, mail, ...rest } = smallSeed(now);
      const own = (email: string) => email === ada;
      return {
        ...rest,
        accounts: accounts.filter(({ email }) => own(email)),
        mail: mail.filter((one) => own(one.mailbox)),
      };
    },
  });
  const at = (parameters: Record<string, string> = {}) => address(parameters).replace(google.url, alone.url);
  expect((await pageAt(at())).text).toContain('asks for access');
  expect((await pageAt(at({ login_hint: 'nobody@small.example' }))).text).toContain('asks for access');
  expect((await pageAt(at({ prompt: 'select_account' }))).text).toContain('Choose an account');
  expect((await alone.signIn(ada)).access_token).toBeDefined();
  await alone.stop();
});

const field = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

const send = (form: 'account' | 'consent', page: string, more: Record<string, string>): Promise<Response> => {
  const body = new URLSearchParams({ sign_in: field(page, 'sign_in'), ticket: field(page, 'ticket'), ...more });
  return fetch(`${google.url}/o/oauth2/v2/auth/${form}`, { method: 'POST', body, redirect: 'manual' });
};

test('a form answers with a redirect, so going back resubmits nothing', async () => {
  const { text } = await pageAt(address());
  const chosen = await send('account', text, { email: ada });
  expect(chosen.status).toBe(303);
  const consent = new URL(chosen.headers.get('location') ?? '', google.url).href;
  const first = await pageAt(consent);
  expect(first.text).toContain('asks for access');
  expect(await pageAt(consent)).toEqual(first);
});

test('a double click gets the same answer twice, and a different answer to the form fails', async () => {
  const { text } = await pageAt(address());
  const [chosen, again] = [await send('account', text, { email: ada }), await send('account', text, { email: ada })];
  expect(again.headers.get('location')).toBe(chosen.headers.get('location'));
  const consent = await pageAt(new URL(chosen.headers.get('location') ?? '', google.url).href);
  const allowed = { decision: 'allow', scope: modify };
  const [back, twice] = [await send('consent', consent.text, allowed), await send('consent', consent.text, allowed)];
  expect(back.headers.get('location')).toContain('code=');
  expect(twice.headers.get('location')).toBe(back.headers.get('location'));
  expect((await send('consent', consent.text, { decision: 'deny' })).status).toBe(400);
  await google.control('clock', { advanceMs: 60_000 });
  expect((await send('consent', consent.text, allowed)).status).toBe(400);
});

test('Google’s page rejects an unknown scope', async () => {
  const { status, text } = await pageAt(
    address({ scope: `${defaultScopes} https://www.googleapis.com/auth/gmail.all` }),
  );
  expect(status).toBe(400);
  expect(text).toContain('invalid_scope');
  expect(text).toContain('auth/gmail.all');
});

test('allowing returns the code, the state and the granted scopes', async () => {
  const back = await walkConsent(address(), { email: ada });
  expect(back.origin + back.pathname).toBe(redirectUri);
  expect(back.searchParams.get('state')).toBe('my-state');
  expect(back.searchParams.get('code')).toMatch(/^4\/0/);
  expect(back.searchParams.get('scope')).toContain(modify);
});

test('denying returns an error and the state', async () => {
  const back = await walkConsent(address(), { email: ada, deny: true });
  expect(Object.fromEntries(back.searchParams)).toEqual({ state: 'my-state', error: 'access_denied' });
});

test('the API refuses an unticked scope', async () => {
  const tokens = await google.signIn(ada, { untick: [modify] });
  expect(tokens.scope).not.toContain(modify);
  const answer = await google.get('/gmail/v1/users/me/profile', tokens.access_token);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    error: {
      status: 'PERMISSION_DENIED',
      errors: [{ reason: 'insufficientPermissions' }],
      details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }],
    },
  });
});

test('a reading scope does not allow changes', async () => {
  const tokens = await google.signIn(ada, { scope: `openid ${readonly}` });
  expect((await google.get('/gmail/v1/users/me/labels', tokens.access_token)).status).toBe(200);
  const body = { ids: [], addLabelIds: ['STARRED'] };
  expect((await google.post('/gmail/v1/users/me/messages/batchModify', tokens.access_token, body)).status).toBe(403);
});

test('a sign-in reuses earlier consent, unless the app forces the page or asks for more', async () => {
  await walkConsent(address(), { email: ada });
  expect((await pageAt(address({ login_hint: ada }))).status).toBe(302);
  expect((await pageAt(address({ login_hint: ada, prompt: 'consent' }))).text).toContain('asks for access');
  const more = `${defaultScopes} https://www.googleapis.com/auth/calendar.events`;
  expect((await pageAt(address({ login_hint: ada, scope: more }))).text).toContain('asks for access');
  expect((await pageAt(address({ login_hint: ben }))).text).toContain('asks for access');
});

test('a refresh token needs offline access and a visible consent page', async () => {
  const select = { prompt: 'select_account' };
  expect((await google.signIn(ada, { parameters: select })).refresh_token).toBeDefined();
  expect((await google.signIn(ada, { parameters: select })).refresh_token).toBeUndefined();
  expect((await google.signIn(ada, { parameters: { prompt: 'select_account consent' } })).refresh_token).toBeDefined();
  expect((await google.signIn(ada, { parameters: { access_type: 'online' } })).refresh_token).toBeUndefined();
});

test('a token includes earlier scopes only on request', async () => {
  await google.signIn(ada);
  const scope = `openid ${readonly}`;
  expect((await google.signIn(ada, { scope })).scope).not.toContain(modify);
  const included = await google.signIn(ada, { scope, parameters: { include_granted_scopes: 'true' } });
  expect(included.scope.split(' ')).toEqual(expect.arrayContaining([modify, readonly]));
});

test('prompt=none answers without a page', async () => {
  const silent = async (parameters: Record<string, string>): Promise<URLSearchParams> =>
    new URL((await pageAt(address({ prompt: 'none', ...parameters }))).location ?? '').searchParams;
  expect((await silent({})).get('error')).toBe('login_required');
  expect((await silent({ login_hint: ada })).get('error')).toBe('interaction_required');
  await walkConsent(address(), { email: ada });
  expect((await silent({ login_hint: ada })).get('code')).not.toBeNull();
});

test('the id token names the person, is signed by a published key, and has the nonce', async () => {
  const tokens = await google.signIn(ada, { parameters: { nonce: 'only-once' } });
  const seconds = expect.any(Number);
  expect(claimsOf(tokens.id_token)).toEqual({
    iss: google.url,
    azp: localClient.id,
    aud: localClient.id,
    sub: '100000000000000000001',
    email: ada,
    email_verified: true,
    name: 'Ada Small',
    given_name: 'Ada',
    family_name: 'Small',
    nonce: 'only-once',
    iat: seconds,
    exp: seconds,
  });
  const jwks = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });
  const { keys } = jwks.parse(await (await google.get('/oauth2/v3/certs')).json());
  const [head = '', body = '', signature = ''] = (tokens.id_token ?? '').split('.');
  const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
  const signed = verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  expect(signed).toBe(true);
});

test('userinfo returns the same under its three names', async () => {
  const { access_token } = await google.signIn(ada);
  const openid = { sub: '100000000000000000001', email: ada, email_verified: true, name: 'Ada Small' };
  for (const path of ['/v1/userinfo', '/oauth2/v3/userinfo']) {
    expect(await (await google.get(path, access_token)).json()).toMatchObject(openid);
  }
  const second = await (await google.get('/oauth2/v2/userinfo', access_token)).json();
  expect(second).toMatchObject({ id: '100000000000000000001', email: ada, verified_email: true });
  expect((await google.get('/v1/userinfo')).status).toBe(401);
});

test('discovery lists endpoints that exist', async () => {
  const discovery = z
    .looseObject({ issuer: z.string(), jwks_uri: z.string(), userinfo_endpoint: z.string() })
    .parse(await (await google.get('/.well-known/openid-configuration')).json());
  expect(discovery.issuer).toBe(google.url);
  expect((await fetch(discovery.jwks_uri)).status).toBe(200);
  expect((await fetch(discovery.userinfo_endpoint)).status).toBe(401);
});
