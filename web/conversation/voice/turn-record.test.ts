import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { VoiceTurn } from '#domain/voice-turn.ts';
import { loadIntentModel, unloadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { spokenWorld } from '#test/support/spoken-world.ts';
import { threadWith } from '#test/support/thread.ts';
import { journal } from '#web/commands/dispatch.ts';
import { createTurnRecords } from './turn-record.ts';

let world: ReturnType<typeof spokenWorld>;
let turns: VoiceTurn[];
let held: VoiceTurn[];
let records: ReturnType<typeof createTurnRecords>;
beforeEach(async () => {
  vi.useFakeTimers({ now: 1_763_800_000_000 });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
  const sentences = ['A sentence that is long enough to be interrupted.'];
  world = spokenWorld([threadWith('Maya', { sentences }), threadWith('Tomas', { sentences })]);
  turns = [];
  held = [];
  records = createTurnRecords({
    log: {
      hold: (turn) => void held.push(VoiceTurn.parse(turn)),
      put: (turn) => void turns.push(VoiceTurn.parse(turn)),
    },
    spokenLately: world.voice.voice.spokenLately,
    names: () => ['Maya Chen'],
    journal,
  });
  await world.conversation.start();
  world.assistant.player.send({ kind: 'play' });
  await vi.advanceTimersByTimeAsync(1500);
});
afterEach(() => {
  records.end();
  world.conversation.stop();
  world.assistant.player.close();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const say = async (words: string, over = {}): Promise<void> => {
  await world.hear(words, over);
  const taken = world.taken.at(-1);
  if (taken) records.record(taken);
  await vi.advanceTimersByTimeAsync(5000);
};

test('the record holds the words, the engine, the result and the latency', async () => {
  await say('archive it');
  expect(turns).toMatchObject([
    { heard: 'archive it', state: 'inbox', understoodAs: 'archive', by: 'grammar', outcome: 'done', interrupted: true },
  ]);
  expect(turns[0]?.latencyMs).toBeGreaterThan(100);
  expect(turns[0]?.latencyMs).toBeLessThan(700);
});

test('the record notes an undo by word or by hand', async () => {
  await say('archive it');
  await say('star it');
  expect(turns.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  world.assistant.acts.undo();
  await vi.advanceTimersByTimeAsync(5000);
  expect(turns.slice(2)).toEqual([{ ...turns[1], outcome: 'undone', undoneMs: expect.any(Number) }]);
  await say('undo');
  expect(turns.slice(3).map(({ id, outcome }) => [id === turns[0]?.id, outcome])).toEqual([
    [true, 'undone'],
    [false, 'undone'],
  ]);
});

test('the record notes when a model understood the words', async () => {
  const intentModel = new URL('../../../language/model/intents.bin', import.meta.url);
  loadIntentModel(readFileSync(intentModel));
  onTestFinished(unloadIntentModel);
  await say('hide it from me and show it again tomorrow morning');
  await say('this one can go straight into the rubbish bin');
  expect(turns).toMatchObject([
    { understoodAs: 'snooze', by: 'model', outcome: 'done' },
    { understoodAs: 'trash', by: 'model', outcome: 'asked' },
  ]);
});

test('the record hides names', async () => {
  await say('the yacht that maya paid 200 for', { agreed: false, grammar: null });
  expect(turns[0]).toMatchObject({ understoodAs: 'fallback', outcome: 'fallback' });
  expect(turns[0]?.heard).not.toMatch(/maya|200|yacht/);
});

test('Flow stores the record when the turn ends, even if the person leaves before the answer', async () => {
  await world.hear('star it', { agreed: true });
  const taken = world.taken.at(-1);
  if (taken) records.record(taken);
  expect(held).toMatchObject([{ heard: 'star it', outcome: 'done', latencyMs: null }]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(turns[0]?.latencyMs).toBeGreaterThan(100);
  expect(turns.map(({ id }) => id)).toEqual(held.map(({ id }) => id));
});
