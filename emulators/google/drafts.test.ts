import type { gmail_v1 } from '@googleapis/gmail';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ada, ben, mailOf } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
let gmail: ReturnType<TestGoogle['gmail']>;
const me = { userId: 'me' };

beforeAll(async () => {
  // A fixed instant, so no test depends on the real time.
  google = await startTestGoogle({ now: () => new Date('2026-06-15T12:00:00Z') });
});
beforeEach(async () => {
  await google.control('reset', {});
  await google.control('quota', { profile: 'off' });
  gmail = google.gmail(await google.signIn(ada));
});
afterAll(() => google.stop());

type Words = Parameters<typeof mailOf>[0];
const message = (words: Words = {}, more: object = {}) => ({
  message: { raw: Buffer.from(mailOf({ from: ada, to: ben, ...words })).toString('base64url'), ...more },
});
const create = async (words?: Words, more?: object): Promise<gmail_v1.Schema$Draft> =>
  (await gmail.users.drafts.create({ ...me, requestBody: message(words, more) })).data;
const cursor = async () => (await gmail.users.getProfile(me)).data.historyId ?? '';
const since = async (startHistoryId: string) => {
  const { data } = await gmail.users.history.list({ ...me, startHistoryId });
  return (data.history ?? []).flatMap((record) => [
    ...(record.messagesAdded ?? []).map((change) => ['added', change.message?.id]),
    ...(record.messagesDeleted ?? []).map((change) => ['deleted', change.message?.id]),
    ...(record.labelsAdded ?? []).map((change) => ['labelled', change.message?.id]),
    ...(record.labelsRemoved ?? []).map((change) => ['unlabelled', change.message?.id]),
  ]);
};
const subjects = async () => {
  const { data } = await gmail.users.drafts.list(me);
  const got = (data.drafts ?? []).map(({ id }) => gmail.users.drafts.get({ ...me, id: id ?? '', format: 'metadata' }));
  return (await Promise.all(got)).map(
    (answer) => answer.data.message?.payload?.headers?.find((header) => header.name === 'Subject')?.value,
  );
};

test('drafts: a draft is a message of its own and is read by its draft id', async () => {
  const draft = await create({ subject: 'Plan' });
  expect(draft).toEqual({
    id: expect.stringMatching(/^r-?\d+$/),
    message: { id: expect.any(String), threadId: draft.message?.id, labelIds: ['DRAFT'] },
  });
  const raw = (await gmail.users.drafts.get({ ...me, id: draft.id ?? '', format: 'raw' })).data.message?.raw;
  expect(Buffer.from(raw ?? '', 'base64url')).toEqual(Buffer.from(mailOf({ from: ada, to: ben, subject: 'Plan' })));
  await expect(gmail.users.drafts.get({ ...me, id: draft.message?.id ?? '' })).rejects.toMatchObject({ status: 404 });
});

test('drafts: lists newest first, by page and by search', async () => {
  for (const subject of ['One', 'Two', 'Three']) await create({ subject });
  expect(await subjects()).toEqual(['Three', 'Two', 'One']);
  const first = (await gmail.users.drafts.list({ ...me, maxResults: 2 })).data;
  const pageToken = first.nextPageToken ?? '';
  const second = (await gmail.users.drafts.list({ ...me, maxResults: 2, pageToken })).data;
  expect([first.drafts?.length, second.drafts?.length, second.nextPageToken]).toEqual([2, 1, undefined]);
  expect((await gmail.users.drafts.list({ ...me, q: 'subject:two' })).data.drafts).toHaveLength(1);
});

test('drafts: an update keeps the draft id and changes the message id', async () => {
  const draft = await create({ subject: 'Plan' });
  const start = await cursor();
  const updated = (
    await gmail.users.drafts.update({ ...me, id: draft.id ?? '', requestBody: message({ subject: 'Plan B' }) })
  ).data;
  expect(updated.id).toBe(draft.id);
  expect(updated.message?.id).not.toBe(draft.message?.id);
  expect(await since(start)).toEqual([
    ['deleted', draft.message?.id],
    ['added', updated.message?.id],
  ]);
  expect(await subjects()).toEqual(['Plan B']);
  const old = gmail.users.messages.get({ ...me, id: draft.message?.id ?? '' });
  await expect(old).rejects.toMatchObject({ status: 404 });
});

test('drafts: sending creates a message with SENT and removes the draft', async () => {
  const draft = await create({ subject: 'Plan' });
  const start = await cursor();
  const sent = (await gmail.users.drafts.send({ ...me, requestBody: { id: draft.id ?? '' } })).data;
  expect(sent).toEqual({ id: expect.any(String), threadId: draft.message?.threadId, labelIds: ['SENT'] });
  expect(sent.id).not.toBe(draft.message?.id);
  expect(await since(start)).toEqual([
    ['deleted', draft.message?.id],
    ['added', sent.id],
  ]);
  await expect(gmail.users.drafts.get({ ...me, id: draft.id ?? '' })).rejects.toMatchObject({ status: 404 });
  const again = gmail.users.drafts.send({ ...me, requestBody: { id: draft.id ?? '' } });
  await expect(again).rejects.toMatchObject({ status: 404 });
  const bens = google.gmail(await google.signIn(ben));
  expect((await bens.users.messages.list({ ...me, q: 'subject:plan is:unread in:inbox' })).data.messages).toHaveLength(
    1,
  );
});

