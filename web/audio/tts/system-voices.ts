// The browser's voices for the ladder: the best for the language, and another for quotes.
import type { Speech } from './browser-voice.ts';

/** Null without a voice for the language. */
export const systemSpeech = (synthesis: SpeechSynthesis, language: string): Speech | null => {
  const voices = voicesOf(synthesis, language);
  const [own] = voices;
  if (!own) return null;
  const other = voices.find(
    (voice) => voice !== own && voice.lang === own.lang && voice.localService === own.localService,
  );
  return {
    oneVoice: other === undefined,
    cancel: () => synthesis.cancel(),
    resume: () => synthesis.resume(),
    say: ({ text, rate, by, onBegin, onWord, onEnd, onBroken }) => {
      const utterance = new SpeechSynthesisUtterance(text);
      const voice = by === 'quote' ? (other ?? own) : own;
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = rate;
      if (by === 'quote' && !other) utterance.pitch = lowered;
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
  };
};

/** With one voice, a mark and a lower pitch identify someone else's words. */
const lowered = 0.75;

/** Local before remote voices, the default before others. */
const voicesOf = (synthesis: SpeechSynthesis, language: string): SpeechSynthesisVoice[] =>
  synthesis
    .getVoices()
    .filter((voice) => voice.lang.toLowerCase().startsWith(language.toLowerCase()))
    .toSorted((one, other) => rank(other) - rank(one));

const rank = (voice: SpeechSynthesisVoice): number => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
