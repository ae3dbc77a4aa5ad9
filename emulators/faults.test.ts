/** Bad days on demand. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { ada, ben } from './google/small-seed.ts';
import { startTrial, type Trial } from './google/trial.ts';

let trial: Trial;
let token = '';
const profile = '/gmail/v1/users/me/profile';

beforeAll(async () => {
  trial = await startTrial();
});
beforeEach(async () => {
  await trial.control('reset', {});
  token = (await trial.signIn(ada)).access_token;
});
afterAll(() => trial.stop());

const listed = z.object({ messages: z.array(z.object({ id: z.string(), labelIds: z.array(z.string()) })) });

async function mailbox(): Promise<z.infer<typeof listed>['messages']> {
  return listed.parse(await (await trial.control(`mailbox?email=${ada}`)).json()).messages;
}

test('a status comes as often as asked, in the shape of Google', async () => {
  await trial.control('faults', { path: '/gmail/', status: 503, reason: 'backendError', times: 2 });
  const first = await trial.get(profile, token);
  expect([first.status, await first.json()]).toMatchObject([503, { error: { code: 503, status: 'UNAVAILABLE' } }]);
  expect((await trial.get(profile, token)).status).toBe(503);
  expect((await trial.get(profile, token)).status).toBe(200);
});

test('Retry-After comes along as seconds or as a date', async () => {
  await trial.control('faults', { status: 429, retryAfter: 30, times: 1 });
  await trial.control('faults', {
    status: 403,
    reason: 'userRateLimitExceeded',
    retryAfter: 'Fri, 20 Nov 2026 10:00:00 GMT',
    times: 1,
  });
  expect((await trial.get(profile, token)).headers.get('retry-after')).toBe('30');
  const second = await trial.get(profile, token);
  expect(second.headers.get('retry-after')).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
  expect(await second.json()).toMatchObject({
    error: { errors: [{ domain: 'usageLimits', reason: 'userRateLimitExceeded' }] },
  });
});

test('path, pattern, method and user narrow it', async () => {
  await trial.control('faults', { pattern: '/messages/[^/]+/modify$', method: 'post', user: ben, status: 500 });
  const [id = ''] = (await mailbox()).map((message) => message.id);
  const modify = `/gmail/v1/users/me/messages/${id}/modify`;
  expect((await trial.post(modify, token, {})).status).toBe(200);
  const bens = (await trial.signIn(ben)).access_token;
  expect((await trial.post(modify, bens, {})).status).toBe(500);
  expect((await trial.get(profile, bens)).status).toBe(200);
});

test('after the effect: the work is done and the answer is lost', async () => {
  const [message] = await mailbox();
  const path = `/gmail/v1/users/me/messages/${message?.id}/modify`;
  await trial.control('faults', { pattern: '/modify$', afterEffect: true, times: 1 });
  await expect(trial.post(path, token, { removeLabelIds: ['INBOX'] })).rejects.toThrow();
  expect((await mailbox())[0]?.labelIds).toEqual(['UNREAD']);
  await trial.control('faults', { pattern: '/modify$', afterEffect: true, status: 502, times: 1 });
  expect((await trial.post(path, token, { removeLabelIds: ['UNREAD'] })).status).toBe(502);
  expect((await mailbox())[0]?.labelIds).toEqual([]);
});

test('a cut connection leaves everything as it was', async () => {
  const before = await mailbox();
  await trial.control('faults', { pattern: '/modify$', disconnect: true, times: 1 });
  const path = `/gmail/v1/users/me/messages/${before[0]?.id}/modify`;
  await expect(trial.post(path, token, { removeLabelIds: ['INBOX'] })).rejects.toThrow();
  expect(await mailbox()).toEqual(before);
});

test('an answer can break off in the middle, or be whole and no JSON', async () => {
  await trial.control('faults', { path: profile, truncate: 10, times: 1 });
  const broken = await trial.get(profile, token);
  expect(broken.status).toBe(200);
  await expect(broken.text()).rejects.toThrow();
  await trial.control('faults', { path: profile, invalidJson: true, times: 1 });
  const odd = await (await trial.get(profile, token)).text();
  expect(odd.startsWith('{"emailAddress"')).toBe(true);
  expect(() => JSON.parse(odd)).toThrow();
});

test('the token endpoint fails in the shape of OAuth', async () => {
  await trial.control('faults', { path: '/token', status: 400, reason: 'invalid_grant' });
  expect(await (await trial.form('/token', {})).json()).toMatchObject({ error: 'invalid_grant' });
});

test('faults can be read and cleared, and never meet the control plane', async () => {
  await trial.control('faults', { status: 500 });
  expect(await (await trial.control('faults')).json()).toMatchObject({ faults: [{ status: 500, path: '/', met: 0 }] });
  await fetch(`${trial.url}/_local/faults`, { method: 'DELETE' });
  expect((await trial.get(profile, token)).status).toBe(200);
});

test.each([{ status: 200 }, { status: 500, statsu: 1 }, { pattern: '(' }, { times: 0, status: 500 }])(
  '%j is no fault',
  async (rule) => {
    expect((await trial.control('faults', rule)).status).toBe(400);
  },
);
