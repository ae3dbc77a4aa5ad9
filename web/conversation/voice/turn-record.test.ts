// A record of each turn leaves once there is something to tell, and waits where there is no server.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '#domain/problem.ts';
import { VoiceTurn } from '#domain/voice-turn.ts';
import { spokenWorld } from '#test/support/spoken-world.ts';
import { threadWith } from '#test/support/thread.ts';
import { createTurnRecords } from './turn-record.ts';

let world: ReturnType<typeof spokenWorld>;
let told: VoiceTurn[];
let reachable: boolean;
let refused: string | null;
let back: () => void;
let records: ReturnType<typeof createTurnRecords>;
beforeEach(async () => {
  vi.useFakeTimers({ now: 1_763_800_000_000 });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
  const sentences = ['A sentence that is long enough to be interrupted.'];
  world = spokenWorld([threadWith('Maya', { sentences }), threadWith('Tomas', { sentences })]);
  told = [];
  reachable = true;
  refused = null;
  records = createTurnRecords({
    tell: async (turn) => {
      if (!reachable) throw new TypeError('no network');
      if (turn.understoodAs === refused) throw new Problem('request.invalid');
      told.push(VoiceTurn.parse(turn));
    },
    spokenLately: world.voice.voice.spokenLately,
    names: () => ['Maya Chen'],
    onBack: (again) => {
      back = again;
    },
  });
  await world.conversation.start();
  world.hands.player.send({ kind: 'play' });
  await vi.advanceTimersByTimeAsync(1500);
});
afterEach(() => {
  world.conversation.stop();
  world.hands.player.close();
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

it('says what was heard, by what, what came of it, and how soon Flow answered', async () => {
  await say('archive it');
  expect(told).toMatchObject([
    { heard: 'archive it', state: 'inbox', understoodAs: 'archive', by: 'grammar', outcome: 'done', interrupted: true },
  ]);
  expect(told[0]?.latencyMs).toBeGreaterThan(100);
  expect(told[0]?.latencyMs).toBeLessThan(700);
});

it('does not say who or what was named', async () => {
  await say('did maya pay 200 for the yacht', { agreed: false, grammar: null });
  expect(told[0]).toMatchObject({ understoodAs: 'fallback', outcome: 'fallback' });
  expect(told[0]?.heard).not.toMatch(/maya|200|yacht/);
});

it('waits without a server, and is told once it is back', async () => {
  reachable = false;
  await say('star it');
  await say('stop', { agreed: false });
  expect(told).toEqual([]);
  reachable = true;
  back();
  await vi.advanceTimersByTimeAsync(0);
  expect(told.map(({ understoodAs, by }) => [understoodAs, by])).toEqual([
    ['star', 'grammar'],
    ['stop', 'matcher'],
  ]);
});

it('is told although the one before it was refused', async () => {
  refused = 'star';
  await say('star it');
  await say('stop', { agreed: false });
  expect(told.map(({ understoodAs }) => understoodAs)).toEqual(['stop']);
});
