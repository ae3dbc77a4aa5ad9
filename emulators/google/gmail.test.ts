import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ben, mailOf } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
let gmail: ReturnType<TestGoogle['gmail']>;
const me = { userId: 'me' };

beforeAll(async () => {
  google = await startTestGoogle();
  await google.control('quota', { profile: 'off' });
  gmail = google.gmail(await google.signIn(ada));
});
afterAll(() => google.stop());

const firstId = async (): Promise<string> => {
  const { data } = await gmail.users.messages.list({ ...me, maxResults: 1 });
  return data.messages?.[0]?.id ?? '';
};

test('the profile counts messages and threads', async () => {
  const { data } = await gmail.users.getProfile(me);
  expect(data).toEqual({
    emailAddress: ada,
    messagesTotal: 5,
    threadsTotal: 5,
    historyId: expect.stringMatching(/^\d+$/),
  });
});

test('a user can name themselves by address, but nobody else', async () => {
  expect((await gmail.users.getProfile({ userId: ada })).data.emailAddress).toBe(ada);
  await expect(gmail.users.getProfile({ userId: ben })).rejects.toMatchObject({ status: 403 });
});

test('labels.list has no counters, labels.get has them', async () => {
  const { data } = await gmail.users.labels.list(me);
  const ids = data.labels?.map((label) => label.id);
  expect(ids).toEqual(expect.arrayContaining(['INBOX', 'UNREAD', 'TRASH', 'SPAM', 'CATEGORY_PROMOTIONS', 'Label_1']));
  expect(data.labels?.every((label) => label.messagesTotal === undefined)).toBe(true);
  const inbox = await gmail.users.labels.get({ ...me, id: 'INBOX' });
  expect(inbox.data).toMatchObject({ messagesTotal: 5, messagesUnread: 5, threadsTotal: 5, threadsUnread: 5 });
});

test('an empty list has no messages field', async () => {
  const { data } = await gmail.users.messages.list({ ...me, labelIds: ['SPAM'] });
  expect(data).toEqual({ resultSizeEstimate: 0 });
});

test('a list returns ids only, newest first, and pages to the end', async () => {
  const first = await gmail.users.messages.list({ ...me, maxResults: 3 });
  expect(Object.keys(first.data.messages?.[0] ?? {})).toEqual(['id', 'threadId']);
  expect(first.data.messages).toHaveLength(3);
  const second = await gmail.users.messages.list({ ...me, maxResults: 3, pageToken: first.data.nextPageToken ?? '' });
  expect(second.data.messages).toHaveLength(2);
  expect(second.data.nextPageToken).toBeUndefined();
});

test('refuses an unknown page token', async () => {
  await expect(gmail.users.messages.list({ ...me, pageToken: 'xyz' })).rejects.toMatchObject({ status: 400 });
});

test('raw is the message, byte for byte', async () => {
  const raw = Buffer.concat([mailOf({ subject: 'Bytes' }), Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0x0d, 0x80])]);
  await google.deliver(ada, raw);
  const { data } = await gmail.users.messages.get({ ...me, id: await firstId(), format: 'raw' });
  expect(Buffer.from(data.raw ?? '', 'base64url').equals(raw)).toBe(true);
  expect(data.sizeEstimate).toBe(raw.length);
});

test('minimal has no payload, metadata only the requested headers', async () => {
  const id = await firstId();
  const minimal = (await gmail.users.messages.get({ ...me, id, format: 'minimal' })).data;
  expect(minimal).toMatchObject({ id, labelIds: ['INBOX', 'UNREAD'], internalDate: expect.stringMatching(/^\d{13}$/) });
  expect(minimal.payload).toBeUndefined();
  const { data } = await gmail.users.messages.get({ ...me, id, format: 'metadata', metadataHeaders: ['subject'] });
  expect(data.payload?.headers).toEqual([{ name: 'Subject', value: 'Bytes' }]);
});

test('full has the part tree, and attachment ids change every time', async () => {
  await google.deliver(ada, mailOf({ subject: 'Table', file: { name: 'sums.csv', content: 'a;b\n1;ä' } }));
  const id = await firstId();
  const get = async () => (await gmail.users.messages.get({ ...me, id })).data.payload;
  const payload = await get();
  expect(payload).toMatchObject({ mimeType: 'multipart/mixed', body: { size: 0 } });
  expect(payload?.parts?.map((part) => [part.partId, part.mimeType, part.filename])).toEqual([
    ['0', 'text/plain', ''],
    ['1', 'text/csv', 'sums.csv'],
  ]);
  const attachmentId = payload?.parts?.[1]?.body?.attachmentId ?? '';
  expect((await get())?.parts?.[1]?.body?.attachmentId).not.toBe(attachmentId);
  const { data } = await gmail.users.messages.attachments.get({ ...me, messageId: id, id: attachmentId });
  expect(Buffer.from(data.data ?? '', 'base64url').toString('utf8')).toBe('a;b\n1;ä');
});

