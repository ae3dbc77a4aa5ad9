import { expect, test } from 'vitest';
import { formatsOf } from '#domain/formats.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Invitation, Message, SenderFacts, Thread } from '#domain/mail.ts';
import { askFieldsOf, askWords } from './ask-words.ts';
import { asksIn } from './asks.ts';
import { type RankingContext, reasonFor } from './reason.ts';
import { sentencesOf } from './sentences.ts';

const now = new Date('2026-11-20T09:00:00Z');

const thread = (text: string, message: Partial<Message> = {}): Thread => ({
  id: ThreadId.parse('t1'),
  sender: { received: 3, sent: 0 },
  messages: [
    {
      id: MessageId.parse('m1'),
      from: { name: 'Maya', email: 'maya@northwind.example' },
      to: [],
      cc: [],
      subject: 'Plan',
      at: '2026-11-20T08:00:00Z',
      labels: ['inbox', 'unread'],
      reading: {
        version: 1,
        summary: '',
        asks: text !== '',
        askWords: askWords(asksIn(sentencesOf(text))),
        bulk: false,
        seconds: 1,
      },
      attachments: [],
      invitation: null,
      state: 'parsed',
      ...message,
    },
  ],
});

/** A stored reading of a Tuesday mail. */
const dated = (text: string): Partial<Message> => ({
  reading: {
    version: 1,
    summary: '',
    asks: true,
    bulk: false,
    seconds: 1,
    ...askFieldsOf(asksIn(sentencesOf(text)), new Map([['date', 'Tue, 17 Nov 2026 09:00:00 +0100']])),
  },
});

const why = (of: Thread, more: Partial<RankingContext> = {}): string =>
  reasonFor(of, { now, ownAddress: 'alex@northwind.example', ...more });

const invitation = (startsAt: string, method: Invitation['method'] = 'request'): Partial<Message> => ({
  invitation: { method, title: 'Pricing', startsAt, endsAt: null },
});

test.each([
  ['Could you approve the budget?', 'asks for a decision'],
  ['Are you free for dinner?', 'needs a yes or no'],
  ['Please send the deck by Friday.', 'wanted by Friday'],
  ['Please send the deck.', 'asks for something'],
  ['Who owns the churn figure?', 'asks a question'],
  ['', ''],
])('reasonFor: %j: %s', (text, expected) => {
  expect(why(thread(text))).toBe(expected);
});

test.each([
  ['2026-11-15T12:00:00Z', 'needs a yes or no, waiting since Sunday'],
  ['2026-11-03T12:00:00Z', 'needs a yes or no, waiting since 3 Nov'],
  ['2026-11-17T12:00:00Z', 'needs a yes or no'],
])('reasonFor: a question of %s: %s', (at, expected) => {
  expect(why(thread('Are you free?', { at }))).toBe(expected);
});

const answered = (withinHour: number, withinDay: number, answered: number, counted = 12): SenderFacts => ({
  received: 20,
  sent: answered,
  answers: { counted, answered, withinHour, withinDay, quickLately: 0 },
});

test.each([
  ['within the hour', answered(8, 9, 10), '2026-11-18T12:00:00Z', true],
  ['within the hour', answered(8, 9, 10), '2026-11-19T12:00:00Z', false],
  ['within the day', answered(1, 9, 10), '2026-11-18T12:00:00Z', false],
  ['within the day', answered(1, 9, 10), '2026-11-17T08:00:00Z', true],
  ['later', answered(0, 1, 10), '2026-11-14T08:00:00Z', false],
  ['later', answered(0, 1, 10), '2026-11-13T08:00:00Z', true],
])('reasonFor: a sender usually answered %s waits long after that', (_, sender, at, long) => {
  expect(why({ ...thread('Are you free?', { at }), sender }).includes('waiting since')).toBe(long);
});

test.each([
  ['nothing is known', { received: 1, sent: 0 }, ''],
  ['they were written to', { received: 3, sent: 1 }, 'someone you write to'],
  ['most was answered at once', answered(8, 9, 10), 'you usually answer within the hour'],
  ['all was answered', answered(2, 9, 12), 'you always answer them'],
  ['half was answered', answered(2, 4, 6), 'someone you write to'],
  ['none of many was answered', answered(0, 0, 0), 'you never answer these'],
  ['none of few was answered', answered(0, 0, 0, 3), ''],
] as const)('reasonFor: without an ask, where %s: %s', (_, sender, expected) => {
  expect(why({ ...thread(''), sender })).toBe(expected);
});

