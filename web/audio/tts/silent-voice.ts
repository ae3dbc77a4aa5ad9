// The silent voice: highlights words at speaking pace.
import type { Voice } from './voice.ts';
import { createWaitingVoice } from './waiting-voice.ts';
import { startWordClock } from './word-clock.ts';

export const createSilentVoice = (): Voice => ({
  ...createWaitingVoice(({ text, rate, onWord, onEnd }) => startWordClock(text, rate, { onWord, onEnd }).stop),
  kind: 'silent',
  prefetch: () => undefined,
  level: () => 0,
  spokenLately: () => [],
});
