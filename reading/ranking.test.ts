import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Answers, Label, Thread } from '#domain/mail.ts';
import { needAnswer, rankingOf } from './ranking.ts';

type Facts = {
  from?: string;
  asks?: boolean;
  bulk?: boolean;
  sent?: number;
  labels?: Label[];
  hour?: number;
  day?: number;
  meeting?: boolean;
  by?: string;
  answers?: Answers;
};

const thread = (id: string, facts: Facts = {}): Thread => ({
  id: ThreadId.parse(id),
  sender: { received: 1, sent: facts.sent ?? 0, ...(facts.answers ? { answers: facts.answers } : {}) },
  messages: [
    {
      id: MessageId.parse(`m-${id}`),
      from: { name: 'Maya', email: facts.from ?? 'maya@northwind.example' },
      to: [],
      cc: [],
      subject: '',
      at: `2026-11-${facts.day ?? 20}T${String(facts.hour ?? 8).padStart(2, '0')}:00:00Z`,
      labels: facts.labels ?? ['inbox'],
      reading: {
        version: 1,
        summary: '',
        asks: facts.asks ?? false,
        askWords: facts.asks ? 'needs a yes or no' : '',
        bulk: facts.bulk ?? false,
        seconds: 20,
        ...(facts.by ? { by: facts.by } : {}),
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

const order = (threads: Thread[]): string =>
  rankingOf(threads, situation)
    .queue.map((item) => item.threadId)
    .join(' ');

test('rankingOf: today’s meetings and questions first, then people the person writes to, then others', () => {
  const threads = [
    thread('other', { hour: 11 }),
    thread('known', { sent: 2, hour: 9 }),
    thread('asks', { asks: true, hour: 7 }),
    thread('meeting', { meeting: true, bulk: true, hour: 6 }),
  ];
  expect(order(threads)).toBe('meeting asks known other');
});

test('rankingOf sets bulk mail aside, newest first, except a starred newsletter', () => {
  const threads = [
    thread('old', { bulk: true, hour: 6 }),
    thread('new', { bulk: true, hour: 7, asks: true }),
    thread('star', { bulk: true, labels: ['inbox', 'starred'] }),
  ];
  const { queue, aside } = rankingOf(threads, situation);
  expect(queue.map((item) => item.threadId)).toEqual(['star']);
  expect(aside.map((item) => [item.threadId, item.tier])).toEqual([
    ['new', 3],
    ['old', 3],
  ]);
});

test('rankingOf: within a tier unread first, then newest, then by id', () => {
  const threads = [
    thread('read', { hour: 11 }),
    thread('b', { labels: ['inbox', 'unread'] }),
    thread('a', { labels: ['inbox', 'unread'] }),
    thread('newest', { labels: ['inbox', 'unread'], hour: 9 }),
  ];
  expect(order(threads)).toBe('newest a b read');
});

test('rankingOf: a stranger’s question stays behind colleagues and people the person writes to', () => {
  const threads = [
    thread('snare', { asks: true, from: 'maya@secure-mail.example', hour: 11 }),
    thread('customer', { asks: true, from: 'amara@helio.example', sent: 1, hour: 7 }),
    thread('colleague', { asks: true, hour: 6 }),
  ];
  expect(order(threads)).toBe('customer colleague snare');
});

test('rankingOf: the nearest deadline comes first, even just past, and counts for a week only', () => {
  const threads = [
    thread('none', { asks: true, hour: 11 }),
    thread('week', { asks: true, by: '2026-12-01' }),
    thread('friday', { asks: true, by: '2026-11-27' }),
    thread('monday', { asks: true, by: '2026-11-23', labels: ['inbox'] }),
    thread('past', { asks: true, by: '2026-11-19' }),
    thread('forgotten', { asks: true, by: '2026-11-01', hour: 6 }),
  ];
  expect(order(threads)).toBe('past monday friday none week forgotten');
});

test('rankingOf: a deadline from a stranger does not count', () => {
  const threads = [
    thread('snare', { asks: true, by: '2026-11-20', from: 'maya@secure-mail.example', hour: 11 }),
    thread('stranger', { asks: true, from: 'ben@elsewhere.example', hour: 11 }),
    thread('known', { sent: 1, from: 'amara@helio.example', hour: 6 }),
  ];
  expect(order(threads)).toBe('known snare stranger');
});

const rate = (answered: number, counted: number): Answers => ({
  counted,
  answered,
  withinHour: 0,
  withinDay: answered,
  quickLately: 0,
});

test('rankingOf: without deadlines, senders the person always answers come first and never answered ones last', () => {
  const threads = [
    thread('never', { asks: true, answers: rate(0, 9), hour: 11 }),
    thread('some', { asks: true, sent: 4, answers: rate(4, 9), hour: 10 }),
    thread('always', { asks: true, sent: 9, answers: rate(9, 9), hour: 7 }),
  ];
  expect(order(threads)).toBe('always some never');
});

test('rankingOf: an ignored stranger who keeps asking does not count as asking', () => {
  const asked = { asks: true, from: 'sales@elsewhere.example' } as const;
  const { queue } = rankingOf([thread('sale', { ...asked, answers: rate(0, 9) }), thread('first', asked)], situation);
  expect(queue.map(({ threadId, tier }) => [threadId, tier])).toEqual([
    ['first', 1],
    ['sale', 2],
  ]);
});

test('rankingOf: a repeated question comes before a single one', () => {
  const again = thread('again', { asks: true, hour: 6 });
  const [earlier] = thread('earlier', { asks: true, day: 17 }).messages;
  const reminded = { ...again, messages: [...(earlier ? [earlier] : []), ...again.messages] };
  expect(order([reminded, thread('once', { asks: true, hour: 11 })])).toBe('again once');
});

test('rankingOf: a shared public mail provider makes nobody a colleague', () => {
  const threads = [
    thread('stranger', { asks: true, from: 'someone@gmail.com', hour: 11 }),
    thread('friend', { asks: true, from: 'dana@gmail.com', sent: 3, hour: 6 }),
  ];
  const { queue } = rankingOf(threads, { ...situation, ownAddress: 'alex@gmail.com' });
  expect(queue.map((item) => item.threadId)).toEqual(['friend', 'stranger']);
});

test('rankingOf: a star lifts a thread by one tier', () => {
  expect(
    order([thread('known', { sent: 1, hour: 9 }), thread('star', { labels: ['inbox', 'starred'], hour: 10 })]),
  ).toBe('star known');
});

test('rankingOf ranks only the inbox, and nothing from the trash', () => {
  expect(
    order([thread('in'), thread('out', { labels: ['sent'] }), thread('gone', { labels: ['inbox', 'trash'] })]),
  ).toBe('in');
});

test('rankingOf: every thread has its full listening length', () => {
  // Two words and a pause for 'Maya: no subject.', and its text.
  expect(rankingOf([thread('a')], situation).queue[0]?.seconds).toBe(22);
});

test('rankingOf gives one order for any order of arrival, and loses no thread', () => {
  const facts = fc.record({ asks: fc.boolean(), sent: fc.nat(1), hour: fc.integer({ min: 1, max: 3 }) });
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 12 }), (all) => {
      const threads = all.map((one, index) => thread(`t${index}`, one));
      const one = order(threads);
      expect(order(threads.toReversed())).toBe(one);
      expect(one.split(' ').filter(Boolean).toSorted()).toEqual(threads.map((each) => String(each.id)).toSorted());
    }),
  );
});

const anyFacts = fc.record({
  asks: fc.boolean(),
  bulk: fc.boolean(),
  meeting: fc.boolean(),
  sent: fc.nat(1),
  hour: fc.nat(23),
  by: fc.constantFrom('2026-11-17', '2026-11-20', '2026-11-27'),
  day: fc.integer({ min: 10, max: 20 }),
  answers: fc.constantFrom(rate(0, 9), rate(9, 9), rate(1, 2)),
  labels: fc.constantFrom<Label[]>(
    ['inbox'],
    ['inbox', 'unread'],
    ['inbox', 'starred'],
    ['sent'],
    ['inbox', 'sent'],
    [],
  ),
});
/** An event of a mailbox: a thread arrives, changes or goes, or time passes. */
const happening = fc.oneof(
  fc.record({ id: fc.nat(8), facts: fc.option(anyFacts) }),
  fc.record({ hours: fc.integer({ min: -2, max: 60 }), minutes: fc.nat(59) }),
);

test('rankingOf: an incremental ranking equals a full one, after any change and any move of the clock', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 20 }), (happenings) => {
      const threads = new Map<string, Thread>();
      const moment = { ...situation, now: new Date('2026-11-18T22:00:00Z'), timeZone: 'Asia/Kathmandu' };
      let ranking = rankingOf([], moment);
      for (const one of happenings) {
        if ('hours' in one) moment.now = new Date(moment.now.getTime() + (one.hours * 60 + one.minutes) * 60_000);
        else if (one.facts === null) threads.delete(`t${one.id}`);
        else threads.set(`t${one.id}`, thread(`t${one.id}`, one.facts));
        ranking = rankingOf(threads.values(), { ...moment }, ranking);
        const anew = rankingOf(threads.values(), moment);
        expect({ queue: ranking.queue, aside: ranking.aside }).toEqual({ queue: anew.queue, aside: anew.aside });
      }
    }),
    { numRuns: 400 },
  );
});