test('drafts: a lagging replica still shows a sent draft, but does not send it twice', async () => {
  await google.control('switches', { sentDraftsLingerMs: 3_000 });
  const draft = await create({ subject: 'Plan' });
  const id = draft.id ?? '';
  await gmail.users.drafts.send({ ...me, requestBody: { id } });
  expect((await gmail.users.drafts.get({ ...me, id })).data).toEqual(draft);
  await expect(gmail.users.drafts.send({ ...me, requestBody: { id } })).rejects.toMatchObject({ status: 404 });
  await google.control('clock', { advanceMs: 3_000 });
  await expect(gmail.users.drafts.get({ ...me, id })).rejects.toMatchObject({ status: 404 });
});

test('drafts: a draft that cannot be sent stays', async () => {
  const draft = await create({ to: '' });
  const sending = gmail.users.drafts.send({ ...me, requestBody: { id: draft.id ?? '' } });
  await expect(sending).rejects.toMatchObject({ status: 400, message: 'Recipient address required' });
  expect((await gmail.users.drafts.get({ ...me, id: draft.id ?? '' })).data.message?.id).toBe(draft.message?.id);
});

test('drafts: send may carry the last version', async () => {
  const draft = await create({ subject: 'Plan' });
  const sent = await gmail.users.drafts.send({
    ...me,
    requestBody: { id: draft.id ?? '', ...message({ subject: 'The last plan' }) },
  });
  const got = await gmail.users.messages.get({ ...me, id: sent.data.id ?? '', format: 'metadata' });
  expect(got.data.payload?.headers).toContainEqual({ name: 'Subject', value: 'The last plan' });
});

test('drafts: deleting a draft deletes its message, and the reverse', async () => {
  const [first, second] = [await create(), await create()];
  expect((await gmail.users.drafts.delete({ ...me, id: first.id ?? '' })).status).toBe(204);
  await expect(gmail.users.messages.get({ ...me, id: first.message?.id ?? '' })).rejects.toMatchObject({ status: 404 });
  await google.control('delete-message', { mailbox: ada, id: second.message?.id });
  await expect(gmail.users.drafts.get({ ...me, id: second.id ?? '' })).rejects.toMatchObject({ status: 404 });
  expect((await gmail.users.drafts.list(me)).data.drafts).toBeUndefined();
});

test('drafts: a draft joins the named thread only if it replies there under the same subject', async () => {
  const threadId = (await gmail.users.messages.list({ ...me, q: 'subject:"letter 5"' })).data.messages?.[0]?.threadId;
  const answer = { subject: 'Re: Letter 5', inReplyTo: '<l5@far.example>' };
  const draft = await create(answer, { threadId });
  expect(draft.message?.threadId).toBe(threadId);
  const save = async (words: Words, more: object) =>
    (await gmail.users.drafts.update({ ...me, id: draft.id ?? '', requestBody: message(words, more) })).data.message
      ?.threadId;
  expect(await save({ ...answer, text: 'More.' }, { threadId })).toBe(threadId);
  expect(await save({ ...answer, subject: 'Re: Letter 6' }, { threadId })).not.toBe(threadId);
  expect(await save({ ...answer, text: 'Yet more.' }, { threadId })).toBe(threadId);
  expect(await save(answer, {})).not.toBe(threadId);
});

test('drafts: a draft alone in its thread stays there while the thread is named and the subject stays', async () => {
  const draft = await create({ subject: 'Plan' });
  const { threadId } = draft.message ?? {};
  const save = async (subject: string) =>
    (
      await gmail.users.drafts.update({
        ...me,
        id: draft.id ?? '',
        requestBody: message({ subject, text: 'More.' }, { threadId }),
      })
    ).data.message?.threadId;
  expect(await save('Plan')).toBe(threadId);
  expect(await save('Plan B')).not.toBe(threadId);
});

test('drafts: without a named thread a draft starts one and ignores its headers', async () => {
  const threads = (await gmail.users.threads.list(me)).data.threads?.map((thread) => thread.id);
  const draft = await create({ subject: 'Re: Letter 5', inReplyTo: '<l5@far.example>' });
  expect(threads).not.toContain(draft.message?.threadId);
});

test.each([
  ['no message', {}],
  ['no raw', { message: { threadId: '1' } }],
  ['raw that is no base64', { message: { raw: '<hello>' } }],
])('drafts: refuses a draft with %s', async (_, requestBody) => {
  await expect(gmail.users.drafts.create({ ...me, requestBody })).rejects.toMatchObject({ status: 400 });
});

test('drafts: nobody can set the labels DRAFT and SENT by hand', async () => {
  const id = (await create()).message?.id ?? '';
  const change = gmail.users.messages.modify({ ...me, id, requestBody: { removeLabelIds: ['DRAFT'] } });
  await expect(change).rejects.toMatchObject({ status: 400 });
});
