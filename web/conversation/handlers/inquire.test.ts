import { beforeEach, expect, test, vi } from 'vitest';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { threadWith } from '#test/support/thread.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { forget, learn } from '#web/data/mailbox-state.ts';
import { utter } from './utter.ts';

const sessionOn = (thread: ReturnType<typeof threadWith>): AssistantSession => {
  forget();
  learn({ put: [thread] });
  return quietAssistant({ queue: [thread.id] });
};

const say = (words: string, assistant: AssistantSession): string => {
  const answer = utter(words, assistant);
  return answer.kind === 'reply' ? answer.words : (assistant.captions.current()?.flow ?? '');
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-05T18:00:00Z') });
  return () => {
    vi.clearAllTimers();
    vi.unstubAllEnvs();
    vi.useRealTimers();
  };
});

const withCode = () => {
  const thread = threadWith('code', {
    from: { name: 'Foliant', email: 'konto@foliant.example' },
    subject: 'Confirm 482 913, your sign-in code',
    sentences: ['Please enter your sign-in code 482 913 by today.', 'It works once.'],
  });
  const messages = thread.messages.map((message) => ({
    ...message,
    reading: { ...message.reading, codes: ['482 913'], summary: 'Foliant writes: Please enter 482 913 by today.' },
  }));
  return { ...thread, messages };
};

test.each([
  'summarize this',
  'what do they want',
  'any deadline',
  'what is the subject',
  'who is this from',
  'say that again',
  'why is this important',
  'is this safe',
  'just headlines',
  'archive',
  'what did I just do',
  'what have I done',
])('“%s” does not read a code aloud', (words) => {
  const assistant = sessionOn(withCode());
  if (words.startsWith('what did') || words.startsWith('what have')) utter('archive', assistant);
  const spoken = say(words, assistant);
  expect(spoken).not.toBe('');
  expect(spoken).not.toMatch(/482|913|4 8 2/);
});

test('“read the code” reads the code aloud', () => {
  expect(say('read the code', sessionOn(withCode()))).toBe('4 8 2, 9 1 3.');
});

test.each([
  ['America/New_York', 'Earlier, today at 5 AM, you wrote: “At ten?”'],
  ['Asia/Tokyo', 'Earlier, today at 7 PM, you wrote: “At ten?”'],
])('Flow names the time of earlier mail in %s', (zone, words) => {
  vi.stubEnv('TZ', zone);
  const from = { name: 'Alex Moreau', email: 'alex@northwind.example' };
  const read = threadWith('later', { messageId: 'second', at: '2026-01-05T11:00:00Z' });
  const own = threadWith('later', {
    messageId: 'first',
    from,
    labels: ['sent'],
    sentences: ['At ten?'],
    at: '2026-01-05T10:00:00Z',
  });
  vi.setSystemTime(new Date('2026-01-05T12:00:00Z'));
  expect(say('what was before that', sessionOn({ ...read, messages: [...own.messages, ...read.messages] }))).toBe(
    words,
  );
});
