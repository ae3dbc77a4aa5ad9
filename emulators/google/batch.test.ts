import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ada } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
let token = '';
const users = '/gmail/v1/users/me';

beforeAll(async () => {
  google = await startTestGoogle();
});
beforeEach(async () => {
  await google.control('reset', {});
  token = (await google.signIn(ada)).access_token;
});
afterAll(() => google.stop());

const send = (calls: string[], path = '/batch/gmail/v1', headers: Record<string, string> = {}): Promise<Response> => {
  const parts = calls.map(
    (call, at) => `--edge\r\nContent-Type: application/http\r\nContent-ID: <call-${at}>\r\n\r\n${call}\r\n`,
  );
  return fetch(google.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/mixed; boundary="edge"', ...headers },
    body: `${parts.join('')}--edge--`,
  });
};

const statuses = async (answer: Response): Promise<number[]> =>
  [...(await answer.text()).matchAll(/^HTTP\/1\.1 (\d+)/gm)].map((match) => Number(match[1]));

const ids = async (): Promise<string[]> => {
  const { data } = await google.gmail({ access_token: token }).users.messages.list({ userId: 'me' });
  return (data.messages ?? []).map((message) => message.id ?? '');
};

test('batch: each part has its own status and the id of its request', async () => {
  const [id = ''] = await ids();
  const answer = await send([
    `GET ${users}/messages/${id}?format=raw`,
    `GET ${users}/messages/00000000000000aa HTTP/1.1\r\nAccept: application/json\r\n`,
    `POST ${users}/messages/${id}/modify\r\nContent-Type: application/json\r\n\r\n{"removeLabelIds":["UNREAD"]}`,
    `GET ${users}/profile\r\nAuthorization: Bearer other\r\n`,
  ]);
  expect(answer.headers.get('content-type')).toMatch(/^multipart\/mixed; boundary=batch_/);
  const text = await answer.text();
  expect([...text.matchAll(/Content-ID: (\S+)/g)].map((match) => match[1])).toEqual(
    [0, 1, 2, 3].map((at) => `<response-call-${at}>`),
  );
  expect([...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map((match) => match[1])).toEqual(['200', '404', '200', '401']);
  expect(text).toContain('"labelIds":["INBOX"]');
});

test('batch: parts cost quota one by one, and only those beyond it fail', async () => {
  const [id = ''] = await ids();
  const full = Array.from({ length: 100 }, () => `GET ${users}/messages/${id}?format=minimal`);
  for (let round = 0; round < 2; round += 1) expect(new Set(await statuses(await send(full)))).toEqual(new Set([200]));
  const third = await statuses(await send(full));
  expect(third.filter((status) => status === 200)).toHaveLength(99);
  expect(third.filter((status) => status === 429)).toHaveLength(1);
});

test('batch: takes at most a hundred calls', async () => {
  const call = `GET ${users}/labels`;
  expect((await send(Array.from({ length: 101 }, () => call))).status).toBe(413);
  expect((await send([])).status).toBe(400);
  expect((await send([call], '/batch', { 'content-type': 'application/json' })).status).toBe(400);
  expect((await send(['what is this'])).status).toBe(400);
});

test('batch: cannot reach another batch, the control plane or another host', async () => {
  const answer = await send([
    'POST /batch/gmail/v1',
    'POST /_local/reset',
    'GET https://evil.example/gmail/v1/users/me/labels',
  ]);
  expect(await statuses(answer)).toEqual([400, 400, 400]);
  expect((await ids()).length).toBe(5);
});

test('batch: a fault affects single parts', async () => {
  const [first = '', second = ''] = await ids();
  await google.control('faults', {
    path: `/gmail/v1/users/me/messages/${second}`,
    status: 429,
    retryAfter: 7,
    times: 1,
  });
  const calls = [first, second].map((id) => `GET ${users}/messages/${id}?format=minimal`);
  const answer = await (await send(calls)).text();
  expect([...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map((match) => match[1])).toEqual(['200', '429']);
  expect(answer).toContain('retry-after: 7');
  expect(await statuses(await send(calls))).toEqual([200, 200]);
});
