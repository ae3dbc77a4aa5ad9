// One reading in progress: plays chunk after chunk, reports words as they become audible, and remembers where it was interrupted.
import { secondsOf } from '#reading/speaking-time.ts';
import { earconsHeard, lengthOf, playEarcon } from '#web/audio/earcons.ts';
import { audibleAt, latencyOf } from '#web/audio/output.ts';
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
  onPiece: (next: Style | null) => void;
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

type Here = { piece: RequestChunk; style: Style; clip: Clip; playing: Playing; words: readonly WordTime[] };

export const createSaying = (around: Around, reading: Reading, onOver: () => void): Saying => {
  const pieces = requestChunksOf(reading).filter(({ text }) => text.trim() !== '');
  const at = { piece: 0, second: 0, said: 0 };
  let here: Here | null = null;
  let starvingSince: number | null = null;
  const say = (said: number): void => {
    if (said <= at.said) return;
    at.said = said;
    reading.onWord(said);
  };
  const begin = (): void => {
    const piece = pieces[at.piece];
    const next = pieces[at.piece + 1];
    starvingSince = null;
    here = null;
    if (!piece) return onOver();
    here = playPiece(around, reading, { piece, from: at.second }, () => {
      say(piece.from + piece.text.trimEnd().length);
      at.piece += 1;
      at.second = 0;
      begin();
    });
    around.onPiece(next ? styleOf(next, reading.rate, around.voices) : null);
  };
  return {
    goOn: begin,
    wait: () => {
      at.second = here?.playing.stop() ?? at.second;
      here = null;
    },
    check: () => {
      const word = here && wordHeard(here, around.mix.context, reading.rate);
      if (here && word) say(here.piece.from + word.said);
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

const playPiece = (
  { mix, shelf, voices, turn }: Around,
  { rate, onStart }: Reading,
  { piece, from }: { piece: RequestChunk; from: number },
  onOver: () => void,
): Here => {
  const style = styleOf(piece, rate, voices);
  const clip = shelf.take(style.request);
  if (style.marked && turn.by !== 'quote' && from === 0) mark(mix, turn);
  turn.by = piece.by;
  const playing = playClip(mix.context, {
    clip,
    into: mix.into,
    from,
    notBefore: turn.earliest,
    pace: style.pace,
    onStart: (at) => {
      if (piece.from === 0 && from === 0) onStart?.(audibleAt(mix.context, at));
    },
    onEnd: (at) => {
      turn.earliest = at + restAfter(piece) / rate;
      onOver();
    },
  });
  return { piece, style, clip, playing, words: wordTimes(piece.text) };
};

/** Marks someone else's words in the same voice. */
const mark = ({ context, into }: Mix, turn: Around['turn']): void => {
  if (!earconsHeard.current()) return;
  const at = Math.max(turn.earliest, context.currentTime + 0.01);
  playEarcon(context, into, 'quote', at);
  turn.earliest = at + lengthOf('quote') / 1000 + 0.04;
};

/** Estimates the length until the clip is complete. */
const wordHeard = (
  { piece, style, clip, playing, words }: Here,
  context: AudioContext,
  rate: number,
): WordTime | undefined => {
  const heard = playing.position() - latencyOf(context) * style.pace;
  const here = clip.seconds();
  const whole = clip.state() === 'whole' ? here : Math.max(here, (secondsOf([piece.text]) * style.pace) / rate);
  return heard > 0 ? words.findLast(({ at }) => at * whole <= heard) : undefined;
};