test('reasonFor: asking on two days counts as asking twice, and another person’s question does not count', () => {
  const [asked] = thread('Are you free?', { at: '2026-11-17T12:00:00Z' }).messages;
  const [again] = thread('Did you see this?', { id: MessageId.parse('m2'), at: '2026-11-19T12:00:00Z' }).messages;
  if (!asked || !again) throw new Error('a thread has a message');
  const both = (first: Message, last: Message) => why({ ...thread(''), messages: [first, last] });
  expect(both(asked, again)).toBe('needs a yes or no, asked twice since Tuesday');
  expect(both({ ...asked, from: { name: 'Wei', email: 'wei@northwind.example' } }, again)).toBe('needs a yes or no');
  expect(both({ ...asked, at: '2026-11-19T09:00:00Z' }, again)).toBe('needs a yes or no');
});

test.each([
  ['2026-11-17T12:00:00Z', 'Please send the deck by Friday.', 'wanted by Friday'],
  ['2026-11-19T12:00:00Z', 'Please send the deck by Friday.', 'wanted by tomorrow'],
  ['2026-11-20T12:00:00Z', 'Please send the deck by Friday.', 'wanted today'],
  ['2026-11-20T12:00:00Z', 'Could you approve it by Friday?', 'decision wanted today'],
  ['2026-11-20T12:00:00Z', 'Is that fine by Friday?', 'yes or no wanted today'],
  ['2026-11-21T12:00:00Z', 'Please send the deck by Friday.', 'was wanted yesterday'],
  ['2026-11-23T12:00:00Z', 'Could you approve it by Friday?', 'decision was wanted by Friday'],
  ['2026-12-23T12:00:00Z', 'Please send the deck by Friday.', 'was wanted by 20 Nov'],
  ['2026-11-17T12:00:00Z', 'Please send the deck by Tuesday week.', 'wanted by 1 Dec'],
])('reasonFor: at %s, %j: %s', (at, text, expected) => {
  expect(why(thread(text, dated(text)), { now: new Date(at) })).toBe(expected);
});

test('reasonFor: the day of a deadline changes at the person’s own midnight', () => {
  const friday = thread('', dated('Please send the deck by Friday.'));
  const late = new Date('2026-11-19T23:30:00Z');
  expect(why(friday, { now: late, timeZone: 'Europe/London' })).toBe('wanted by tomorrow');
  expect(why(friday, { now: late, timeZone: 'Europe/Berlin' })).toBe('wanted today');
});

test('reasonFor writes the month first in locales that do', () => {
  const long = thread('Are you free?', { at: '2026-11-03T12:00:00Z' });
  expect(why(long, { formats: formatsOf(['en-US']) })).toBe('needs a yes or no, waiting since Nov 3');
});

test.each([
  [invitation('2026-11-20T14:00:00Z'), 'meeting today'],
  [invitation('2026-11-21T08:00:00Z'), 'meeting tomorrow'],
  [invitation('2026-11-20T14:00:00Z', 'cancel'), 'meeting canceled'],
  [invitation('2026-11-20T07:00:00Z'), ''],
  [invitation('2026-11-25T07:00:00Z'), 'invitation for Wednesday'],
  [invitation('2026-12-25T07:00:00Z'), 'invitation for 25 Dec'],
  [invitation('2026-11-25T07:00:00Z', 'cancel'), ''],
  [invitation('not a time'), ''],
])('reasonFor: %j: %s', (message, expected) => {
  expect(why(thread('', message))).toBe(expected);
});

test('reasonFor: the person’s time zone decides whether a meeting is today', () => {
  const late = thread('', invitation('2026-11-20T23:30:00Z'));
  expect(why(late, { timeZone: 'Europe/London' })).toBe('meeting today');
  expect(why(late, { timeZone: 'Europe/Berlin' })).toBe('meeting tomorrow');
});

test('reasonFor names an attachment or a star if there is no better reason', () => {
  const attachments = [{ name: 'a.pdf', mimeType: 'application/pdf', size: 1 }];
  expect(why(thread('', { attachments }))).toBe('attachment');
  expect(why(thread('', { labels: ['inbox', 'starred'] }))).toBe('starred');
  const calendar = [{ name: 'invite.ics', mimeType: 'application/ics', size: 1 }];
  const later = invitation('2026-11-19T07:00:00Z');
  expect(why(thread('', { ...later, attachments: calendar }))).toBe('');
  expect(why(thread('', { ...later, attachments: [...calendar, ...attachments] }))).toBe('attachment');
});

test('reasonFor: a thread that the person answered waits for nothing, and says so', () => {
  const asked = thread('Are you free?');
  const answer = thread('Is noon fine?', { id: MessageId.parse('m2'), labels: ['sent'] });
  expect(why({ ...asked, messages: [...asked.messages, ...answer.messages] })).toBe('you wrote last');
});
