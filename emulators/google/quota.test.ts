/** Quota units: what is charged, when it is refused, and how the minute slides. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ada, ben } from './small-seed.ts';
import { startTrial, type Trial } from './trial.ts';

let trial: Trial;
let at = Date.parse('2026-06-15T12:00:00Z');
let token = '';

beforeAll(async () => {
  trial = await startTrial({ now: () => new Date(at) });
});
beforeEach(async () => {
  await trial.control('reset', {});
  token = (await trial.signIn(ada)).access_token;
});
afterAll(() => trial.stop());

async function modifyMany(times: number): Promise<number[]> {
  const body = { ids: [], addLabelIds: ['STARRED'] };
  const answers: number[] = [];
  for (let count = 0; count < times; count += 1) {
    answers.push((await trial.post('/gmail/v1/users/me/messages/batchModify', token, body)).status);
  }
  return answers;
}

async function spent(): Promise<unknown> {
  return (await trial.control('quota')).json();
}

test('each call costs what the table of 2026 says', async () => {
  const users = '/gmail/v1/users/me';
  const costs: [string, number][] = [
    ['profile', 1],
    ['labels', 1],
    ['messages', 5],
    ['messages/00000000000000aa', 20],
    ['threads', 10],
    ['history?startHistoryId=1', 2],
  ];
  let total = 0;
  for (const [path, units] of costs) {
    await trial.get(`${users}/${path}`, token);
    total += units;
    expect(await spent()).toMatchObject({ spent: { [ada]: total } });
  }
});

test('beyond 6,000 units in a minute comes 429 in the shape of Google, and it slides', async () => {
  expect(new Set(await modifyMany(120))).toEqual(new Set([204]));
  at += 30_000;
  const refused = await trial.get('/gmail/v1/users/me/profile', token);
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { error: { status: 'RESOURCE_EXHAUSTED', errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded' }] } },
  ]);
  const bens = (await trial.signIn(ben)).access_token;
  expect((await trial.get('/gmail/v1/users/me/profile', bens)).status).toBe(200);
  at += 30_000;
  expect((await trial.get('/gmail/v1/users/me/profile', token)).status).toBe(200);
});

test('older projects have more, and quota can be off', async () => {
  await trial.control('quota', { profile: 'legacy' });
  expect((await modifyMany(121)).at(-1)).toBe(204);
  await trial.control('quota', { profile: '2026' });
  expect(await modifyMany(1)).toEqual([429]);
  await trial.control('quota', { profile: 'off' });
  expect(await modifyMany(1)).toEqual([204]);
});

test('calls that are refused for other reasons cost nothing', async () => {
  await trial.get('/gmail/v1/users/me/profile');
  await trial.get(`/gmail/v1/users/${ben}/profile`, token);
  expect(await spent()).toMatchObject({ spent: {} });
});
