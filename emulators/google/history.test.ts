import { afterEach, beforeEach, expect, test } from 'vitest';
import { ada, mailOf } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
let gmail: ReturnType<TestGoogle['gmail']>;
const me = { userId: 'me' };

beforeEach(async () => {
  google = await startTestGoogle();
  gmail = google.gmail(await google.signIn(ada));
});
afterEach(() => google.stop());

const anchor = async (): Promise<string> => (await gmail.users.getProfile(me)).data.historyId ?? '';

const someId = async (): Promise<string> =>
  (await gmail.users.messages.list({ ...me, maxResults: 1 })).data.messages?.[0]?.id ?? '';

test('history: no change means no history field', async () => {
  const startHistoryId = await anchor();
  const { data } = await gmail.users.history.list({ ...me, startHistoryId });
  expect(data).toEqual({ historyId: startHistoryId });
});

test('history: each change is one record, in order', async () => {
  const startHistoryId = await anchor();
  const id = await someId();
  await google.deliver(ada, mailOf({ subject: 'New' }));
  await gmail.users.messages.modify({
    ...me,
    id,
    requestBody: { addLabelIds: ['STARRED'], removeLabelIds: ['INBOX'] },
  });
  await google.control('delete-message', { mailbox: ada, id });
  const { data } = await gmail.users.history.list({ ...me, startHistoryId });
  const kinds = data.history?.map((record) => Object.keys(record).at(-1));
  expect(kinds).toEqual(['messagesAdded', 'labelsAdded', 'labelsRemoved', 'messagesDeleted']);
  expect(data.history?.[1]?.labelsAdded).toMatchObject([{ message: { id }, labelIds: ['STARRED'] }]);
  expect(data.historyId).toBe(data.history?.at(-1)?.id);
});

test('history: a change without effect leaves no record', async () => {
  const startHistoryId = await anchor();
  await gmail.users.messages.modify({ ...me, id: await someId(), requestBody: { addLabelIds: ['INBOX'] } });
  expect((await gmail.users.history.list({ ...me, startHistoryId })).data.history).toBeUndefined();
});

test('history: filters by type and label', async () => {
  const startHistoryId = await anchor();
  await google.deliver(ada, mailOf({ subject: 'New' }));
  await gmail.users.messages.modify({ ...me, id: await someId(), requestBody: { addLabelIds: ['Label_1'] } });
  const added = await gmail.users.history.list({ ...me, startHistoryId, historyTypes: ['messageAdded'] });
  expect(added.data.history).toHaveLength(1);
  const labelled = await gmail.users.history.list({ ...me, startHistoryId, labelId: 'Label_1' });
  expect(labelled.data.history?.[0]?.labelsAdded).toHaveLength(1);
  expect(labelled.data.history).toHaveLength(1);
});

test('history: pages cover every record once', async () => {
  const startHistoryId = await anchor();
  for (let at = 0; at < 7; at += 1) await google.deliver(ada, mailOf({ subject: `New ${at}` }));
  const seen: string[] = [];
  let pageToken: string | undefined;
  do {
    const { data } = await gmail.users.history.list({
      ...me,
      startHistoryId,
      maxResults: 3,
      ...(pageToken ? { pageToken } : {}),
    });
    seen.push(...(data.history ?? []).map((record) => record.id ?? ''));
    pageToken = data.nextPageToken ?? undefined;
  } while (pageToken);
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
});

test('history: an old cursor is 404, an invalid one 400', async () => {
  const startHistoryId = await anchor();
  await google.control('expire-history', { email: ada });
  await expect(gmail.users.history.list({ ...me, startHistoryId })).rejects.toMatchObject({ status: 404 });
  await expect(gmail.users.history.list({ ...me, startHistoryId: 'soon' })).rejects.toMatchObject({ status: 400 });
  await expect(gmail.users.history.list(me)).rejects.toMatchObject({ status: 400 });
  const { data } = await gmail.users.history.list({ ...me, startHistoryId: await anchor() });
  expect(data.history).toBeUndefined();
});

test('history: ids beyond 2^53 keep every digit', async () => {
  const startHistoryId = await anchor();
  await google.control('history', { email: ada, to: '90071992547409931' });
  await google.deliver(ada, mailOf({ subject: 'Far' }));
  const { data } = await gmail.users.history.list({ ...me, startHistoryId });
  expect(data.history?.map((record) => record.id)).toEqual(['90071992547409932']);
  expect(data.historyId).toBe('90071992547409932');
});
