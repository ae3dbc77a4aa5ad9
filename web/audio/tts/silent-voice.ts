// Reading without a sound, where there is no voice: the words light up at the pace they would be spoken.
import type { Reading, Voice } from './voice.ts';
import { startWordClock, type WordClock } from './word-clock.ts';

export const createSilentVoice = (): Voice => {
  let clock: WordClock | null = null;
  const stop = (): void => {
    clock?.stop();
    clock = null;
  };
  return {
    kind: 'silent',
    read: ({ text, rate, onWord, onEnd }: Reading) => {
      stop();
      clock = startWordClock(text, rate, { onWord, onEnd });
    },
    stop,
  };
};
