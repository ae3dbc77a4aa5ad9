// A silent voice that records what it should read.
import type { Voice } from '#web/audio/tts/voice.ts';

export const recordingVoice = (own: Partial<Voice> & Pick<Voice, 'kind'>): Voice => ({
  read: () => {},
  stop: () => {},
  duck: () => {},
  pause: () => {},
  resume: () => {},
  prefetch: () => {},
  level: () => 0,
  speaking: () => false,
  spokenLately: () => [],
  ...own,
});
