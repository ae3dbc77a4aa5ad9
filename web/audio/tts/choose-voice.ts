// The voice of a screen. Its code loads after the first mail or with the first sentence. If that fails, reading is silent.
import { later } from '#web/ui/later.ts';
import { createSilentVoice } from './silent-voice.ts';
import type { Reading, ScreenVoice } from './voice.ts';

/** `language`: of the browser's voices. `tell`: shows a message. */
export const chooseVoice = (
  synthesis: SpeechSynthesis | undefined,
  language: string,
  tell: (words: string) => void,
): ScreenVoice => {
  const silent = createSilentVoice();
  let voice = silent;
  let bringing: Promise<void> | null = null;
  let waiting: Reading | null = null;
  let latest: Reading | null = null;
  const bring = async (): Promise<void> => {
    const { createLadder } = await import('./ladder.ts');
    voice = createLadder({ synthesis, language, silent, tell });
  };
  const readWaiting = (): void => {
    const reading = waiting;
    waiting = null;
    if (reading !== null) voice.read(reading);
  };
  const brought = (): Promise<void> => {
    bringing ??= bring().catch(() => {
      bringing = null;
    });
    return bringing;
  };
  later(brought);
  return {
    get kind() {
      return voice.kind;
    },
    latest: () => latest,
    read: (reading) => {
      latest = reading;
      const { onEnd } = reading;
      waiting = {
        ...reading,
        onEnd: () => {
          latest = null;
          onEnd();
        },
      };
      if (voice === silent) void brought().then(readWaiting);
      else readWaiting();
    },
    stop: () => {
      waiting = latest = null;
      voice.stop();
    },
    duck: (ducked) => voice.duck(ducked),
    pause: () => voice.pause(),
    resume: () => voice.resume(),
    prefetch: (texts) => voice.prefetch(texts),
    level: () => voice.level(),
    speaking: () => voice.speaking(),
    spokenLately: () => voice.spokenLately(),
  };
};
