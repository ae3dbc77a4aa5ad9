// A room on the audio clock, in Node: Flow's real VAD hears its loudspeaker and people, and timers follow the same clock. An hour passes as
// fast as the machine can process it. The clock stops while a recogniser or synthesiser works.
import { vi } from 'vitest';
import type { Hearing, HearingEvent } from '#web/audio/hearing/hearing.ts';
import type { Vad } from '#web/audio/hearing/vad.ts';
import { observable } from '#web/data/observable.ts';
import { type Loudspeaker, openLoudspeaker, type Synthesise } from './loudspeaker.ts';
import { rate, silence } from './sound.ts';
import { openVad } from './vad.ts';

export type Stage = {
  hearing: Hearing;
  loudspeaker: Loudspeaker;
  /** A person near the microphone starts this sound. */
  near: (sound: Float32Array) => void;
  /** Advances the clock by these seconds, or until the condition holds. */
  pass: (seconds: number, until?: () => boolean) => Promise<void>;
  /** Stops the clock until the work is done. */
  meanwhile: <T>(work: Promise<T>) => Promise<T>;
};

type Setting = {
  synthesise: Synthesise;
  /** Gain from the loudspeaker to the microphone in dB. Null for headphones. */
  echo: number | null;
  ground: Float32Array;
};

/** About the size of a worklet's buffer: ten milliseconds. */
const chunk = 160;
/** Delay from the loudspeaker to the microphone, in buffers. */
const echoAfter = 4;

/** Call `vi.useFakeTimers({ toFake: clockOfStage })` first. */
export const clockOfStage = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] as const;

export const openStage = ({ synthesise, echo, ground }: Setting): Stage => {
  const began = performance.now();
  const listeners = new Set<(event: HearingEvent) => void>();
  let eventful = true;
  let working = 0;
  let passed = 0;
  const vad = openVad((event) => {
    eventful = true;
    for (const tell of listeners) tell(event);
  });
  const meanwhile = async <T>(work: Promise<T>): Promise<T> => {
    working += 1;
    eventful = true;
    return work.finally(() => {
      working -= 1;
    });
  };
  const loudspeaker = openLoudspeaker((reading) => meanwhile(synthesise(reading)));
  const played: Float32Array[] = Array.from({ length: echoAfter }, () => new Float32Array(chunk));
  const people: { sound: Float32Array; at: number }[] = [];
  const share = echo === null ? 0 : 10 ** (echo / 20);

  const step = (): void => {
    const heard = new Float32Array(chunk);
    const out = loudspeaker.next(chunk);
    played.push(out);
    const back = played.shift();
    for (let at = 0; at < chunk; at += 1)
      heard[at] = (back?.[at] ?? 0) * share + (ground[(passed * chunk + at) % ground.length] ?? 0);
    for (const one of people)
      for (let at = 0; at < chunk; at += 1) heard[at] = (heard[at] ?? 0) + (one.sound[one.at++] ?? 0);
    if (people[0] && people[0].at >= people[0].sound.length) people.shift();
    vad.hear(heard, (passed * chunk) / rate);
    passed += 1;
    vi.advanceTimersByTime((chunk / rate) * 1000);
  };
  return {
    hearing: hearingOf(vad, listeners, began),
    loudspeaker,
    meanwhile,
    near: (sound) => void people.push({ sound, at: 0 }),
    pass: async (seconds, until = () => false) => {
      const end = passed + Math.round((seconds * rate) / chunk);
      while (passed < end && !until()) {
        step();
        if (!eventful && passed % 8 !== 0) continue;
        eventful = false;
        do await new Promise(setImmediate);
        while (working > 0);
      }
    },
  };
};

const hearingOf = (vad: Vad, listeners: Set<(event: HearingEvent) => void>, began: number): Hearing => {
  const state = observable<'off' | 'open'>('off');
  return {
    state: { current: state.current, subscribe: state.subscribe },
    open: () => {
      state.become('open');
      return Promise.resolve('open');
    },
    close: () => state.become('off'),
    end: () => state.become('off'),
    listen: (on) => {
      listeners.add(on);
      return () => void listeners.delete(on);
    },
    expect: (endpointing) => vad.set({ endpointing }),
    whileSpeaking: (speaking) => vad.set({ speaking }),
    push: (pushed) => vad.set({ pushed }),
    commit: vad.commit,
    drop: vad.drop,
    deaf: vad.deaf,
    level: () => 0,
    rough: () => false,
    echoed: () => {},
    toPerformance: (at) => began + at * 1000,
  };
};

/** The noise of a quiet room. */
export const quietRoom = (): Float32Array => silence(1).map((_, at) => 0.0003 * Math.sin(at * at));
