import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { ada, ben, mailOf } from './google/small-seed.ts';
import { startTestGoogle, type TestGoogle } from './google/test-google.ts';

let google: TestGoogle;
const start = new Date('2026-06-15T12:00:00Z');

beforeAll(async () => {
  google = await startTestGoogle({ now: () => start });
});
beforeEach(async () => {
  await google.control('reset', {});
});
afterAll(() => google.stop());

/** fetch sets some headers itself and ignores overrides. */
const statusWith = (headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${google.url}/_local/state`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
  ['under a foreign name', { host: 'evil.example' }],
  ['from a page of another site', { 'sec-fetch-site': 'cross-site' }],
])('control plane: rejects calls %s', async (_, headers) => {
  expect(await statusWith(headers)).toBe(403);
  expect(await statusWith({})).toBe(200);
});

test('control plane: the log has every call with its cost and changes', async () => {
  const token = (await google.signIn(ada)).access_token;
  const gmail = google.gmail({ access_token: token });
  const id = (await gmail.users.messages.list({ userId: 'me', maxResults: 1 })).data.messages?.[0]?.id ?? '';
  for (let twice = 0; twice < 2; twice += 1) {
    await gmail.users.messages.modify({ userId: 'me', id, requestBody: { removeLabelIds: ['INBOX'] } });
  }
  const calls = z.object({ calls: z.array(z.looseObject({ id: z.number() })) });
  const read = async (query: string) => calls.parse(await (await google.control(`log${query}`)).json()).calls;
  expect(await read('?mutations=1')).toMatchObject([
    {
      method: 'POST',
      path: `/gmail/v1/users/me/messages/${id}/modify`,
      user: ada,
      status: 200,
      units: 5,
      body: '{"removeLabelIds":["INBOX"]}',
      changes: [{ type: 'labelsRemoved', messageId: id, labelIds: ['INBOX'] }],
    },
    { status: 200, changes: [] },
  ]);
  const all = await read('');
  expect(all.some((call) => call.path === '/token')).toBe(true);
  expect(JSON.stringify(all)).not.toContain(token);
  expect(await read(`?after=${all.at(-1)?.id}`)).toEqual([]);
});

test('control plane: the clock moves by a span, to an instant, and back', async () => {
  const clock = z.object({ now: z.coerce.date(), offsetMs: z.number() });
  const move = async (body: object) => clock.parse(await (await google.control('clock', body)).json());
  expect((await move({ advanceMs: 86_400_000 })).now.toISOString()).toBe('2026-06-16T12:00:00.000Z');
  expect((await move({ now: '2030-01-01T00:00:00Z' })).now.toISOString()).toBe('2030-01-01T00:00:00.000Z');
  expect((await move({ reset: true })).offsetMs).toBe(0);
  expect((await google.control('clock', { now: 'soon' })).status).toBe(400);
});

test('control plane: delivered mail gets the given labels, thread and time', async () => {
  const at = '2026-02-03T04:05:06.000Z';
  const placed = z.object({ id: z.string(), threadId: z.string() });
  const deliver = async (more: object) =>
    placed.parse(await (await google.deliver(ben, mailOf({ to: ben }), more)).json());
  const first = await deliver({ threadKey: 'trip', labels: ['STARRED'], at });
  const second = await deliver({ threadKey: 'trip' });
  const third = await deliver({ threadId: first.threadId });
  expect(new Set([first.threadId, second.threadId, third.threadId]).size).toBe(1);
  const { messages } = z
    .object({ messages: z.array(z.looseObject({})) })
    .parse(await (await google.control(`mailbox?email=${ben}`)).json());
  expect(messages).toContainEqual({ id: first.id, threadId: first.threadId, at, labelIds: ['STARRED'] });
  expect(messages).toHaveLength(4);
  const report = await (await google.control(`mailbox?email=${ben}&subjects=1`)).json();
  expect(report).toMatchObject({
    messages: expect.arrayContaining([expect.objectContaining({ id: first.id, subject: 'Nothing much' })]),
  });
});

test('control plane: creates, changes and deletes labels and drafts like another client', async () => {
  const gmail = google.gmail(await google.signIn(ada));
  const made = z.object({ id: z.string() });
  const act = async (path: string, body: object) =>
    made.parse(await (await google.control(path, { mailbox: ada, ...body })).json()).id;
  const label = await act('label', { name: 'Trips' });
  await act('label', { id: label, name: 'Travel' });
  expect((await gmail.users.labels.get({ userId: 'me', id: label })).data.name).toBe('Travel');
  expect(await (await google.control('label', { mailbox: ada, id: label })).json()).toEqual({ deleted: label });
  const draft = await act('draft', { raw: Buffer.from(mailOf({ subject: 'One' })).toString('base64url') });
  await act('draft', { id: draft, raw: Buffer.from(mailOf({ subject: 'Two' })).toString('base64url') });
  const { data } = await gmail.users.drafts.get({ userId: 'me', id: draft, format: 'metadata' });
  expect(data.message?.payload?.headers).toContainEqual({ name: 'Subject', value: 'Two' });
  expect((await google.control('draft', { mailbox: ada, id: draft })).status).toBe(200);
  expect((await google.control('draft', { mailbox: ada, id: draft })).status).toBe(404);
  expect((await google.control('label', { mailbox: ada })).status).toBe(400);
});

test('control plane: answers 404 for missing things and 400 for bad orders', async () => {
  expect((await google.deliver('nobody@small.example', mailOf({}))).status).toBe(404);
  expect((await google.control('delete-message', { mailbox: ada, id: 'aa' })).status).toBe(404);
  expect((await google.control('quota', { profile: 'endless' })).status).toBe(400);
  expect((await google.control('deliver', { mailbox: ada, raw: 'no base64url!' })).status).toBe(400);
});

test('control plane: a reset restores the seed and ends all sign-ins', async () => {
  const token = (await google.signIn(ada)).access_token;
  await google.deliver(ada, mailOf({}));
  await google.control('reset', {});
  expect((await google.get('/v1/userinfo', token)).status).toBe(401);
  const { data } = await google.gmail(await google.signIn(ada)).users.getProfile({ userId: 'me' });
  expect(data.messagesTotal).toBe(5);
});
