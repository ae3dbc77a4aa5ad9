import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { ada, ben, mailOf } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
let gmail: ReturnType<TestGoogle['gmail']>;
let bens: ReturnType<TestGoogle['gmail']>;
const me = { userId: 'me' };
const outbox = z.object({
  sent: z.array(
    z.looseObject({
      id: z.number(),
      rfcId: z.string(),
      recipients: z.array(z.string()),
      delivered: z.array(z.string()),
    }),
  ),
});

beforeAll(async () => {
  google = await startTestGoogle();
});
beforeEach(async () => {
  await google.control('reset', {});
  await google.control('quota', { profile: 'off' });
  gmail = google.gmail(await google.signIn(ada));
  bens = google.gmail(await google.signIn(ben));
});
afterAll(() => google.stop());

type Words = Parameters<typeof mailOf>[0];
const encoded = (words: Words) =>
  Buffer.from(mailOf({ from: `Ada Small <${ada}>`, to: ben, ...words })).toString('base64url');
const send = async (words: Words, more: object = {}) =>
  (await gmail.users.messages.send({ ...me, requestBody: { raw: encoded(words), ...more } })).data;
const newest = async (whose = bens) => {
  const { data } = await whose.users.messages.list({ ...me, maxResults: 1 });
  return (await whose.users.messages.get({ ...me, id: data.messages?.[0]?.id ?? '' })).data;
};
const header = (message: Awaited<ReturnType<typeof newest>>, name: string) =>
  message.payload?.headers?.find((header) => header.name === name)?.value;
const left = async (query = '') => outbox.parse(await (await google.control(`outbox${query}`)).json()).sent;

test('sending: arrives unread in the recipient’s inbox, with that mailbox’s ids and without Bcc', async () => {
  const sent = await send({ subject: 'Lunch?', headers: ['Bcc: Secret <cleo@far.example>'] });
  expect(sent.labelIds).toEqual(['SENT']);
  const arrived = await newest();
  expect(arrived.labelIds).toEqual(['INBOX', 'UNREAD']);
  expect([arrived.id, arrived.threadId]).not.toContain(sent.id);
  expect([header(arrived, 'Subject'), header(arrived, 'Delivered-To'), header(arrived, 'Bcc')]).toEqual([
    'Lunch?',
    ben,
    undefined,
  ]);
  const mine = (await gmail.users.messages.get({ ...me, id: sent.id ?? '' })).data;
  expect(header(mine, 'Bcc')).toBe('Secret <cleo@far.example>');
  expect(header(mine, 'Message-ID')).toBe(header(arrived, 'Message-ID'));
});

test('sending: the outbox lists mail, recipients and local deliveries', async () => {
  await send({ to: `"Small, Ben" <${ben.toUpperCase()}>, cleo@far.example`, messageId: '<lunch@flow.example>' });
  const [entry] = await left();
  expect(entry).toMatchObject({
    user: ada,
    rfcId: '<lunch@flow.example>',
    subject: 'Nothing much',
    recipients: [ben, 'cleo@far.example'],
    delivered: [ben],
    call: expect.any(Number),
  });
  expect(await left(`?after=${entry?.id}`)).toEqual([]);
  expect(await left(`?user=${ben}`)).toEqual([]);
});

test('sending: a reply joins its thread in both mailboxes, each with its own thread id', async () => {
  const asked = await send({ subject: 'Lunch?', messageId: '<lunch@flow.example>' });
  const arrived = await newest();
  const raw = Buffer.from(
    mailOf({ from: ben, to: ada, subject: 'Re: Lunch?', inReplyTo: '<lunch@flow.example>' }),
  ).toString('base64url');
  const answer = (await bens.users.messages.send({ ...me, requestBody: { raw, threadId: arrived.threadId ?? '' } }))
    .data;
  expect(answer.threadId).toBe(arrived.threadId);
  expect((await newest(gmail)).threadId).toBe(asked.threadId);
  expect(asked.threadId).not.toBe(arrived.threadId);
});

test.each<[string, Words]>([
  ['another subject', { subject: 'Dinner?', inReplyTo: '<lunch@flow.example>' }],
  ['no reference', { subject: 'Re: Lunch?' }],
])('sending: does not join a thread with %s', async (_, words) => {
  const asked = await send({ subject: 'Lunch?', messageId: '<lunch@flow.example>' });
  expect((await send(words, { threadId: asked.threadId })).threadId).not.toBe(asked.threadId);
});

test('sending: a reply without a thread id starts a thread for its writer and joins one for its reader', async () => {
  const raw = (words: Words) => Buffer.from(mailOf({ from: ben, to: ada, ...words })).toString('base64url');
  const asked = await send({ subject: 'Lunch?', messageId: '<lunch@flow.example>' });
  const arrived = await newest();
  const requestBody = { raw: raw({ subject: 'Re: Lunch?', inReplyTo: '<lunch@flow.example>' }) };
  const answer = (await bens.users.messages.send({ ...me, requestBody })).data;
  expect(answer.threadId).not.toBe(arrived.threadId);
  expect((await newest(gmail)).threadId).toBe(asked.threadId);
});

