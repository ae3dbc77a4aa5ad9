import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ada, mailOf } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
let gmail: ReturnType<TestGoogle['gmail']>;
const me = { userId: 'me' };

beforeAll(async () => {
  google = await startTestGoogle();
});
beforeEach(async () => {
  await google.control('reset', {});
  await google.control('quota', { profile: 'off' });
  gmail = google.gmail(await google.signIn(ada));
});
afterAll(() => google.stop());

const create = async (requestBody: object) => (await gmail.users.labels.create({ ...me, requestBody })).data;
const idOf = async (name: string) =>
  (await gmail.users.labels.list(me)).data.labels?.find((label) => label.name === name)?.id ?? '';

test('labels: a new label has an id, visibility and colour', async () => {
  const color = { textColor: '#000000', backgroundColor: '#16a766' };
  const label = await create({ name: ' Clients/North ', labelListVisibility: 'labelShowIfUnread', color });
  expect(label).toEqual({
    id: expect.stringMatching(/^Label_\d+$/),
    name: 'Clients/North',
    type: 'user',
    messageListVisibility: 'show',
    labelListVisibility: 'labelShowIfUnread',
    color,
  });
  expect((await gmail.users.labels.list(me)).data.labels).toContainEqual(label);
});

test.each([
  ['a name that is taken', { name: 'Board papers' }, 409],
  ['a name that is taken in other letters', { name: 'BOARD PAPERS' }, 409],
  ['a name of Gmail itself', { name: 'Inbox' }, 400],
  ['no name', {}, 400],
  ['an empty name', { name: '  ' }, 400],
  ['a color that is none', { name: 'New', color: { textColor: 'red', backgroundColor: '#000000' } }, 400],
])('labels: refuses %s', async (_, requestBody, status) => {
  await expect(create(requestBody)).rejects.toMatchObject({ status });
});

test('labels: patch changes the named fields, and messages keep the label', async () => {
  const id = await idOf('Board papers');
  await google.deliver(ada, mailOf({}), { labels: [id] });
  const patched = (await gmail.users.labels.patch({ ...me, id, requestBody: { name: 'Board' } })).data;
  expect(patched).toMatchObject({ id, name: 'Board', labelListVisibility: 'labelShow' });
  const requestBody = { id, name: 'Board', labelListVisibility: 'labelHide' };
  await gmail.users.labels.update({ ...me, id, requestBody });
  expect((await gmail.users.labels.get({ ...me, id })).data).toMatchObject({
    name: 'Board',
    labelListVisibility: 'labelHide',
    messagesTotal: 1,
    messagesUnread: 0,
    threadsTotal: 1,
    threadsUnread: 0,
  });
  expect((await gmail.users.messages.list({ ...me, q: 'label:board' })).data.messages).toHaveLength(1);
});

test('labels: two labels cannot share a name', async () => {
  const other = await create({ name: 'Other' });
  const rename = gmail.users.labels.patch({ ...me, id: other.id ?? '', requestBody: { name: 'Board papers' } });
  await expect(rename).rejects.toMatchObject({ status: 409 });
});

test('labels: deleting removes it from messages with history records, and its id never returns', async () => {
  const id = await idOf('Board papers');
  await google.deliver(ada, mailOf({ subject: 'One' }), { labels: ['INBOX', id] });
  await google.deliver(ada, mailOf({ subject: 'Two' }), { labels: [id] });
  const startHistoryId = (await gmail.users.getProfile(me)).data.historyId ?? '';
  expect((await gmail.users.labels.delete({ ...me, id })).status).toBe(204);
  const { data } = await gmail.users.history.list({ ...me, startHistoryId });
  const removed = (data.history ?? []).flatMap((record) => record.labelsRemoved ?? []);
  expect(removed.map((change) => [change.labelIds, change.message?.labelIds])).toEqual([
    [[id], ['INBOX']],
    [[id], undefined],
  ]);
  await expect(gmail.users.labels.get({ ...me, id })).rejects.toMatchObject({ status: 404 });
  await expect(gmail.users.labels.delete({ ...me, id })).rejects.toMatchObject({ status: 404 });
  const gone = gmail.users.messages.list({ ...me, labelIds: [id] });
  await expect(gone).rejects.toMatchObject({ status: 400 });
  expect((await create({ name: 'Board papers' })).id).not.toBe(id);
});

test('labels: system labels cannot change', async () => {
  await expect(gmail.users.labels.delete({ ...me, id: 'INBOX' })).rejects.toMatchObject({ status: 400 });
  const rename = gmail.users.labels.patch({ ...me, id: 'INBOX', requestBody: { name: 'Mine' } });
  await expect(rename).rejects.toMatchObject({ status: 400 });
});
