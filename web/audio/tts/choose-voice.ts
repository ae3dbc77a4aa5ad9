// The ladder of voices: the browser's where it has one for the language, silent reading otherwise. Browsers load their
// voices late, so the choice is made anew whenever they say that more have come.
import { createBrowserVoice, type Speech } from './browser-voice.ts';
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
      ? createBrowserVoice(speechOf(synthesis, voice), (reading) => {
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

const speechOf = (synthesis: SpeechSynthesis, voice: SpeechSynthesisVoice): Speech => ({
  cancel: () => synthesis.cancel(),
  resume: () => synthesis.resume(),
  say: ({ text, rate, onBegin, onWord, onEnd, onBroken }) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    utterance.onstart = onBegin;
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (name === 'word') onWord(charIndex, charLength ?? 0);
    };
    utterance.onend = onEnd;
    utterance.onerror = ({ error }) => {
      if (error !== 'canceled' && error !== 'interrupted') onBroken();
    };
    synthesis.speak(utterance);
  },
});

/** A voice of the language: the machine's own before one over the network, the default before another. */
const bestOf = (voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined =>
  voices
    .filter((voice) => voice.lang.toLowerCase().startsWith(language.toLowerCase()))
    .toSorted((one, other) => rank(other) - rank(one))[0];

const rank = (voice: SpeechSynthesisVoice): number => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