test('sending: an unknown thread is not found', async () => {
  await expect(send({}, { threadId: '00000000000000aa' })).rejects.toMatchObject({ status: 404 });
});

test('sending: adds missing headers and forces the own sender address', async () => {
  await send({ from: 'Boss <boss@far.example>' });
  const arrived = await newest();
  expect(header(arrived, 'From')).toBe(ada);
  expect(header(arrived, 'Message-ID')).toMatch(/^<CA[\w-]+@mail\.gmail\.com>$/);
  expect(Number.isNaN(Date.parse(header(arrived, 'Date') ?? ''))).toBe(false);
});

test('sending: a note to oneself is one message, sent and received', async () => {
  const sent = await send({ to: ada, subject: 'Milk' });
  expect(sent.labelIds).toEqual(['INBOX', 'SENT', 'UNREAD']);
  expect((await gmail.users.messages.list({ ...me, q: 'subject:milk' })).data.messages).toHaveLength(1);
});

test('sending: keeps the Message-ID, or rewrites it if switched on', async () => {
  await send({ messageId: '<own@flow.example>' });
  expect(header(await newest(), 'Message-ID')).toBe('<own@flow.example>');
  await google.control('sending', { rewriteMessageIds: true });
  await send({ messageId: '<own2@flow.example>' });
  const arrived = await newest();
  expect(header(arrived, 'Message-ID')).toMatch(/@mail\.gmail\.com>$/);
  expect(header(arrived, 'X-Google-Original-Message-ID')).toBe('<own2@flow.example>');
  expect((await left()).map((entry) => entry.rfcId)[1]).toBe(header(arrived, 'Message-ID'));
});

test.each<[string, Words, string]>([
  ['nobody', { to: '' }, 'Recipient address required'],
  ['no address', { to: 'Ben' }, 'Invalid To header'],
  ['no address in copy', { cc: 'x@y@z' }, 'Invalid Cc header'],
])('sending: refuses the recipient %s', async (_, words, message) => {
  await expect(send(words)).rejects.toMatchObject({ status: 400, message });
  expect(await left()).toEqual([]);
});

test('sending: a lost answer leaves exactly one mail in the outbox', async () => {
  const token = (await google.signIn(ada)).access_token;
  await google.control('faults', { pattern: '/send$', afterEffect: true, times: 1 });
  await expect(google.post('/gmail/v1/users/me/messages/send', token, { raw: encoded({}) })).rejects.toThrow();
  expect(await left()).toHaveLength(1);
});

test('sending: insert and import affect only the own mailbox', async () => {
  const raw = encoded({ subject: 'Old letter', headers: ['Date: Sat, 05 Mar 2022 10:00:00 +0000'] });
  const inserted = (await gmail.users.messages.insert({ ...me, requestBody: { raw, labelIds: ['STARRED'] } })).data;
  expect(inserted.labelIds).toEqual(['STARRED']);
  const imported = (await gmail.users.messages.import({ ...me, requestBody: { raw } })).data;
  expect(imported.labelIds).toEqual(['INBOX', 'UNREAD']);
  const at = async (id = '') => (await gmail.users.messages.get({ ...me, id, format: 'minimal' })).data.internalDate;
  expect(await at(imported.id ?? '')).toBe(String(Date.UTC(2022, 2, 5, 10)));
  expect(Number(await at(inserted.id ?? ''))).toBeGreaterThan(Date.UTC(2023, 0, 1));
  const dated = await gmail.users.messages.insert({
    ...me,
    internalDateSource: 'dateHeader',
    requestBody: { raw },
  });
  expect(await at(dated.data.id ?? '')).toBe(String(Date.UTC(2022, 2, 5, 10)));
  expect((await bens.users.messages.list({ ...me, q: 'subject:"old letter"' })).data.messages).toBeUndefined();
  expect(await left()).toEqual([]);
});

test('sending: refuses uploads in either form', async () => {
  const token = (await google.signIn(ada)).access_token;
  for (const [path, type] of [
    ['/upload/gmail/v1/users/me/messages/send?uploadType=media', 'message/rfc822'],
    ['/upload/gmail/v1/users/me/messages?uploadType=multipart', 'multipart/related; boundary=x'],
  ] as const) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const answer = await fetch(google.url + path, {
      method: 'POST',
      headers,
      body: Buffer.from(mailOf({ to: ben })).toString('utf8'),
    });
    expect([answer.status, await answer.json()]).toMatchObject([415, { error: { code: 415 } }]);
  }
  expect(await left()).toEqual([]);
});
