// Answers about a whole thread: in its own words, each with who wrote it and when.
import { expect, test } from 'vitest';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Message, Thread } from '#domain/mail.ts';
import { digestLines, threadAnswer } from './thread-answers.ts';

const own = 'alex@northwind.example';

const message = (nth: number, name: string, text: string, more: Partial<Message> = {}): Message => ({
  id: MessageId.parse(`m${nth}`),
  from: { name, email: name === 'Alex' ? own : `${name.toLowerCase()}@x.example` },
  to: [],
  cc: [],
  subject: 'Offsite',
  at: new Date(Date.UTC(2020, 10, 1 + nth, 12)).toISOString(),
  labels: name === 'Alex' ? ['sent'] : ['inbox'],
  reading: { version: 1, paragraphs: [[text]], summary: '', asks: false, askWords: '', bulk: false, seconds: 1 },
  attachments: [],
  invitation: null,
  state: 'parsed',
  ...more,
});

const threadOf = (...messages: Message[]): Thread => ({
  id: ThreadId.parse('t'),
  messages,
  sender: { received: 1, sent: 0 },
});

const thread = threadOf(
  message(0, 'Maya', 'The dinner is on Tuesday.'),
  message(1, 'Alex', 'Fine with me.'),
  message(2, 'Maya', 'The dinner moved to Thursday.'),
  message(3, 'Maya', 'We decided to eat at Harbour House.'),
  message(4, 'Maya', 'Can you bring Tom?'),
);

test('a summary says what is open first, then what was decided, in two sentences', () => {
  expect(threadAnswer('thread', thread, own)).toMatch(
    /^Still open: Maya asked .*“Can you bring Tom\?” Decided: Maya wrote .*“We decided to eat at Harbour House\.”$/,
  );
});

test('what changed counts from the person’s own last mail', () => {
  expect(threadAnswer('changed', thread, own)).toMatch(/“The dinner moved to Thursday\.”.*“We decided/);
  expect(threadAnswer('changed', threadOf(...thread.messages, message(5, 'Alex', 'Yes.')), own)).toBe(
    'Nothing has changed since you last wrote.',
  );
});

test('who decided names the writer, and nobody where nothing was decided', () => {
  expect(threadAnswer('decided', thread, own)).toMatch(/^Maya .*“We decided to eat at Harbour House\.”$/);
  expect(threadAnswer('decided', threadOf(message(0, 'Maya', 'Hello there.')), own)).toBe(
    'I find no decision in this thread.',
  );
});

test('newsletters are a line each, newest first, and other mail is none of them', () => {
  const bulk = (nth: number, name: string, subject: string): Thread =>
    threadOf(
      message(nth, name, 'News.', {
        subject,
        reading: { ...message(0, name, 'News.').reading, bulk: true, mailing: 'newsletter', summary: 'Rates fell.' },
      }),
    );
  expect(
    digestLines([bulk(1, 'Ledger', 'Three charts on rates'), bulk(2, 'Post', 'Weekly'), thread], 'newsletter'),
  ).toEqual(['Post: “Rates fell.”', 'Ledger: “Three charts on rates”']);
});
