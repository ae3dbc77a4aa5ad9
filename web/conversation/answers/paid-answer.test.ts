import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserId } from '#domain/id.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { wordsCame } from '#web/commands/said-aloud.ts';
import { unpaidAct } from '#web/commands/unpaid-act.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { heardCredits, openCredits } from '#web/data/credits-now.ts';
import { askMail } from './ask-mail.ts';
import { shownAnswer } from './shown-answer.ts';

const asked = 'when is the offsite';
let assistant: AssistantSession;
let close: () => void;
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  assistant = quietAssistant({ queue: [] });
  close = openCredits(UserId.parse('0199aaaa-0000-7000-8000-000000000007'));
  heardCredits({ counted: true, left: 0, charged: [] });
});
afterEach(() => {
  shownAnswer.become(null);
  unpaidAct.become(null);
  close();
  assistant.player.close();
  wordsCame('typing');
  vi.unstubAllGlobals();
});

test('a question that was asked aloud without a credit waits for one, and nothing looks for its answer', () => {
  wordsCame('voice');
  askMail({ does: 'ask', asked }, asked, assistant);
  expect(shownAnswer.current()).toBeNull();
  expect(unpaidAct.current()).toEqual({ kind: 'question', words: asked });
  expect(assistant.captions.current()?.flow).toMatch(/no credits left/);
});

test.each([
  ['typed', 'typing', asked],
  ['asked again by a press', 'voice', undefined],
] as const)('a question that is %s is free', (_how, by, heard) => {
  wordsCame(by);
  askMail({ does: 'ask', asked }, heard, assistant);
  expect(shownAnswer.current()).toEqual({ asked, state: 'looking' });
  expect(unpaidAct.current()).toBeNull();
});
