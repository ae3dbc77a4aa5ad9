import { expect, test } from 'vitest';
import { formatsOf } from '#domain/formats.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Invitation, Message, Thread } from '#domain/mail.ts';
import { askWords } from './ask-words.ts';
import { asksIn } from './asks.ts';
import { sentencesOf } from './sentences.ts';
import { type Moment, whyOf } from './why.ts';

const now = new Date('2026-11-20T09:00:00Z');

const thread = (text: string, message: Partial<Message> = {}): Thread => ({
  id: ThreadId.parse('t1'),
  sender: { received: 3, sent: 1 },
  messages: [
    {
      id: MessageId.parse('m1'),
      from: { name: 'Maya', email: 'maya@northwind.example' },
      to: [],
      cc: [],
      subject: 'Plan',
      at: '2026-11-20T08:00:00Z',
      labels: ['INBOX', 'UNREAD'],
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

const why = (of: Thread, more: Partial<Moment> = {}): string =>
  whyOf(of, { now, ownAddress: 'alex@northwind.example', ...more });

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
])('%j: %s', (text, expected) => {
  expect(why(thread(text))).toBe(expected);
});

test.each([
  ['2026-11-17T12:00:00Z', 'needs a yes or no, waiting since Tuesday'],
  ['2026-11-03T12:00:00Z', 'needs a yes or no, waiting since 3 Nov'],
  ['2026-11-19T12:00:00Z', 'needs a yes or no'],
])('a question of %s: %s', (at, expected) => {
  expect(why(thread('Are you free?', { at }))).toBe(expected);
});

test('by when it is wanted is not forgotten over the wait', () => {
  expect(why(thread('Please send the deck by Friday.', { at: '2026-11-17T12:00:00Z' }))).toBe(
    'wanted by Friday, waiting since Tuesday',
  );
});

test('where the month comes first, it does', () => {
  const long = thread('Are you free?', { at: '2026-11-03T12:00:00Z' });
  expect(why(long, { formats: formatsOf(['en-US']) })).toBe('needs a yes or no, waiting since Nov 3');
});

test.each([
  [invitation('2026-11-20T14:00:00Z'), 'meeting today'],
  [invitation('2026-11-21T08:00:00Z'), 'meeting tomorrow'],
  [invitation('2026-11-20T14:00:00Z', 'cancel'), 'meeting canceled'],
  [invitation('2026-11-20T07:00:00Z'), ''],
  [invitation('2026-11-25T07:00:00Z'), ''],
  [invitation('not a time'), ''],
])('%j: %s', (message, expected) => {
  expect(why(thread('', message))).toBe(expected);
});

test('whether a meeting is today depends on where the person is', () => {
  const late = thread('', invitation('2026-11-20T23:30:00Z'));
  expect(why(late, { timeZone: 'Europe/London' })).toBe('meeting today');
  expect(why(late, { timeZone: 'Europe/Berlin' })).toBe('meeting tomorrow');
});

test('an attachment or a star is a reason where there is no better one', () => {
  const attachments = [{ name: 'a.pdf', mimeType: 'application/pdf', size: 1 }];
  expect(why(thread('', { attachments }))).toBe('attachment');
  expect(why(thread('', { labels: ['INBOX', 'STARRED'] }))).toBe('starred');
  const calendar = [{ name: 'invite.ics', mimeType: 'application/ics', size: 1 }];
  const later = invitation('2026-11-25T07:00:00Z');
  expect(why(thread('', { ...later, attachments: calendar }))).toBe('');
  expect(why(thread('', { ...later, attachments: [...calendar, ...attachments] }))).toBe('attachment');
});

test('who was answered waits for nothing, and the thread says so', () => {
  const answered = thread('Are you free?');
  const answer = thread('Is noon fine?', { id: MessageId.parse('m2'), labels: ['SENT'] });
  expect(why({ ...answered, messages: [...answered.messages, ...answer.messages] })).toBe('you wrote last');
});
