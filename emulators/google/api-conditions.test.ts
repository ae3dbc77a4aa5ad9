/** Conditions that affect many calls: a disabled API, a wrong clock, an app in testing. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { walkConsent } from '#emulators/sign-in-as.ts';
import { localClient } from './clients.ts';
import { ada } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
const now = new Date('2026-06-15T12:00:00Z');
const dayMs = 86_400_000;
const profile = '/gmail/v1/users/me/profile';
const contacts = '/v1/people/me/connections?personFields=names';
const scope =
  'openid email https://www.googleapis.com/auth/gmail.modify https://www.googleapis.com/auth/contacts.readonly';

beforeAll(async () => {
  google = await startTestGoogle({ now: () => now });
});
beforeEach(async () => {
  await google.control('reset', {});
});
afterAll(() => google.stop());

test.each([
  ['gmail', profile, contacts, 'Gmail API'],
  ['people', contacts, profile, 'People API'],
])('%s without the API enabled says where to enable it', async (api, path, other, title) => {
  const token = (await google.signIn(ada, { scope })).access_token;
  expect((await google.get(path, token)).status).toBe(200);
  await google.control('switches', { disabledApis: [api] });
  const refused = await google.get(path, token);
  const url = `https://console.developers.google.com/apis/api/${api}.googleapis.com/overview?project=100000000001`;
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    {
      error: {
        message: expect.stringContaining(
          `${title} has not been used in project 100000000001 before or it is disabled.`,
        ),
        status: 'PERMISSION_DENIED',
        errors: [{ domain: 'usageLimits', reason: 'accessNotConfigured' }],
        details: [{ links: [{ url }] }, { reason: 'SERVICE_DISABLED' }],
      },
    },
  ]);
  expect((await google.get(other, token)).status).toBe(200);
});

test('answers carry the movable clock’s date, which can be wrong', async () => {
  const dated = async () => new Date((await google.get(profile)).headers.get('date') ?? '').toISOString();
  expect(await dated()).toBe('2026-06-15T12:00:00.000Z');
  await google.control('clock', { advanceMs: dayMs });
  await google.control('switches', { dateSkewMinutes: -10 });
  expect(await dated()).toBe('2026-06-16T11:50:00.000Z');
});

test('refresh tokens of an app in testing live for seven days', async () => {
  const { refresh_token = '' } = await google.signIn(ada);
  const renew = async () => {
    const client = { client_id: localClient.id, client_secret: localClient.secret };
    const answer = await google.form('/token', { grant_type: 'refresh_token', refresh_token, ...client });
    return [answer.status, await answer.json()];
  };
  await google.control('switches', { testing: true });
  await google.control('clock', { advanceMs: 7 * dayMs });
  expect(await renew()).toMatchObject([200, {}]);
  await google.control('clock', { advanceMs: 1 });
  expect(await renew()).toEqual([
    400,
    { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
  ]);
  await google.control('switches', { testing: false });
  expect(await renew()).toMatchObject([200, {}]);
});

test('the local Google can refuse a redirect address on demand', async () => {
  await google.control('sign-in', { variant: 'redirect-uri-mismatch' });
  const ask = new URL('/o/oauth2/v2/auth', google.url);
  ask.search = new URLSearchParams({
    client_id: localClient.id,
    redirect_uri: 'http://localhost:3000/api/auth/callback/google',
    response_type: 'code',
    scope: 'openid',
  }).toString();
  const refused = await google.get(ask.pathname + ask.search);
  expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
  expect(await refused.text()).toContain('redirect_uri_mismatch');
  expect((await walkConsent(ask.href, { email: ada })).searchParams.get('code')).toMatch(/^4\//);
});

test('switches stay until a reset', async () => {
  await google.control('switches', { testing: true, pageTokens: 'offset' });
  const read = async () => (await google.control('switches')).json();
  expect(await read()).toMatchObject({ testing: true, pageTokens: 'offset', rewriteMessageIds: false });
  await google.control('reset', {});
  expect(await read()).toMatchObject({ testing: false, pageTokens: 'place' });
  expect((await google.control('switches', { tested: true })).status).toBe(400);
});
