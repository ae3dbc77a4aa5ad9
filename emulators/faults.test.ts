import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { ada, ben } from './google/small-seed.ts';
import { startTestGoogle, type TestGoogle } from './google/test-google.ts';

let google: TestGoogle;
let token = '';
const profile = '/gmail/v1/users/me/profile';

beforeAll(async () => {
  google = await startTestGoogle();
});
beforeEach(async () => {
  await google.control('reset', {});
  token = (await google.signIn(ada)).access_token;
});
afterAll(() => google.stop());

const listed = z.object({ messages: z.array(z.object({ id: z.string(), labelIds: z.array(z.string()) })) });

const mailbox = async (): Promise<z.infer<typeof listed>['messages']> =>
  listed.parse(await (await google.control(`mailbox?email=${ada}`)).json()).messages;

test('faults: a status repeats as often as asked, in Google’s error shape', async () => {
  await google.control('faults', { path: '/gmail/', status: 503, reason: 'backendError', times: 2 });
  const first = await google.get(profile, token);
  expect([first.status, await first.json()]).toMatchObject([503, { error: { code: 503, status: 'UNAVAILABLE' } }]);
  expect((await google.get(profile, token)).status).toBe(503);
  expect((await google.get(profile, token)).status).toBe(200);
});

test('faults: Retry-After is seconds or a date', async () => {
  await google.control('faults', { status: 429, retryAfter: 30, times: 1 });
  await google.control('faults', {
    status: 403,
    reason: 'userRateLimitExceeded',
    retryAfter: 'Fri, 20 Nov 2026 10:00:00 GMT',
    times: 1,
  });
  expect((await google.get(profile, token)).headers.get('retry-after')).toBe('30');
  const second = await google.get(profile, token);
  expect(second.headers.get('retry-after')).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
  expect(await second.json()).toMatchObject({
    error: { errors: [{ domain: 'usageLimits', reason: 'userRateLimitExceeded' }] },
  });
});

test('faults: path, pattern, method and user select the calls', async () => {
  await google.control('faults', { pattern: '/messages/[^/]+/modify$', method: 'post', user: ben, status: 500 });
  const [id = ''] = (await mailbox()).map((message) => message.id);
  const modify = `/gmail/v1/users/me/messages/${id}/modify`;
  expect((await google.post(modify, token, {})).status).toBe(200);
  const bens = (await google.signIn(ben)).access_token;
  expect((await google.post(modify, bens, {})).status).toBe(500);
  expect((await google.get(profile, bens)).status).toBe(200);
});

test('faults: afterEffect does the work and loses the answer', async () => {
  const [message] = await mailbox();
  const path = `/gmail/v1/users/me/messages/${message?.id}/modify`;
  await google.control('faults', { pattern: '/modify$', afterEffect: true, times: 1 });
  await expect(google.post(path, token, { removeLabelIds: ['INBOX'] })).rejects.toThrow();
  expect((await mailbox())[0]?.labelIds).toEqual(['UNREAD']);
  await google.control('faults', { pattern: '/modify$', afterEffect: true, status: 502, times: 1 });
  expect((await google.post(path, token, { removeLabelIds: ['UNREAD'] })).status).toBe(502);
  expect((await mailbox())[0]?.labelIds).toEqual([]);
});

test('faults: a cut connection changes nothing', async () => {
  const before = await mailbox();
  await google.control('faults', { pattern: '/modify$', disconnect: true, times: 1 });
  const path = `/gmail/v1/users/me/messages/${before[0]?.id}/modify`;
  await expect(google.post(path, token, { removeLabelIds: ['INBOX'] })).rejects.toThrow();
  expect(await mailbox()).toEqual(before);
});

test('faults: an answer can break off, or be complete but invalid JSON', async () => {
  await google.control('faults', { path: profile, truncate: 10, times: 1 });
  const broken = await google.get(profile, token);
  expect(broken.status).toBe(200);
  await expect(broken.text()).rejects.toThrow();
  await google.control('faults', { path: profile, invalidJson: true, times: 1 });
  const odd = await (await google.get(profile, token)).text();
  expect(odd.startsWith('{"emailAddress"')).toBe(true);
  expect(() => JSON.parse(odd)).toThrow();
});

test('faults: the wait may appear only in the message', async () => {
  await google.control('faults', { path: profile, status: 429, retryInMessage: 30, times: 1 });
  const answer = await google.get(profile, token);
  expect(answer.headers.get('retry-after')).toBeNull();
  const { error } = z.object({ error: z.object({ message: z.string() }) }).parse(await answer.json());
  const at = /^User-rate limit exceeded\. {2}Retry after (\S+)$/.exec(error.message)?.[1] ?? '';
  expect(new Date(at).toISOString()).toBe(at);
});

test('faults: a rule can skip the first calls', async () => {
  await google.control('faults', { path: profile, skip: 2, status: 500, times: 1 });
  const statuses: number[] = [];
  for (let calls = 0; calls < 4; calls += 1) statuses.push((await google.get(profile, token)).status);
  expect(statuses).toEqual([200, 200, 500, 200]);
});

