import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { ada } from '#emulators/google/small-seed.ts';
import { startTestGoogle, type TestGoogle } from '#emulators/google/test-google.ts';
import { writeLetter } from './letter.ts';
import { planMails } from './plan.ts';

let google: TestGoogle;
const now = new Date('2026-06-15T12:00:00Z');
const yearMs = 365.25 * 86_400_000;
const filled = z.object({ messages: z.number(), threads: z.number(), inbox: z.number(), historyId: z.string() });
const listed = z.object({
  messages: z.array(
    z.object({ id: z.string(), threadId: z.string(), at: z.coerce.date(), labelIds: z.array(z.string()) }),
  ),
});

beforeAll(async () => {
  google = await startTestGoogle({
    now: () => now,
    seed: () => ({
      accounts: [{ sub: '1', email: ada, name: 'Ada Small', givenName: 'Ada', familyName: 'Small', locale: 'en' }],
      labels: {},
      mail: [],
    }),
  });
});
beforeEach(async () => {
  await google.control('reset', {});
  await google.control('quota', { profile: 'off' });
});
afterAll(() => google.stop());

const fill = async (more: object) =>
  filled.parse(await (await google.control('fill', { user: ada, messages: 300, ...more })).json());
const mailbox = async () => listed.parse(await (await google.control(`mailbox?email=${ada}`)).json()).messages;

test('fill: makes the asked number of mails, spread over the years and the inbox', async () => {
  const answer = await fill({ years: 2, inbox: 40, labels: ['Receipts'] });
  const messages = await mailbox();
  expect([answer.messages, answer.inbox, messages.length]).toEqual([300, 40, 300]);
  expect(new Set(messages.map((message) => message.threadId)).size).toBe(answer.threads);
  expect(messages.filter(({ labelIds }) => labelIds.includes('INBOX'))).toHaveLength(40);
  const oldest = messages[0]?.at.getTime() ?? 0;
  expect(oldest).toBeGreaterThanOrEqual(now.getTime() - 2 * yearMs);
  expect(oldest).toBeLessThan(now.getTime() - 1.8 * yearMs);
  const labelled = messages.filter(({ labelIds }) => labelIds.includes('Label_1')).length;
  expect(labelled).toBeGreaterThan(12);
  expect(labelled).toBeLessThan(60);
});

test('fill: the same seed makes the same mailbox, another seed another one', async () => {
  await fill({ seed: 7, messages: 100 });
  const first = await mailbox();
  await google.control('reset', {});
  await fill({ seed: 7, messages: 100 });
  expect(await mailbox()).toEqual(first);
  await google.control('reset', {});
  await fill({ seed: 8, messages: 100 });
  expect(await mailbox()).not.toEqual(first);
});

test('fill: mails have threads, a search index and a history', async () => {
  const gmail = google.gmail(await google.signIn(ada));
  const startHistoryId = (await gmail.users.getProfile({ userId: 'me' })).data.historyId ?? '';
  await fill({ messages: 120 });
  const { data } = await gmail.users.history.list({ userId: 'me', startHistoryId, maxResults: 500 });
  expect(data.history).toHaveLength(120);
  const { data: listing } = await gmail.users.messages.list({ userId: 'me', q: 'subject:re from:me', maxResults: 1 });
  const message = listing.messages?.[0];
  const { data: thread } = await gmail.users.threads.get({ userId: 'me', id: message?.threadId ?? '' });
  const headers = (name: string) =>
    (thread.messages ?? []).map(
      ({ payload }) => payload?.headers?.find((header) => header.name === name)?.value ?? undefined,
    );
  expect(headers('In-Reply-To').slice(1)).toEqual(headers('Message-ID').slice(0, -1));
});

test('fill: kinds, lengths and words vary', () => {
  const mails = planMails({ count: 2_000, seed: 3, from: 0, to: now.getTime() });
  const texts = mails.map((mail) =>
    Buffer.from(writeLetter(mail, { seed: 3, owner: { name: 'Ada', email: ada } })).toString('utf8'),
  );
  const count = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  expect(count(/^List-Unsubscribe:/m)).toBeGreaterThan(300);
  expect(count(/^In-Reply-To:/m)).toBeGreaterThan(300);
  expect(count(/filename="figures.csv"/)).toBeGreaterThan(10);
  const rare = texts.flatMap((text) => /^The keyword is (\w+)/m.exec(text)?.[1] ?? []);
  expect(rare.length).toBeGreaterThan(20);
  expect(new Set(rare).size).toBe(rare.length);
  expect(Math.max(...texts.map((text) => text.length))).toBeGreaterThan(3_000);
  expect(Math.max(...texts.flatMap((text) => text.split('\r\n').map((line) => Buffer.byteLength(line))))).toBeLessThan(
    998,
  );
});

test.each([{ user: 'nobody@small.example', messages: 1 }, { user: ada, messages: 0 }, { user: ada }])(
  'fill: refuses %j',
  async (order) => {
    expect((await google.control('fill', order)).ok).toBe(false);
  },
);