test('modify changes labels and returns them', async () => {
  const id = await firstId();
  const { data } = await gmail.users.messages.modify({
    ...me,
    id,
    requestBody: { addLabelIds: ['STARRED', 'Label_1'], removeLabelIds: ['INBOX'] },
  });
  expect(data).toEqual({ id, threadId: id, labelIds: ['Label_1', 'STARRED', 'UNREAD'] });
});

test.each([
  ['an unknown label', { addLabelIds: ['Label_99'] }],
  ['a label that Gmail alone gives', { addLabelIds: ['SENT'] }],
  ['the same label twice', { addLabelIds: ['STARRED'], removeLabelIds: ['STARRED'] }],
])('modify with %s changes nothing', async (_, requestBody) => {
  const id = await firstId();
  const before = (await gmail.users.messages.get({ ...me, id, format: 'minimal' })).data;
  await expect(gmail.users.messages.modify({ ...me, id, requestBody })).rejects.toMatchObject({ status: 400 });
  expect((await gmail.users.messages.get({ ...me, id, format: 'minimal' })).data).toEqual(before);
});

test('trash removes INBOX, and untrash does not restore it', async () => {
  const id =
    (await gmail.users.messages.list({ ...me, labelIds: ['INBOX'], maxResults: 1 })).data.messages?.[0]?.id ?? '';
  expect((await gmail.users.messages.trash({ ...me, id })).data.labelIds).toEqual(['TRASH', 'UNREAD']);
  const shown = (await gmail.users.messages.list(me)).data.messages?.map((message) => message.id);
  expect(shown).not.toContain(id);
  const all = (await gmail.users.messages.list({ ...me, includeSpamTrash: true })).data.messages;
  expect(all?.map((message) => message.id)).toContain(id);
  expect((await gmail.users.messages.untrash({ ...me, id })).data.labelIds).toEqual(['UNREAD']);
});

test('batchModify answers 204, skips missing ids, and takes at most a thousand', async () => {
  const id = await firstId();
  const answer = await gmail.users.messages.batchModify({
    ...me,
    requestBody: { ids: [id, '00000000000000aa'], removeLabelIds: ['UNREAD'] },
  });
  expect(answer.status).toBe(204);
  expect((await gmail.users.messages.get({ ...me, id, format: 'minimal' })).data.labelIds).not.toContain('UNREAD');
  const ids = Array.from({ length: 1_001 }, (_, at) => at.toString(16));
  const tooMany = gmail.users.messages.batchModify({ ...me, requestBody: { ids, addLabelIds: ['STARRED'] } });
  await expect(tooMany).rejects.toMatchObject({ status: 400 });
});

test('a reply with the same subject joins its thread', async () => {
  await google.deliver(
    ada,
    mailOf({ subject: 'Re: Letter 2', inReplyTo: '<l2@far.example>', messageId: '<a2@far.example>' }),
  );
  await google.deliver(ada, mailOf({ subject: 'Something else', inReplyTo: '<l2@far.example>' }));
  const [other, answer] = (await gmail.users.messages.list({ ...me, maxResults: 2 })).data.messages ?? [];
  expect(other?.threadId).toBe(other?.id);
  const thread = (await gmail.users.threads.get({ ...me, id: answer?.threadId ?? '', format: 'minimal' })).data;
  expect(thread.messages).toHaveLength(2);
});

test('threads.modify changes every message', async () => {
  const { data } = await gmail.users.threads.list({ ...me, q: 'subject:"letter 2"' });
  expect(data.threads).toHaveLength(1);
  const id = data.threads?.[0]?.id ?? '';
  await gmail.users.threads.modify({ ...me, id, requestBody: { removeLabelIds: ['INBOX'] } });
  const thread = (await gmail.users.threads.get({ ...me, id, format: 'minimal' })).data;
  expect(thread.messages?.map((message) => message.labelIds)).toEqual([['UNREAD'], ['UNREAD']]);
  await gmail.users.threads.trash({ ...me, id });
  expect((await gmail.users.threads.list({ ...me, q: 'subject:"letter 2"' })).data.threads).toBeUndefined();
});

test('fields keeps only the named fields', async () => {
  const { data } = await gmail.users.messages.list({ ...me, maxResults: 1, fields: 'messages/id,nextPageToken' });
  expect(data).toEqual({ messages: [{ id: expect.any(String) }], nextPageToken: expect.any(String) });
  await expect(gmail.users.messages.list({ ...me, fields: 'messages(id' })).rejects.toMatchObject({ status: 400 });
});

test('another account’s message is not found', async () => {
  const bens = google.gmail(await google.signIn(ben));
  const id = (await bens.users.messages.list(me)).data.messages?.[0]?.id ?? '';
  await expect(gmail.users.messages.get({ ...me, id })).rejects.toMatchObject({ status: 404 });
  await expect(gmail.users.messages.trash({ ...me, id })).rejects.toMatchObject({ status: 404 });
  expect((await bens.users.messages.get({ ...me, id, format: 'minimal' })).data.labelIds).toEqual(['INBOX']);
});

test('errors have Google’s shape', async () => {
  const answer = await google.get('/gmail/v1/users/me/messages');
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    error: { code: 401, status: 'UNAUTHENTICATED', errors: [{ domain: 'global', reason: 'authError' }] },
  });
});