test('faults: a hanging call ends when the client gives up, with or without the work done', async () => {
  const [message] = await mailbox();
  const url = `${google.url}/gmail/v1/users/me/messages/${message?.id}/modify`;
  const modify = () =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: '{"removeLabelIds":["INBOX"]}',
      signal: AbortSignal.timeout(200),
    });
  await google.control('faults', { pattern: '/modify$', hang: true, times: 1 });
  await expect(modify()).rejects.toThrow(/timeout/);
  expect((await mailbox())[0]?.labelIds).toContain('INBOX');
  await google.control('faults', { pattern: '/modify$', hang: true, afterEffect: true, times: 1 });
  await expect(modify()).rejects.toThrow(/timeout/);
  expect((await mailbox())[0]?.labelIds).not.toContain('INBOX');
});

test('faults: a connection can be reset', async () => {
  await google.control('faults', { path: profile, reset: true, times: 1 });
  const error: unknown = await google.get(profile, token).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ cause: { code: 'ECONNRESET' } });
});

test('faults: an answer can be an HTML page, or JSON of the wrong types', async () => {
  await google.control('faults', { path: profile, page: true, times: 1 });
  const page = await google.get(profile, token);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  await google.control('faults', { path: '/gmail/', wrongTypes: true, times: 2 });
  expect(await (await google.get(profile, token)).json()).toEqual({
    emailAddress: ada.length,
    messagesTotal: '5',
    threadsTotal: '5',
    historyId: 4,
  });
  expect(await (await google.get('/gmail/v1/users/me/messages', token)).json()).toEqual({
    messages: { 0: 5 },
    resultSizeEstimate: '5',
  });
});

test.each(['messages', 'threads', 'history'])(
  'faults: a page of %s can be empty, and its token leads to the missing entries',
  async (list) => {
    const path = `/gmail/v1/users/me/${list}?maxResults=2&startHistoryId=1005`;
    const pages = z.looseObject({ nextPageToken: z.optional(z.string()) });
    const ask = async (pageToken?: string) =>
      pages.parse(await (await google.get(path + (pageToken ? `&pageToken=${pageToken}` : ''), token)).json());
    for (const { id } of await mailbox()) await google.control('relabel', { mailbox: ada, id, add: ['STARRED'] });
    const whole = [await ask()];
    for (let last = whole[0]; last?.nextPageToken; last = whole.at(-1)) whole.push(await ask(last.nextPageToken));
    expect(whole).toHaveLength(3);
    await google.control('faults', { pattern: `/${list}$`, emptyPage: true, times: 1 });
    const empty = await ask();
    expect(empty[list]).toBeUndefined();
    expect(await ask(empty.nextPageToken)).toEqual(whole[0]);
    await google.control('faults', { pattern: `/${list}$`, emptyPage: true, times: 1 });
    const further = await ask(whole[0]?.nextPageToken);
    expect(await ask(further.nextPageToken)).toEqual(whole[1]);
  },
);

test('faults: furtherPage refuses only later pages', async () => {
  await google.control('faults', { path: '/gmail/', furtherPage: true, status: 400, message: 'Invalid pageToken' });
  const path = '/gmail/v1/users/me/messages?maxResults=2';
  const first = await google.get(path, token);
  const { nextPageToken } = z.object({ nextPageToken: z.string() }).parse(await first.json());
  expect((await google.get(`${path}&pageToken=${nextPageToken}`, token)).status).toBe(400);
  expect((await google.get(path, token)).status).toBe(200);
});

test('faults: a rule can revoke access in the middle of a list', async () => {
  await google.control('faults', { path: '/gmail/', furtherPage: true, revoke: true, times: 1 });
  const path = '/gmail/v1/users/me/messages?maxResults=2';
  const { nextPageToken } = z.object({ nextPageToken: z.string() }).parse(await (await google.get(path, token)).json());
  expect((await google.get(`${path}&pageToken=${nextPageToken}`, token)).status).toBe(401);
  expect((await google.get(path, token)).status).toBe(401);
});

test('faults: the token endpoint fails in the shape of OAuth', async () => {
  await google.control('faults', { path: '/token', status: 400, reason: 'invalid_grant' });
  expect(await (await google.form('/token', {})).json()).toMatchObject({ error: 'invalid_grant' });
});

test('faults: the control plane reads and clears them, and they never apply to it', async () => {
  await google.control('faults', { status: 500 });
  expect(await (await google.control('faults')).json()).toMatchObject({ faults: [{ status: 500, path: '/', met: 0 }] });
  await fetch(`${google.url}/_local/faults`, { method: 'DELETE' });
  expect((await google.get(profile, token)).status).toBe(200);
});

test.each([{ status: 200 }, { status: 500, statsu: 1 }, { pattern: '(' }, { times: 0, status: 500 }])(
  'faults: rejects %j',
  async (rule) => {
    expect((await google.control('faults', rule)).status).toBe(400);
  },
);
