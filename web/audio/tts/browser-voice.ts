// The browser's own voice. It is cancelled before each utterance, since Chromium queues; it is nudged while it speaks,
// since Chromium's long utterances stall; and where it does not report words, a clock of words stands in.
import { chunksOf } from './chunks.ts';
import type { Reading, Voice } from './voice.ts';
import { startWordClock, type WordClock } from './word-clock.ts';

/** One utterance, with what is told of it. */
export type SpokenWords = {
  text: string;
  rate: number;
  onBegin: () => void;
  /** A word begins; its length is 0 where the browser does not know it. */
  onWord: (at: number, length: number) => void;
  onEnd: () => void;
  onBroken: () => void;
};

/** The browser's speech, as far as a voice needs it. */
export type Speech = { say: (words: SpokenWords) => void; cancel: () => void; resume: () => void };

/** Chromium stops a voice after about 15 s unless it is resumed before. */
const nudgeEvery = 8000;

/** A voice that has not begun by then is not there. */
const mustBeginWithin = 4000;

export const createBrowserVoice = (speech: Speech, onBroken: (reading: Reading) => void): Voice => {
  let silence: () => void = () => undefined;
  const stop = (): void => {
    silence();
    silence = () => undefined;
    speech.cancel();
  };
  return {
    kind: 'aloud',
    read: (reading) => {
      stop();
      silence = speak(speech, reading, () => {
        stop();
        onBroken(reading);
      });
    },
    stop,
  };
};

/** Speaks the sentence chunk by chunk; the function returned silences it. */
const speak = (speech: Speech, reading: Reading, onBroken: () => void): (() => void) => {
  const chunks = chunksOf(reading.text);
  let stopChunk: () => void = () => undefined;
  const nudge = setInterval(speech.resume, nudgeEvery);
  const silence = (): void => {
    clearInterval(nudge);
    stopChunk();
  };
  const next = (at: number): void => {
    const chunk = chunks[at];
    if (!chunk) {
      silence();
      return reading.onEnd();
    }
    stopChunk = speakChunk(speech, chunk.text, reading.rate, {
      onWord: (said) => reading.onWord(chunk.from + said),
      onEnd: () => next(at + 1),
      onBroken,
    });
  };
  next(0);
  return silence;
};

type ChunkEvents = { onWord: (said: number) => void; onEnd: () => void; onBroken: () => void };

/** One utterance; once it was stopped, nothing it still reports is told. */
const speakChunk = (speech: Speech, text: string, rate: number, on: ChunkEvents): (() => void) => {
  let over = false;
  let clock: WordClock | null = null;
  const stop = (): void => {
    over = true;
    clearTimeout(begun);
    clock?.stop();
  };
  const last = (tell: () => void): void => {
    if (over) return;
    stop();
    tell();
  };
  const begun = setTimeout(() => last(on.onBroken), mustBeginWithin);
  speech.say({
    text,
    rate,
    onBegin: () => {
      clearTimeout(begun);
      if (!over) clock = startWordClock(text, rate, { onWord: on.onWord, onEnd: () => undefined });
    },
    onWord: (at, length) => {
      if (over) return;
      clock?.stop();
      on.onWord(at + (length || wordLength(text, at)));
    },
    onEnd: () => last(on.onEnd),
    onBroken: () => last(on.onBroken),
  });
  return stop;
};

const wordLength = (text: string, from: number): number => /^\S*/.exec(text.slice(from))?.[0].length ?? 0;
