// One reading in progress: plays chunk after chunk, reports words as they become audible, and remembers its position at
// a stop.

import { secondsOf } from '#reading/speaking-time.ts';
import { lengthOf, playEarcon } from '#web/audio/earcons.ts';
import { audibleAt, latencyOf } from '#web/audio/output.ts';
import { settings } from '#web/data/settings.ts';
import type { Clip } from './clip.ts';
import type { ClipCache } from './clip-cache.ts';
import type { Mix } from './mix.ts';
import { type Playing, playClip } from './play-clip.ts';
import { type RequestChunk, requestChunksOf, restAfter } from './request-chunks.ts';
import { type Style, styleOf } from './style.ts';
import type { Reading } from './voice.ts';
import { type WordTime, wordTimes } from './word-times.ts';

export type Around = {
  mix: Mix;
  shelf: ClipCache;
  voices: number;
  /** The earliest start of the next one in context time, and the last speaker. */
  turn: { earliest: number; by: RequestChunk['by'] };
  /** A chunk has started. `next` is needed soon. */
  onChunk: (next: Style | null) => void;
};

export type Saying = {
  /** From the interruption, or from the start. */
  goOn: () => void;
  wait: () => void;
  /** Reports the words that became audible. */
  check: () => void;
  /** Characters spoken, including the current word. */
  said: () => number;
  /** Sound ended early, or none came for this many ms. */
  isBroken: (patience: number) => boolean;
};

type Here = { chunk: RequestChunk; style: Style; clip: Clip; playing: Playing; words: readonly WordTime[] };

export const createSaying = (around: Around, reading: Reading, onOver: () => void): Saying => {
  const chunks = requestChunksOf(reading).filter(({ text }) => text.trim() !== '');
  const at = { chunk: 0, second: 0, said: 0 };
  let here: Here | null = null;
  let starvingSince: number | null = null;
  const say = (said: number): void => {
    if (said <= at.said) return;
    at.said = said;
    reading.onWord(said);
  };
  const begin = (): void => {
    const chunk = chunks[at.chunk];
    const next = chunks[at.chunk + 1];
    starvingSince = null;
    here = null;
    if (!chunk) return onOver();
    here = playChunk(around, reading, { chunk, from: at.second }, () => {
      say(chunk.from + chunk.text.trimEnd().length);
      at.chunk += 1;
      at.second = 0;
      begin();
    });
    around.onChunk(next ? styleOf(next, reading.rate, around.voices) : null);
  };
  return {
    goOn: begin,
    wait: () => {
      at.second = here?.playing.stop() ?? at.second;
      here = null;
    },
    check: () => {
      const word = here && wordHeard(here, around.mix.context, reading.rate);
      if (here && word) say(here.chunk.from + word.said);
    },
    said: () => at.said,
    isBroken: (patience) => {
      if (!here?.playing.starving()) {
        starvingSince = null;
        return false;
      }
      starvingSince ??= performance.now();
      return here.clip.state() === 'broken' || performance.now() - starvingSince > patience;
    },
  };
};

const playChunk = (
  { mix, shelf, voices, turn }: Around,
  { rate, onStart }: Reading,
  { chunk, from }: { chunk: RequestChunk; from: number },
  onOver: () => void,
): Here => {
  const style = styleOf(chunk, rate, voices);
  const clip = shelf.take(style.request);
  if (style.marked && turn.by !== 'quote' && from === 0) mark(mix, turn);
  turn.by = chunk.by;
  const playing = playClip(mix.context, {
    clip,
    into: mix.into,
    from,
    notBefore: turn.earliest,
    pace: style.pace,
    onStart: (at) => {
      if (chunk.from === 0 && from === 0) onStart?.(audibleAt(mix.context, at));
    },
    onEnd: (at) => {
      turn.earliest = at + restAfter(chunk) / rate;
      onOver();
    },
  });
  return { chunk, style, clip, playing, words: wordTimes(chunk.text) };
};

/** Marks someone else's words in the same voice. */
const mark = ({ context, into }: Mix, turn: Around['turn']): void => {
  if (!settings.current().smallSounds) return;
  const at = Math.max(turn.earliest, context.currentTime + 0.01);
  playEarcon(context, into, 'quote', at);
  turn.earliest = at + lengthOf('quote') / 1000 + 0.04;
};

/** Estimates the length until the clip is complete. */
const wordHeard = (
  { chunk, style, clip, playing, words }: Here,
  context: AudioContext,
  rate: number,
): WordTime | undefined => {
  const heard = playing.position() - latencyOf(context) * style.pace;
  const here = clip.seconds();
  const whole = clip.state() === 'whole' ? here : Math.max(here, (secondsOf([chunk.text]) * style.pace) / rate);
  return heard > 0 ? words.findLast(({ at }) => at * whole <= heard) : undefined;
};
