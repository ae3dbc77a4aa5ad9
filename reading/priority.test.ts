import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { queueOf } from './priority.ts';

type Facts = {
  from?: string;
  asks?: boolean;
  bulk?: boolean;
  sent?: number;
  labels?: string[];
  hour?: number;
  meeting?: boolean;
};

const thread = (id: string, facts: Facts = {}): Thread => ({
  id: ThreadId.parse(id),
  sender: { received: 1, sent: facts.sent ?? 0 },
  messages: [
    {
      id: MessageId.parse(`m-${id}`),
      from: { name: 'Maya', email: facts.from ?? 'maya@northwind.example' },
      to: [],
      cc: [],
      subject: '',
      at: `2026-11-20T${String(facts.hour ?? 8).padStart(2, '0')}:00:00Z`,
      labels: facts.labels ?? ['INBOX'],
      reading: {
        version: 1,
        paragraphs: [['Could you sign?', 'It is short.']],
        summary: '',
        asks: facts.asks ?? false,
        bulk: facts.bulk ?? false,
      },
      attachments: [],
      invitation: facts.meeting
        ? { method: 'request', title: 'x', startsAt: '2026-11-20T15:00:00Z', endsAt: null }
        : null,
      state: 'parsed',
    },
  ],
});

const situation = { now: new Date('2026-11-20T12:00:00Z'), ownAddress: 'alex@northwind.example' };

const order = (threads: Thread[], pinned: string[] = []): string =>
  queueOf(threads, { ...situation, pinned: pinned.map((id) => ThreadId.parse(id)) })
    .queue.map((item) => item.threadId)
    .join(' ');

test('questions and meetings come first, then people the person writes to, then others', () => {
  const threads = [
    thread('other', { hour: 11 }),
    thread('known', { sent: 2, hour: 9 }),
    thread('asks', { asks: true, hour: 7 }),
    thread('meeting', { meeting: true, bulk: true, hour: 6 }),
  ];
  expect(order(threads)).toBe('asks meeting known other');
});

test('bulk is set aside, newest first, and a starred newsletter is not', () => {
  const threads = [
    thread('old', { bulk: true, hour: 6 }),
    thread('new', { bulk: true, hour: 7, asks: true }),
    thread('star', { bulk: true, labels: ['INBOX', 'STARRED'] }),
  ];
  const { queue, aside } = queueOf(threads, situation);
  expect(queue.map((item) => item.threadId)).toEqual(['star']);
  expect(aside.map((item) => [item.threadId, item.tier])).toEqual([
    ['new', 3],
    ['old', 3],
  ]);
});

test('within a tier unread comes before read, then newest first, then the id', () => {
  const threads = [
    thread('read', { hour: 11 }),
    thread('b', { labels: ['INBOX', 'UNREAD'] }),
    thread('a', { labels: ['INBOX', 'UNREAD'] }),
    thread('newest', { labels: ['INBOX', 'UNREAD'], hour: 9 }),
  ];
  expect(order(threads)).toBe('newest a b read');
});

test('a question from a stranger does not pass those of colleagues and of people the person writes to', () => {
  const threads = [
    thread('snare', { asks: true, from: 'maya@secure-mail.example', hour: 11 }),
    thread('customer', { asks: true, from: 'amara@helio.example', sent: 1, hour: 7 }),
    thread('colleague', { asks: true, hour: 6 }),
  ];
  expect(order(threads)).toBe('customer colleague snare');
});

test('an address at a service for everyone makes nobody a colleague', () => {
  const threads = [
    thread('stranger', { asks: true, from: 'someone@gmail.com', hour: 11 }),
    thread('friend', { asks: true, from: 'dana@gmail.com', sent: 3, hour: 6 }),
  ];
  const { queue } = queueOf(threads, { ...situation, ownAddress: 'alex@gmail.com' });
  expect(queue.map((item) => item.threadId)).toEqual(['friend', 'stranger']);
});

test('a star lifts a thread by one tier', () => {
  expect(
    order([thread('known', { sent: 1, hour: 9 }), thread('star', { labels: ['INBOX', 'STARRED'], hour: 10 })]),
  ).toBe('star known');
});

test('only the inbox is read, and nothing from the trash', () => {
  expect(
    order([thread('in'), thread('out', { labels: ['SENT'] }), thread('gone', { labels: ['INBOX', 'TRASH'] })]),
  ).toBe('in');
});

test('what is on the screen keeps its place, arrivals enter below the current thread', () => {
  const threads = [
    thread('now', { hour: 5 }),
    thread('later', { sent: 1, hour: 6 }),
    thread('urgent', { asks: true, hour: 7 }),
    thread('minor', { hour: 4 }),
  ];
  expect(order(threads, ['now', 'later', 'gone', 'now'])).toBe('now urgent later minor');
});

test('every thread has its length', () => {
  expect(queueOf([thread('a')], situation).queue[0]?.seconds).toBe(3);
});

test('the order does not depend on how the threads arrive, and loses none', () => {
  const facts = fc.record({ asks: fc.boolean(), sent: fc.nat(1), hour: fc.integer({ min: 1, max: 3 }) });
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 12 }), fc.array(fc.nat(12)), (all, pins) => {
      const threads = all.map((one, index) => thread(`t${index}`, one));
      const pinned = pins.map((pin) => `t${pin}`);
      const one = order(threads, pinned);
      expect(order(threads.toReversed(), pinned)).toBe(one);
      expect(one.split(' ').filter(Boolean).toSorted()).toEqual(threads.map((each) => String(each.id)).toSorted());
    }),
  );
});

test('a thread the person wrote last in comes with the lowest of people, and says so', () => {
  const answered = thread('answered', {
    labels: ['SENT', 'INBOX'],
    from: 'alex@northwind.example',
    asks: true,
    sent: 4,
  });
  const { queue } = queueOf([answered, thread('known', { sent: 2, hour: 7 })], situation);
  expect(queue.map(({ threadId, tier, why }) => [threadId, tier, why])).toEqual([
    ['known', 1, ''],
    ['answered', 2, 'you wrote last'],
  ]);
});