test('rankingOf returns the same object when nothing changed', () => {
  const threads = [thread('a'), thread('b', { asks: true })];
  const ranking = rankingOf(threads, situation);
  expect(rankingOf(threads, { ...situation, now: new Date('2026-11-20T12:20:00Z') }, ranking)).toBe(ranking);
});

test('rankingOf makes a new item only for the thread that changed', () => {
  const threads = [thread('a'), thread('b')];
  const ranking = rankingOf(threads, situation);
  const after = rankingOf([thread('a', { asks: true }), ...threads.slice(1)], situation, ranking);
  expect(after.queue.map((item) => ranking.queue.includes(item))).toEqual([false, true]);
});

test('rankingOf: a thread that the person wrote in last is in the lowest tier of people, and says so', () => {
  const answered = thread('answered', {
    labels: ['sent', 'inbox'],
    from: 'alex@northwind.example',
    asks: true,
    sent: 4,
  });
  const { queue } = rankingOf([answered, thread('known', { sent: 2, hour: 7 })], situation);
  expect(queue.map(({ threadId, tier, why }) => [threadId, tier, why])).toEqual([
    ['known', 1, 'someone you write to'],
    ['answered', 2, 'you wrote last'],
  ]);
});

test('needAnswer counts threads of the queue in which somebody asks', () => {
  const threads = [
    thread('asked', { asks: true }),
    thread('told'),
    thread('stranger', { asks: true, from: 'sam@sale.example' }),
    thread('newsletter', { asks: true, bulk: true }),
    thread('archived', { asks: true, labels: [] }),
  ];
  const ownAddress = 'alex@northwind.example';
  const { ranks } = rankingOf(threads, { now: new Date('2026-11-20T12:00:00Z'), ownAddress });
  expect(needAnswer(ranks.values(), ownAddress)).toBe(2);
});
