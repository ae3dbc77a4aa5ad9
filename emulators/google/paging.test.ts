/** Lists cover existing mail exactly once, no matter what arrives between two pages. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, mailOf } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

let google: TestGoogle;
let gmail: ReturnType<TestGoogle['gmail']>;

beforeAll(async () => {
  google = await startTestGoogle();
  gmail = google.gmail(await google.signIn(ada));
  await google.control('quota', { profile: 'off' });
});
afterAll(() => google.stop());

/** After each page the next number of messages arrives, some older than the listed ones. */
const listWhileMailArrives = async (maxResults: number, arrivals: number[]): Promise<string[]> => {
  const seen: string[] = [];
  const waiting = [...arrivals];
  let pageToken: string | undefined;
  do {
    const { data } = await gmail.users.messages.list({ userId: 'me', maxResults, ...(pageToken ? { pageToken } : {}) });
    seen.push(...(data.messages ?? []).map((message) => message.id ?? ''));
    pageToken = data.nextPageToken ?? undefined;
    for (let left = waiting.shift() ?? 0; left > 0; left -= 1) {
      await google.deliver(ada, mailOf({}), left % 3 === 0 ? { at: '2020-01-01T00:00:00Z' } : {});
    }
  } while (pageToken);
  return seen;
};

test('offset page tokens shift when mail arrives', async () => {
  await google.control('switches', { pageTokens: 'offset' });
  const { data } = await gmail.users.messages.list({ userId: 'me' });
  const there = (data.messages ?? []).map((message) => message.id ?? '');
  const seen = await listWhileMailArrives(2, [1, 1]);
  expect(seen.length).toBeGreaterThan(new Set(seen).size);
  expect(new Set(seen)).toEqual(new Set(there));
  await google.control('reset', {});
  await google.control('quota', { profile: 'off' });
  gmail = google.gmail(await google.signIn(ada));
});

test('list pages cover the mailbox exactly while mail arrives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 5 }),
      async (count, pageSize, arrivals) => {
        for (let at = 0; at < count; at += 1) await google.deliver(ada, mailOf({}));
        const { data } = await gmail.users.messages.list({ userId: 'me', maxResults: 500 });
        const there = (data.messages ?? []).map((message) => message.id ?? '');
        const seen = await listWhileMailArrives(Math.max(pageSize, Math.ceil(there.length / 8)), arrivals);
        expect(new Set(seen).size).toBe(seen.length);
        expect(there.filter((id) => !seen.includes(id))).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
});
