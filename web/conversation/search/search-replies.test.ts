// Spoken search results: names the newest by subject, without sign-in codes.
import { expect, test } from 'vitest';
import type { Thread } from '#domain/mail.ts';
import { resultOf } from '#domain/search-hit.ts';
import { threadWith } from '#test/support/thread.ts';
import { sayResults } from './search-replies.ts';

const replyFor = (thread: Thread): string =>
  sayResults({ results: thread.messages.map((message) => resultOf(thread.id, message, [])), more: null }, [], []);

test('the reply names the newest result by its subject', () => {
  expect(replyFor(threadWith('one', {}))).toContain('Budget');
});

test.each([
  ['as it was read', ['912 004']],
  ['by an older reader', undefined],
])('the reply mentions a sign-in code without speaking it, %s', (_, codes) => {
  const thread = threadWith('one', { subject: '912 004 is your Foliant code', sentences: ['Your code is 912 004.'] });
  const messages = thread.messages.map((message) => ({
    ...message,
    reading: { ...message.reading, ...(codes ? { codes } : {}) },
  }));
  const words = replyFor({ ...thread, messages });
  expect(words).toContain('a sign-in code');
  expect(words).not.toMatch(/912|004/);
});
