// Flow's voice on the stage's clock: really synthesised, and played into the room in chunks.
import { createSpokenLog } from '#web/audio/tts/spoken-log.ts';
import type { Reading, ScreenVoice } from '#web/audio/tts/voice.ts';

export type Synthesise = (reading: Pick<Reading, 'text' | 'by' | 'rate'>) => Promise<Float32Array>;

export type Loudspeaker = {
  voice: ScreenVoice;
  next: (samples: number) => Float32Array;
};

type Saying = { reading: Reading; sound: Float32Array | null; at: number; said: number };

/** The gain while Flow ducks. */
const low = 0.12;

export const openLoudspeaker = (synthesise: Synthesise): Loudspeaker => {
  const log = createSpokenLog();
  let saying: Saying | null = null;
  let [paused, ducked] = [false, false];
  const stop = (): void => {
    log.end();
    saying = null;
    paused = false;
  };
  const read = (given: Reading): void => {
    stop();
    const one: Saying = { reading: log.noting(given), sound: null, at: 0, said: 0 };
    saying = one;
    synthesise(given).then(
      (sound) => {
        one.sound = sound;
      },
      () => {
        one.sound = new Float32Array();
      },
    );
  };
  const next = (samples: number): Float32Array => {
    const out = new Float32Array(samples);
    if (saying === null || saying.sound === null || paused) return out;
    const { sound, at, reading } = saying;
    if (at === 0) reading.onStart?.(performance.now());
    out.set(sound.subarray(at, at + samples).map((sample) => sample * (ducked ? low : 1)));
    saying.at += samples;
    tellWord(saying);
    if (saying.at >= sound.length) {
      saying = null;
      reading.onEnd();
    }
    return out;
  };
  return {
    next,
    voice: {
      kind: 'aloud',
      read,
      stop,
      duck: (now) => {
        ducked = now;
      },
      pause: () => {
        paused = saying !== null;
      },
      resume: () => {
        paused = false;
      },
      prefetch: () => {},
      level: () => 0,
      speaking: () => saying !== null && !paused,
      spokenLately: log.lately,
      latest: () => saying?.reading ?? null,
    },
  };
};

/** The current word counts as said. */
const tellWord = (saying: Saying): void => {
  const { text } = saying.reading;
  const place = Math.ceil((text.length * saying.at) / (saying.sound?.length ?? 1));
  const rest = /^\S*\s*/.exec(text.slice(place))?.[0].length ?? 0;
  const said = Math.min(text.length, place + rest);
  if (said === saying.said) return;
  saying.said = said;
  saying.reading.onWord(said);
};
