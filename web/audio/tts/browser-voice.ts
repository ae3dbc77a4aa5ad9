// The browser's own voice. It is cancelled before each utterance, since Chromium queues; it is nudged while it speaks,
// since Chromium's long utterances stall; and where it does not report words, a clock of words stands in.
import { chunksOf } from './chunks.ts';
import type { Reading, Voice } from './voice.ts';
import { startWordClock, type WordClock } from './word-clock.ts';

/** Chromium stops a voice after about 15 s unless it is resumed before. */
const nudgeEvery = 8000;

/** A voice that has not begun by then is not there. */
const mustBeginWithin = 4000;

export const createBrowserVoice = (
  synthesis: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  onBroken: (reading: Reading) => void,
): Voice => {
  let silence: () => void = () => undefined;
  const stop = (): void => {
    silence();
    silence = () => undefined;
    synthesis.cancel();
  };
  return {
    kind: 'aloud',
    read: (reading) => {
      stop();
      silence = speak(synthesis, voice, reading, () => {
        stop();
        onBroken(reading);
      });
    },
    stop,
  };
};

/** Speaks the sentence chunk by chunk; the function returned silences it. */
const speak = (
  synthesis: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  reading: Reading,
  onBroken: () => void,
): (() => void) => {
  const chunks = chunksOf(reading.text);
  let silent = false;
  let stopChunk: () => void = () => undefined;
  const nudge = setInterval(() => synthesis.resume(), nudgeEvery);
  const silence = (): void => {
    silent = true;
    clearInterval(nudge);
    stopChunk();
  };
  const next = (at: number): void => {
    const chunk = chunks[at];
    if (silent) return;
    if (!chunk) {
      silence();
      return reading.onEnd();
    }
    stopChunk = speakChunk(synthesis, voice, chunk.text, reading.rate, {
      onWord: (said) => !silent && reading.onWord(chunk.from + said),
      onEnd: () => next(at + 1),
      onBroken: () => !silent && onBroken(),
    });
  };
  next(0);
  return silence;
};

type ChunkEvents = { onWord: (said: number) => void; onEnd: () => void; onBroken: () => void };

const speakChunk = (
  synthesis: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  text: string,
  rate: number,
  on: ChunkEvents,
): (() => void) => {
  const utterance = new SpeechSynthesisUtterance(text);
  let clock: WordClock | null = null;
  const begun = setTimeout(on.onBroken, mustBeginWithin);
  const still = (): void => {
    clearTimeout(begun);
    clock?.stop();
  };
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  utterance.onstart = () => {
    clearTimeout(begun);
    clock = startWordClock(text, rate, { onWord: on.onWord, onEnd: () => undefined });
  };
  utterance.onboundary = ({ name, charIndex, charLength }) => {
    if (name !== 'word') return;
    clock?.stop();
    on.onWord(charIndex + (charLength || wordLength(text, charIndex)));
  };
  utterance.onend = () => {
    still();
    on.onEnd();
  };
  utterance.onerror = ({ error }) => {
    still();
    if (error !== 'canceled' && error !== 'interrupted') on.onBroken();
  };
  synthesis.speak(utterance);
  return () => {
    still();
    utterance.onend = null;
    utterance.onerror = null;
  };
};

const wordLength = (text: string, from: number): number => /^\S*/.exec(text.slice(from))?.[0].length ?? 0;
