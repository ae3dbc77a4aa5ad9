import { beforeEach, expect, test } from 'vitest';
import { Problem } from '#domain/problem.ts';
import type { HearingEvent, HearingState } from '#web/audio/hearing/hearing.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import { observable } from '#web/data/observable.ts';
import { createDictation, type DictationState } from './dictation.ts';

/** A microphone and a recogniser that the test speaks for. */
const world = () => {
  const state = observable<HearingState>('off');
  const listeners = new Set<(event: HearingEvent) => void>();
  const states: DictationState[] = [];
  const texts: string[] = [];
  const partials: string[] = [];
  const turns: PromiseWithResolvers<Transcript>[] = [];
  const commits: string[] = [];
  const dictation = createDictation({
    hearing: {
      state,
      open: async () => {
        state.become('open');
        return 'open';
      },
      close: () => state.become('off'),
      end: () => state.become('off'),
      listen: (on) => {
        listeners.add(on);
        return () => listeners.delete(on);
      },
      expect: () => {},
      commit: () => void commits.push('commit'),
    },
    recogniser: {
      prepare: () => {},
      attend: () => {},
      begins: () => {},
      transcribe: (_samples, { grammar }, { hypothesis }) => {
        hypothesis(`${grammar}…`);
        const turn = Promise.withResolvers<Transcript>();
        turns.push(turn);
        return turn.promise;
      },
    },
    onState: (one) => void (states.at(-1) === one || states.push(one)),
    onPartial: (words) => void (words !== '' && partials.push(words)),
    onText: async (words) => void texts.push(words),
  });
  const tell = (event: HearingEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const begin = (): void => tell({ kind: 'speech', at: 1 });
  const cease = (): void => tell({ kind: 'ended', at: 2, speechEnd: 2, samples: new Float32Array(16), tooLong: false });
  const say = (): void => {
    begin();
    cease();
  };
  return { dictation, state, states, texts, partials, turns, commits, begin, cease, say };
};

const heard = (text: string): Transcript => ({
  text,
  agreed: false,
  engine: 'embedded',
  grammar: null,
  general: text,
  own: null,
});

let it: ReturnType<typeof world>;
beforeEach(async () => {
  it = world();
  await it.dictation.start();
});

test('what is said becomes text in its order, even if a later turn is transcribed first', async () => {
  it.say();
  it.say();
  await expect.poll(() => it.turns.length).toBe(1);
  it.turns[0]?.resolve(heard('Call Dana'));
  await expect.poll(() => it.turns.length).toBe(2);
  it.turns[1]?.resolve(heard('before noon'));
  await expect.poll(() => it.texts).toEqual(['Call Dana', 'before noon']);
  expect(it.partials).toEqual(['dictation…', 'dictation…']);
  await expect.poll(() => it.states).toEqual(['open', 'hearing', 'open']);
});

test('the word stop closes the microphone and is no text', async () => {
  it.say();
  await expect.poll(() => it.turns.length).toBe(1);
  it.turns[0]?.resolve(heard('stop'));
  await expect.poll(() => it.states.at(-1)).toBe('off');
  expect(it.texts).toEqual([]);
});

test('words that are being said when the person presses still become text', async () => {
  it.begin();
  it.dictation.stop();
  expect([it.commits, it.state.current()]).toEqual([['commit'], 'open']);
  it.cease();
  expect(it.state.current()).toBe('off');
  await expect.poll(() => it.turns.length).toBe(1);
  it.turns[0]?.resolve(heard('and the keys'));
  await expect.poll(() => it.texts).toEqual(['and the keys']);
});

test('a press in a silence closes at once', () => {
  it.dictation.stop();
  expect([it.commits, it.state.current()]).toEqual([[], 'off']);
});

test('a turn without text is said so and the microphone stays open, without a recogniser it closes', async () => {
  it.say();
  await expect.poll(() => it.turns.length).toBe(1);
  it.turns[0]?.reject(new Problem('speech.failed'));
  await expect.poll(() => it.states.at(-1)).toBe('missed');
  expect(it.state.current()).toBe('open');
  it.say();
  await expect.poll(() => it.turns.length).toBe(2);
  it.turns[1]?.reject(new Problem('speech.no-ears'));
  await expect.poll(() => it.states.at(-1)).toBe('deaf');
  expect(it.state.current()).toBe('off');
});

test('after the screen is left, no text comes', async () => {
  it.say();
  await expect.poll(() => it.turns.length).toBe(1);
  it.dictation.end();
  it.turns[0]?.resolve(heard('too late'));
  await Promise.resolve();
  expect(it.states.at(-1)).not.toBe('missed');
});
