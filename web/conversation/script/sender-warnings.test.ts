// Whose facts a doubt goes by: those of the latest sender are nobody else's.
import { expect, it } from 'vitest';
import type { Thread } from '#domain/mail.ts';
import { threadWith } from '#test/support/thread.ts';
import { doubtsIn, warningsIn } from './sender-warnings.ts';

const stranger = { name: 'Jo Park', email: 'jo@elsewhere.example' };

const thread = (sender: Thread['sender']): Thread => ({
  ...threadWith('t', {}),
  sender,
  messages: [{ from: stranger }, {}].flatMap((one, at) => threadWith('t', { ...one, messageId: `m${at}` }).messages),
});

const kindsIn = (of: Thread): string[][] => of.messages.map((message) => doubtsIn(of, message).map(({ kind }) => kind));

it('calls the latest sender new, and nobody else', () => {
  expect(kindsIn(thread({ received: 1, sent: 0 }))).toEqual([[], ['first-time']]);
  expect(kindsIn(thread({ received: 9, sent: 0 }))).toEqual([[], []]);
});

it('warns of each message by itself', () => {
  const odd = { name: 'maya@northwind.example', email: 'm@elsewhere.example' };
  const messages = [{}, { from: odd }].flatMap((one, at) => threadWith('t', { ...one, messageId: `m${at}` }).messages);
  expect(warningsIn({ ...threadWith('t', {}), messages }).map((warning) => warning !== null)).toEqual([false, true]);
});
