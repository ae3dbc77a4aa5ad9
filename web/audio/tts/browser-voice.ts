// The browser's own voice. It is cancelled before each utterance, since Chromium queues; it is nudged while it speaks,
// since Chromium's long utterances stall; and where it does not report words, a clock of words stands in.
import type { SpokenBy } from '#domain/speech.ts';
import { chunksOf } from './chunks.ts';
import { partsOf } from './parts.ts';
import { restOf } from './rest-of.ts';
import { createSpokenLog } from './spoken-log.ts';
import type { Reading, Voice } from './voice.ts';
import { createWaitingVoice } from './waiting-voice.ts';
import { startWordClock, type WordClock } from './word-clock.ts';

/** One utterance, with what is told of it. */
export type SpokenWords = {
  text: string;
  rate: number;
  by: SpokenBy;
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
const mustBeginWithin = 1500;

/** `onBroken` is given what is left of the sentence. */
export const createBrowserVoice = (speech: Speech, onBroken: (rest: Reading) => void): Voice => {
  const log = createSpokenLog();
  const pulse = createPulse();
  const waiting = createWaitingVoice((reading) => {
    let said = 0;
    const noted: Reading = {
      ...reading,
      onWord: (word) => {
        said = word;
        pulse.beat();
        reading.onWord(word);
      },
    };
    speech.cancel();
    const silence = speak(speech, log.noting(noted), () => {
      waiting.stop();
      onBroken(restOf(reading, said));
    });
    return () => {
      silence();
      log.end();
      speech.cancel();
    };
  });
  return {
    ...waiting,
    kind: 'aloud',
    prefetch: () => undefined,
    level: () => (waiting.speaking() ? pulse.level() : 0),
    spokenLately: log.lately,
  };
};

/** The browser's own sound cannot be measured: each word begins loud, and fades. */
const createPulse = (): { beat: () => void; level: () => number } => {
  let at = Number.NEGATIVE_INFINITY;
  return {
    beat: () => {
      at = performance.now();
    },
    level: () => Math.max(0, 0.8 - (performance.now() - at) / 600),
  };
};

/** Speaks the sentence chunk by chunk; the function returned silences it. */
const speak = (speech: Speech, reading: Reading, onBroken: () => void): (() => void) => {
  const chunks = partsOf(reading).flatMap(({ text, by, from }) =>
    chunksOf(text).map((chunk) => ({ text: chunk.text, by, from: from + chunk.from })),
  );
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
    stopChunk = speakChunk(
      speech,
      { ...chunk, rate: reading.rate },
      {
        onBegin: () => {
          if (at === 0) reading.onStart?.(performance.now());
        },
        onWord: (said) => reading.onWord(chunk.from + said),
        onEnd: () => next(at + 1),
        onBroken,
      },
    );
  };
  next(0);
  return silence;
};

type ChunkEvents = { onBegin: () => void; onWord: (said: number) => void; onEnd: () => void; onBroken: () => void };

/** One utterance; once it was stopped, nothing it still reports is told. */
const speakChunk = (
  speech: Speech,
  words: Pick<SpokenWords, 'text' | 'rate' | 'by'>,
  on: ChunkEvents,
): (() => void) => {
  const { text, rate } = words;
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
    ...words,
    onBegin: () => {
      clearTimeout(begun);
      if (over) return;
      on.onBegin();
      clock = startWordClock(text, rate, { onWord: on.onWord, onEnd: () => undefined });
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
