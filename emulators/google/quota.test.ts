import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ada, ben } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
let at = Date.parse('2026-06-15T12:00:00Z');
let token = '';

beforeAll(async () => {
  google = await startTestGoogle({ now: () => new Date(at) });
});
beforeEach(async () => {
  await google.control('reset', {});
  token = (await google.signIn(ada)).access_token;
});
afterAll(() => google.stop());

const modifyMany = async (times: number): Promise<number[]> => {
  const body = { ids: [], addLabelIds: ['STARRED'] };
  const answers: number[] = [];
  for (let count = 0; count < times; count += 1) {
    answers.push((await google.post('/gmail/v1/users/me/messages/batchModify', token, body)).status);
  }
  return answers;
};

const spent = async (): Promise<unknown> => (await google.control('quota')).json();

test('quota: each call costs its price of 2026', async () => {
  const users = '/gmail/v1/users/me';
  const costs: [string, number][] = [
    ['profile', 1],
    ['labels', 1],
    ['messages', 5],
    ['messages/00000000000000aa', 20],
    ['threads', 10],
    ['history?startHistoryId=1', 2],
  ];
  let total = 0;
  for (const [path, units] of costs) {
    await google.get(`${users}/${path}`, token);
    total += units;
    expect(await spent()).toMatchObject({ spent: { [ada]: total } });
  }
});

test('quota: all users together have a sliding minute too', async () => {
  await google.control('quota', { project: 60 });
  const bens = (await google.signIn(ben)).access_token;
  const profile = (whose: string) => google.get('/gmail/v1/users/me/profile', whose);
  expect(await modifyMany(1)).toEqual([204]);
  for (let count = 0; count < 10; count += 1) expect((await profile(bens)).status).toBe(200);
  const refused = await profile(bens);
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { error: { message: expect.stringContaining("'Queries per minute'"), errors: [{ reason: 'rateLimitExceeded' }] } },
  ]);
  expect((await profile(token)).status).toBe(429);
  at += 60_000;
  expect((await profile(bens)).status).toBe(200);
});

test('quota: beyond 6,000 units a minute comes 429, and the minute slides', async () => {
  expect(new Set(await modifyMany(120))).toEqual(new Set([204]));
  at += 30_000;
  const refused = await google.get('/gmail/v1/users/me/profile', token);
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { error: { status: 'RESOURCE_EXHAUSTED', errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded' }] } },
  ]);
  const bens = (await google.signIn(ben)).access_token;
  expect((await google.get('/gmail/v1/users/me/profile', bens)).status).toBe(200);
  at += 30_000;
  expect((await google.get('/gmail/v1/users/me/profile', token)).status).toBe(200);
});

test('quota: older projects have more, and quotas can be off', async () => {
  await google.control('quota', { profile: 'legacy' });
  expect((await modifyMany(121)).at(-1)).toBe(204);
  await google.control('quota', { profile: '2026' });
  expect(await modifyMany(1)).toEqual([429]);
  await google.control('quota', { profile: 'off' });
  expect(await modifyMany(1)).toEqual([204]);
});

test.each<[string, number, string | null, RegExp]>([
  ['429', 429, null, /^Quota exceeded/],
  ['429-retry-after', 429, '20', /^Quota exceeded/],
  ['403', 403, null, /^Quota exceeded/],
  ['retry-in-message', 429, null, /^User-rate limit exceeded\. {2}Retry after \d{4}-\d\d-\d\dT/],
])('quota: refuses with %s', async (refusal, status, retryAfter, message) => {
  await google.control('quota', { refusal });
  await modifyMany(120);
  at += 40_000;
  const refused = await google.get('/gmail/v1/users/me/profile', token);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([status, retryAfter]);
  expect(await refused.json()).toMatchObject({
    error: {
      message: expect.stringMatching(message),
      errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded' }],
    },
  });
  at += 20_000;
  expect((await google.get('/gmail/v1/users/me/profile', token)).status).toBe(200);
});

test('quota: refuses too many concurrent calls of one user, including parts of a batch', async () => {
  await google.control('quota', { concurrent: 3 });
  await google.control('faults', { path: '/gmail/', latencyMs: 100 });
  const bens = (await google.signIn(ben)).access_token;
  const ask = (whose: string) => google.get('/gmail/v1/users/me/profile', whose);
  const answers = await Promise.all([ask(token), ask(token), ask(token), ask(token), ask(bens)]);
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.slice(0, 4).toSorted()).toEqual([200, 200, 200, 429]);
  expect(statuses[4]).toBe(200);
  const refused = answers.find((answer) => answer.status === 429);
  expect(await refused?.json()).toMatchObject({ error: { message: 'Too many concurrent requests for user' } });
  await google.control('faults', { path: '/none' });
  const part = '--edge\r\nContent-Type: application/http\r\n\r\nGET /gmail/v1/users/me/profile\r\n';
  const batch = await fetch(`${google.url}/batch/gmail/v1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/mixed; boundary="edge"' },
    body: `${part.repeat(5)}--edge--`,
  });
  const parts = [...(await batch.text()).matchAll(/^HTTP\/1\.1 (\d+)/gm)].map((match) => match[1]);
  expect(parts).toEqual(['200', '200', '200', '429', '429']);
  expect((await ask(token)).status).toBe(200);
});

test('quota: calls refused for other reasons cost nothing', async () => {
  await google.get('/gmail/v1/users/me/profile');
  await google.get(`/gmail/v1/users/${ben}/profile`, token);
  expect(await spent()).toMatchObject({ spent: {} });
});
