import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { eventually } from '#test/support/until.ts';
import { ada, ben, mailOf } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

const pushed = z.object({
  message: z.object({ data: z.base64url(), messageId: z.string(), publishTime: z.iso.datetime() }),
  subscription: z.string(),
});
const news = z.object({ emailAddress: z.string(), historyId: z.union([z.string(), z.number()]) });
type Got = z.infer<typeof pushed>['message'] & { token: string; text: string };

let google: TestGoogle;
let gmail: ReturnType<TestGoogle['gmail']>;
let got: Got[] = [];
let answerWith: number[] = [];
const me = { userId: 'me' };
const now = new Date('2026-06-15T12:00:00Z');
const topicName = 'projects/flow/topics/mail';

const subscriber = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { message } = pushed.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    got.push({ ...message, token, text: Buffer.from(message.data, 'base64url').toString('utf8') });
    response.statusCode = answerWith.shift() ?? 204;
    response.end();
  });
});
let endpoint = '';

beforeAll(async () => {
  google = await startTestGoogle({ now: () => now });
  await new Promise<void>((resolve) => {
    subscriber.listen(0, '127.0.0.1', resolve);
  });
  const bound = subscriber.address();
  endpoint = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/push`;
});
beforeEach(async () => {
  await google.control('reset', {});
  await google.control('quota', { profile: 'off' });
  await google.control('pubsub', { endpoint, everyMs: 0 });
  gmail = google.gmail(await google.signIn(ada));
  got = [];
  answerWith = [];
});
afterAll(async () => {
  await google.stop();
  subscriber.close();
});

const watch = async (more: object = {}) =>
  (await gmail.users.watch({ ...me, requestBody: { topicName, ...more } })).data;
const arrivals = (count: number) => eventually(() => expect(got).toHaveLength(count), { interval: 5 });
const deliver = async (more: object = {}) => {
  const placed = await (await google.deliver(ada, mailOf({}), more)).json();
  return z.object({ historyId: z.string() }).parse(placed).historyId;
};
/** Starts a watch and waits for the first push. */
const watching = async (more: object = {}) => {
  got = [];
  await watch(more);
  await arrivals(1);
  got = [];
};
const claimsOf = (token: string) => {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  return z.looseObject({ exp: z.number() }).parse(claims);
};
const isGenuine = async (token: string) => {
  const { keys } = z
    .object({ keys: z.array(z.looseObject({ kid: z.string() })) })
    .parse(await (await google.get('/oauth2/v3/certs')).json());
  const [head = '', content = '', signature = ''] = token.split('.');
  const { kid } = z.object({ kid: z.string() }).parse(JSON.parse(Buffer.from(head, 'base64url').toString('utf8')));
  const jwk = keys.find((key) => key.kid === kid);
  if (!jwk) return false;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return verify('RSA-SHA256', Buffer.from(`${head}.${content}`), key, Buffer.from(signature, 'base64url'));
};

test('push: watch returns its expiry and pushes the current history id', async () => {
  const { historyId, expiration } = await watch();
  expect(Number(expiration) - now.getTime()).toBe(7 * 86_400_000);
  await arrivals(1);
  expect(news.parse(JSON.parse(got[0]?.text ?? ''))).toEqual({ emailAddress: ada, historyId: Number(historyId) });
});

test('push: a change sends a token signed for this subscriber', async () => {
  await watching();
  const historyId = await deliver();
  await arrivals(1);
  expect(String(news.parse(JSON.parse(got[0]?.text ?? '')).historyId)).toBe(historyId);
  const { token = '' } = got[0] ?? {};
  expect(await isGenuine(token)).toBe(true);
  const claims = claimsOf(token);
  expect(claims).toMatchObject({
    iss: google.url,
    aud: endpoint,
    email: 'gmail-push@local-google.example',
    email_verified: true,
  });
  expect(claims.exp * 1_000).toBeGreaterThan(now.getTime());
});

test('push: history ids come as number and as text, exact beyond 2^53', async () => {
  await watching();
  await google.control('history', { email: ada, to: '90071992547409931' });
  for (const count of [1, 2]) {
    await deliver();
    await arrivals(count);
  }
  expect(got.map(({ text }) => /"historyId":(.*)\}/.exec(text)?.[1])).toEqual([
    '"90071992547409932"',
    '90071992547409933',
  ]);
});

test('push: sends at most one push per interval, and the last one has the latest history id', async () => {
  const everyMs = 150;
  await watching();
  await google.control('pubsub', { everyMs });
  const start = performance.now();
  let latest = '';
  for (let times = 0; times < 12; times += 1) latest = await deliver();
  await eventually(() => expect(got.at(-1)?.text).toContain(latest), { interval: 5 });
  expect(got.length).toBeLessThanOrEqual(1 + (performance.now() - start) / everyMs);
});

test('push: only watched labels and mailboxes, and nothing after stop', async () => {
  await watching({ labelIds: ['INBOX'], labelFilterBehavior: 'include' });
  await deliver({ labels: ['SPAM'] });
  await google.deliver(ben, mailOf({ to: ben }));
  const published = await deliver({ labels: ['INBOX'] });
  await arrivals(1);
  expect(got[0]?.text).toContain(published);
  await watching({ labelIds: ['SPAM'], labelFilterBehavior: 'exclude' });
  await deliver({ labels: ['SPAM'] });
  const other = await deliver({ labels: ['STARRED'] });
  await arrivals(1);
  expect(got[0]?.text).toContain(other);
  await gmail.users.stop(me);
  await deliver();
  await watching();
});

test('push: a watch ends after seven days', async () => {
  await watching();
  await google.control('clock', { advanceMs: 7 * 86_400_000 });
  await deliver();
  await google.control('clock', { reset: true });
  const cursor = await deliver();
  await arrivals(1);
  expect(got[0]?.text).toContain(cursor);
});

test('push: settings can duplicate, lose or reorder pushes', async () => {
  await watching();
  await google.control('pubsub', { duplicate: 1 });
  await deliver();
  await arrivals(2);
  expect(got[0]?.messageId).toBe(got[1]?.messageId);
  got = [];
  await google.control('pubsub', { duplicate: 0, lose: 1 });
  await deliver();
  const sent = z.object({ sent: z.array(z.object({ status: z.nullable(z.number()) })), lose: z.number() });
  await eventually(async () => {
    const state = sent.parse(await (await google.control('pubsub')).json());
    expect([state.sent.at(-1)?.status, state.lose]).toEqual([null, 0]);
  });
  expect(got).toEqual([]);
  await google.control('pubsub', { reorder: true });
  const older = await deliver();
  await eventually(async () => {
    await deliver();
    expect(got.length).toBeGreaterThanOrEqual(2);
  });
  const [first = 0, second = 0] = got.map(({ text }) => Number(/\d+/.exec(text.slice(text.indexOf('historyId')))?.[0]));
  expect(first).toBeGreaterThan(second);
  // Two simultaneous changes make one push.
  expect(second).toBeGreaterThanOrEqual(Number(older));
});

test('push: repeats an unacknowledged push unchanged', async () => {
  await watching();
  answerWith = [503];
  await deliver();
  await arrivals(2);
  expect(got[0]?.messageId).toBe(got[1]?.messageId);
});

test('push: settings can change token claims', async () => {
  const said = {
    issuer: 'https://accounts.google.com',
    audience: 'https://flow.example/push',
    email: 'push@flow.example',
  };
  await google.control('pubsub', said);
  await watch();
  await arrivals(1);
  const expected = { iss: said.issuer, aud: said.audience, email: said.email };
  expect(claimsOf(got[0]?.token ?? '')).toMatchObject(expected);
});

test.each<[string, object]>([
  ['wrong-audience', { aud: 'https://elsewhere.example/push' }],
  ['wrong-issuer', { iss: 'https://accounts.example' }],
  ['wrong-email', { email: 'somebody@elsewhere.example' }],
  ['unverified-email', { email_verified: false }],
  ['expired', { aud: expect.any(String) }],
])('push: signs a token with a wrong claim: %s', async (token, wrong) => {
  await google.control('pubsub', { token });
  await watch();
  await arrivals(1);
  expect(await isGenuine(got[0]?.token ?? '')).toBe(true);
  expect(claimsOf(got[0]?.token ?? '')).toMatchObject(wrong);
  expect(claimsOf(got[0]?.token ?? '').exp * 1_000 < now.getTime()).toBe(token === 'expired');
});

test.each(['none', 'alg-none', 'bad-signature', 'unknown-key'])('push: sends an invalid token: %s', async (token) => {
  await google.control('pubsub', { token });
  await watch();
  await arrivals(1);
  const sent = got[0]?.token ?? '';
  expect(sent === '' || !(await isGenuine(sent))).toBe(true);
});

test('push: only goes to this machine', async () => {
  expect((await google.control('pubsub', { endpoint: 'https://example.com/push' })).status).toBe(400);
});

test('push: refuses an invalid topic and a second topic', async () => {
  await expect(watch({ topicName: 'mail' })).rejects.toMatchObject({ status: 400 });
  await watch();
  await expect(watch({ topicName: 'projects/flow/topics/other' })).rejects.toMatchObject({ status: 400 });
  await gmail.users.stop(me);
  await watch({ topicName: 'projects/flow/topics/other' });
});
