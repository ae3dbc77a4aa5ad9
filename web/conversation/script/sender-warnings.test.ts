// Warnings use facts about the latest sender only.
import { expect, test } from 'vitest';
import type { Thread } from '#domain/mail.ts';
import { threadWith } from '#test/support/thread.ts';
import { senderWarningsIn, warningsIn } from './sender-warnings.ts';

const stranger = { name: 'Jo Park', email: 'jo@elsewhere.example' };

const thread = (sender: Thread['sender']): Thread => ({
  ...threadWith('t', {}),
  sender,
  messages: [{ from: stranger }, {}].flatMap((one, at) => threadWith('t', { ...one, messageId: `m${at}` }).messages),
});

const kindsIn = (of: Thread): string[][] =>
  of.messages.map((message) => senderWarningsIn(of, message).map(({ kind }) => kind));

test('only the latest sender gets the "new sender" warning', () => {
  expect(kindsIn(thread({ received: 1, sent: 0 }))).toEqual([[], ['first-time']]);
  expect(kindsIn(thread({ received: 9, sent: 0 }))).toEqual([[], []]);
});

test('each message gets its own warning', () => {
  const odd = { name: 'maya@northwind.example', email: 'm@elsewhere.example' };
  const messages = [{}, { from: odd }].flatMap((one, at) => threadWith('t', { ...one, messageId: `m${at}` }).messages);
  expect(warningsIn({ ...threadWith('t', {}), messages }).map((warning) => warning !== null)).toEqual([false, true]);
});
