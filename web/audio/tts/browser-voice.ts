// The browser's own voice. Cancels before each utterance, because Chromium queues. Nudges while speaking, because Chromium stalls. A word
// clock replaces missing word events. Without events for too long it counts as broken.
import type { SpokenBy } from '#domain/speech.ts';
import { secondsOf } from '#reading/speaking-time.ts';
import { partsOf } from './parts.ts';
import { remainingReading } from './remaining-reading.ts';
import { createSpokenLog } from './spoken-log.ts';
import { type Chunk, utteranceChunksOf } from './utterance-chunks.ts';
import type { Reading, Voice } from './voice.ts';
import { createWaitingVoice } from './waiting-voice.ts';
import { startWordClock, type WordClock } from './word-clock.ts';

export type SpokenWords = {
  text: string;
  rate: number;
  by: SpokenBy;
  onBegin: () => void;
  /** The start of a word. Length 0 if unknown. */
  onWord: (at: number, length: number) => void;
  onEnd: () => void;
  onBroken: () => void;
};

/** The used part of the browser's synthesis. */
export type Speech = {
  say: (words: SpokenWords) => void;
  cancel: () => void;
  resume: () => void;
  /** Someone else's words have no voice of their own. */
  oneVoice: boolean;
};

type World = {
  speech: Speech;
  /** Plays the mark for someone else's words. Returns its length in ms, 0 if muted. */
  mark: () => number;
  /** The rest of the sentence in which it broke. */
  onBroken: (rest: Reading) => void;
  onFine: () => void;
};

/** Chromium stops a voice after about 15 s without a resume. */
const nudgeEvery = 8000;

/** A voice that has not started by then is missing. Generous, because only silence would replace it. */
const mustBeginWithin = 3000;

/** Broken after no event for this multiple of the remaining time, and at least this long. */
const stalled = { times: 2, least: 5000 } as const;

/** Between the mark and the words, in ms. */
const afterMark = 40;

export const createBrowserVoice = ({ speech, mark, onBroken, onFine }: World): Voice => {
  const before = createMarks(speech, mark);
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
      onEnd: () => {
        onFine();
        reading.onEnd();
      },
    };
    speech.cancel();
    const silence = speak({ speech, before }, log.noting(noted), () => {
      waiting.stop();
      onBroken(remainingReading(reading, said));
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

/** No page can measure the browser's sound, so each word starts loud and fades. */
const createPulse = (): { beat: () => void; level: () => number } => {
  let at = Number.NEGATIVE_INFINITY;
  return {
    beat: () => {
      at = performance.now();
    },
    level: () => Math.max(0, 0.8 - (performance.now() - at) / 600),
  };
};

/** With one voice, a mark announces someone else's words once, even when they continue. */
const createMarks = ({ oneVoice }: Speech, mark: () => number) => {
  let last: SpokenBy = 'flow';
  /** Milliseconds to wait before the next words. */
  return (by: SpokenBy): number => {
    const isMarked = oneVoice && by === 'quote' && last !== 'quote';
    last = by;
    const sounds = isMarked ? mark() : 0;
    return sounds > 0 ? sounds + afterMark : 0;
  };
};

type Speaking = { speech: Speech; before: (by: SpokenBy) => number };
type SpokenChunk = Chunk & { by: SpokenBy };

/** Speaks the sentence in chunks. Returns a function that silences it. */
const speak = ({ speech, before }: Speaking, reading: Reading, onBroken: () => void): (() => void) => {
  const chunks: SpokenChunk[] = partsOf(reading).flatMap(({ text, by, from }) =>
    utteranceChunksOf(text).map((chunk) => ({ text: chunk.text, by, from: from + chunk.from })),
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
    const say = (): void => {
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
    const wait = before(chunk.by);
    if (wait === 0) return say();
    const timer = setTimeout(say, wait);
    stopChunk = () => clearTimeout(timer);
  };
  next(0);
  return silence;
};

type ChunkEvents = { onBegin: () => void; onWord: (said: number) => void; onEnd: () => void; onBroken: () => void };

/** One utterance. Ignores its events after a stop. */
const speakChunk = (
  speech: Speech,
  words: Pick<SpokenWords, 'text' | 'rate' | 'by'>,
  on: ChunkEvents,
): (() => void) => {
  const { text, rate } = words;
  let over = false;
  let clock: WordClock | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    over = true;
    clearTimeout(watch);
    clock?.stop();
  };
  const last = (tell: () => void): void => {
    if (over) return;
    stop();
    tell();
  };
  const lastsAtMost = (ms: number): void => {
    clearTimeout(watch);
    watch = setTimeout(() => last(on.onBroken), ms);
  };
  lastsAtMost(mustBeginWithin);
  speech.say({
    ...words,
    onBegin: () => {
      if (over) return;
      lastsAtMost(stalledAfter(text, rate));
      on.onBegin();
      clock = startWordClock(text, rate, { onWord: on.onWord, onEnd: () => undefined });
    },
    onWord: (at, length) => {
      if (over) return;
      lastsAtMost(stalledAfter(text.slice(at), rate));
      clock?.stop();
      on.onWord(at + (length || wordLength(text, at)));
    },
    onEnd: () => last(on.onEnd),
    onBroken: () => last(on.onBroken),
  });
  return stop;
};

/** Milliseconds until the next event is overdue. */
const stalledAfter = (left: string, rate: number): number =>
  Math.max(stalled.least, (stalled.times * secondsOf([left]) * 1000) / rate);

const wordLength = (text: string, from: number): number => /^\S*/.exec(text.slice(from))?.[0].length ?? 0;
