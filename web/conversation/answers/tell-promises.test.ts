// Flow names promises in the order that the question asks for, and finds people by name, pronoun or company.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessageId, ThreadId } from '#domain/id.ts';
import { type OpenPromise, PromiseId } from '#domain/promise.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { until } from '#test/support/until.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { utter } from '#web/conversation/handlers/utter.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';

const promise = (name: string, email: string, kind: OpenPromise['kind'], text: string): OpenPromise => {
  const id = email.split('@')[0] ?? '';
  return {
    id: PromiseId.parse(`${id}-${kind}.0.0`),
    kind,
    vague: false,
    quote: {
      threadId: ThreadId.parse(id),
      messageId: MessageId.parse(`${id}-${kind}`),
      text,
      paragraph: 0,
      sentence: 0,
      from: 0,
      to: text.length,
      by: { name, email },
      own: kind === 'mine',
      subject: 'Budget',
      at: '2026-11-26T09:00:00.000Z',
    },
    other: { name, email },
    by: null,
    closed: null,
  };
};

const promises = [
  promise('Maya Lindqvist', 'maya@northwind.example', 'asked-me', 'Could you sign it?'),
  promise('Amara Osei', 'amara@helio.example', 'mine', 'I will send the figures.'),
  promise('Noémie Roy', 'noemie@roy.example', 'asked-me', 'Shall I book?'),
  promise('Amara Osei', 'amara@helio.example', 'theirs', 'I will bring the numbers.'),
];

let assistant: AssistantSession;
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('navigator', { onLine: true, languages: ['en-GB'] });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ revision: 0, promises, marks: [] })));
  assistant = quietAssistant({ queue: [] });
});
afterEach(() => {
  assistant.player.close();
  vi.unstubAllGlobals();
});

const books = 'Noémie asks: “Shall I book?”';
const signs = 'Maya asks: “Could you sign it?”';
const figures = 'you told Amara: “I will send the figures.”';
const numbers = 'Amara told you: “I will bring the numbers.”';

test.each([
  ['what did I promise', `You owe 1 promise and 2 answers. First, ${figures} Second, ${signs} Third, ${books}`],
  ['what do I owe', `You owe 1 promise and 2 answers. First, ${signs} Second, ${figures} Third, ${books}`],
  ['what do I owe Amara', `You owe 1 promise. First, ${figures}`],
  ["what's open with Helio", `2 promises are open. First, ${figures} Second, ${numbers}`],
  ["what's open with Example", 'Nothing is open with Example.'],
  ['what does Noémie want', `You owe 1 answer. First, ${books}`],
  ['what does Noemie want', `You owe 1 answer. First, ${books}`],
  ['what do I owe Zoë', 'I find nothing that you owe Zoë.'],
  ['what do I owe him', 'Who do you mean? Say a name.'],
  ['am I waiting for anything from Amara', `You’re waiting for 1 promise. First, ${numbers}`],
])('%s', async (words, says) => {
  utter(words, assistant);
  await until(() => assistant.captions.current() !== null);
  expect(assistant.captions.current()?.flow).toBe(says);
});
