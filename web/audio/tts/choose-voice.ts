// The ladder of voices: the browser's where it has one for the language, silent reading otherwise. Browsers load their
// voices late, so the choice is made anew whenever they say that more have come.
import { createBrowserVoice } from './browser-voice.ts';
import { createSilentVoice } from './silent-voice.ts';
import type { Voice } from './voice.ts';

/** A voice that is the best there is at each sentence; a voice that breaks is left for silence, in the same sentence. */
export const chooseVoice = (synthesis: SpeechSynthesis | undefined, language: string): Voice => {
  const silent = createSilentVoice();
  if (!synthesis) return silent;
  let broken = false;
  let aloud: Voice | null = null;
  const find = (): void => {
    const voice = broken ? undefined : bestOf(synthesis.getVoices(), language);
    aloud = voice
      ? createBrowserVoice(synthesis, voice, (reading) => {
          broken = true;
          aloud = null;
          silent.read(reading);
        })
      : null;
  };
  find();
  synthesis.addEventListener('voiceschanged', () => {
    if (aloud === null) find();
  });
  return {
    get kind() {
      return aloud === null ? 'silent' : 'aloud';
    },
    read: (reading) => {
      silent.stop();
      (aloud ?? silent).read(reading);
    },
    stop: () => {
      silent.stop();
      aloud?.stop();
    },
  };
};

/** A voice of the language: the machine's own before one over the network, the default before another. */
const bestOf = (voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined =>
  voices
    .filter((voice) => voice.lang.toLowerCase().startsWith(language.toLowerCase()))
    .toSorted((one, other) => rank(other) - rank(one))[0];

const rank = (voice: SpeechSynthesisVoice): number => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
