import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThreadId, UserId } from '#domain/id.ts';
import { VoiceTurn } from '#domain/voice-turn.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { eventually } from '#test/support/until.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { openStore, type Store, wipeStore } from '#web/data/store.ts';
import { keepTurnsIn } from '#web/data/turn-place.ts';
import { say } from './say.ts';

const userId = UserId.parse('0199aaaa-0000-7000-8000-000000000002');

let turns: VoiceTurn[];
let store: Store;
let assistant: AssistantSession;
beforeEach(() => {
  turns = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    turns.push(VoiceTurn.parse(JSON.parse(String(init.body)).turn));
    return Response.json({});
  });
  assistant = quietAssistant({ queue: [ThreadId.parse('a')] });
  store = openStore(userId);
  keepTurnsIn({ store, scope: userId });
});
afterEach(async () => {
  keepTurnsIn(null);
  assistant.player.close();
  store.close();
  await wipeStore(userId);
  vi.unstubAllGlobals();
});

const type = (words: string) => say(words, assistant, new AbortController().signal);

test('the record of a missed line keeps the request and hides the names', async () => {
  await type('the yacht that Maya paid 200 for at maya@northwind.example');
  await eventually(() => expect(turns).toHaveLength(1));
  expect(turns).toMatchObject([
    { engine: 'typed', state: 'inbox', understoodAs: 'fallback', outcome: 'fallback', latencyMs: null },
  ]);
  expect(turns[0]?.heard).toContain('[address]');
  expect(turns[0]?.heard).not.toMatch(/maya|200|yacht|northwind/i);
});

test('Flow keeps no record of a line it understands', async () => {
  expect(await type('faster')).toEqual({ kind: 'done' });
  await type('some nonsensical zebra this is');
  await eventually(() => expect(turns).toHaveLength(1));
  expect(turns[0]?.heard).not.toContain('faster');
});
