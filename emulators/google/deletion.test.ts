import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ada, mailOf } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
let gmail: ReturnType<TestGoogle['gmail']>;
const me = { userId: 'me' };
const absent = '00000000000000aa';

beforeAll(async () => {
  google = await startTestGoogle();
});
beforeEach(async () => {
  await google.control('reset', {});
  await google.control('quota', { profile: 'off' });
  gmail = google.gmail(await google.signIn(ada, { scope: 'openid email https://mail.google.com/' }));
});
afterAll(() => google.stop());

const ids = async () => {
  const { data } = await gmail.users.messages.list({ ...me, includeSpamTrash: true });
  return (data.messages ?? []).map((message) => message.id ?? '');
};

test('deleting: a message is deleted once', async () => {
  const [id = ''] = await ids();
  const startHistoryId = (await gmail.users.getProfile(me)).data.historyId ?? '';
  expect((await gmail.users.messages.delete({ ...me, id })).status).toBe(204);
  expect(await ids()).not.toContain(id);
  const { data } = await gmail.users.history.list({ ...me, startHistoryId });
  expect(data.history?.map((record) => record.messagesDeleted?.[0]?.message?.id)).toEqual([id]);
  await expect(gmail.users.messages.delete({ ...me, id })).rejects.toMatchObject({ status: 404 });
});

test('deleting: batchDelete takes up to a thousand ids and skips missing ones', async () => {
  const before = await ids();
  const requestBody = { ids: [...before.slice(0, 2), absent] };
  expect((await gmail.users.messages.batchDelete({ ...me, requestBody })).status).toBe(204);
  expect(await ids()).toEqual(before.slice(2));
  const tooMany = { ids: Array.from({ length: 1_001 }, (_, at) => at.toString(16)) };
  const refused = gmail.users.messages.batchDelete({ ...me, requestBody: tooMany });
  await expect(refused).rejects.toMatchObject({ status: 400 });
});

test('deleting: a thread goes as a whole', async () => {
  await google.deliver(ada, mailOf({ subject: 'Re: Letter 5', inReplyTo: '<l5@far.example>' }));
  const id = (await gmail.users.messages.list({ ...me, q: 'subject:"letter 5"' })).data.messages?.[0]?.threadId ?? '';
  expect((await gmail.users.threads.delete({ ...me, id })).status).toBe(204);
  await expect(gmail.users.threads.get({ ...me, id })).rejects.toMatchObject({ status: 404 });
  expect(await ids()).toHaveLength(4);
  await expect(gmail.users.threads.delete({ ...me, id })).rejects.toMatchObject({ status: 404 });
});

test('deleting: gmail.modify may trash but not delete', async () => {
  const modest = google.gmail(await google.signIn(ada));
  const [id = ''] = await ids();
  await modest.users.messages.trash({ ...me, id });
  for (const act of [
    () => modest.users.messages.delete({ ...me, id }),
    () => modest.users.messages.batchDelete({ ...me, requestBody: { ids: [id] } }),
    () => modest.users.threads.delete({ ...me, id }),
  ]) {
    await expect(act()).rejects.toMatchObject({ status: 403, message: /insufficient authentication scopes/ });
  }
  expect(await ids()).toContain(id);
});

test('threads.get accepts every format except raw', async () => {
  const [id = ''] = await ids();
  await expect(gmail.users.threads.get({ ...me, id, format: 'raw' })).rejects.toMatchObject({ status: 400 });
});
