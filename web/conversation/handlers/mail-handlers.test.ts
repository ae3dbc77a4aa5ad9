// When a draft leaves, in the person's words.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf } from '#test/support/draft-of.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { openDraft } from '#web/commands/draft-box.ts';
import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { plannedNow } from '#web/conversation/drafting/send-later.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { utter } from './utter.ts';

/** A Thursday. */
const moment = new Date('2026-11-26T10:00:00Z');
let assistant: AssistantSession;

beforeEach(() => {
  vi.useFakeTimers({ now: moment });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'kept', version: 1, strangers: [], gone: [] }));
  assistant = quietAssistant({ queue: [] });
  openDraft(draftOf({ text: 'See you at ten.' }));
});
afterEach(() => {
  draftPanel.close();
  assistant.player.close();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['send it in two hours', '2026-11-26T12:00:00.000Z'],
  ['schedule it', undefined],
])('“%s”', (words, at) => {
  utter(words, assistant);
  expect(plannedNow()?.toISOString()).toBe(at);
  expect(draftPanel.current()).toBe(at === undefined ? 'times' : null);
});
