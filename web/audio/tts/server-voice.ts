// Flow's own voice: requests each sentence, plays it while it streams, and prefetches the next.
import type { Output } from '#web/audio/output.ts';
import type { Say } from './clip.ts';
import { createClipCache } from './clip-cache.ts';
import { createMix, type Mix } from './mix.ts';
import { type RequestChunk, requestChunksOf } from './request-chunks.ts';
import { createSpeaker } from './speaker.ts';
import { createSpokenLog } from './spoken-log.ts';
import { type Style, styleOf } from './style.ts';
import type { Ahead, Reading, Voice } from './voice.ts';

export type ServerWorld = {
  say: Say;
  output: Output;
  /** With one voice, a mark and a lower pitch identify someone else's words. */
  voices: () => number;
  /** Milliseconds until missing sound counts as broken. */
  patience: () => number;
  /** The rest of the sentence in which it broke. */
  onBroken: (rest: Reading) => void;
  onFine: () => void;
};

export const createServerVoice = (world: ServerWorld): Voice => {
  const shelf = createClipCache(world.say);
  const log = createSpokenLog();
  const mix = createMixOf(world.output);
  const prefetch = createPrefetch(world, (styles) => shelf.prefetch(styles.map(({ request }) => request)));
  const speaker = createSpeaker({
    ...world,
    shelf,
    log,
    mix: mix.here,
    onChunk: prefetch.next,
    onReading: (on) => {
      if (on) world.output.unlock();
      else shelf.rest();
      world.output.reading(on);
    },
  });
  return {
    kind: 'aloud',
    read: speaker.read,
    stop: speaker.stop,
    duck: mix.duck,
    pause: speaker.pause,
    resume: speaker.resume,
    prefetch: prefetch.ahead,
    level: () => (speaker.speaking() ? mix.here().level() : 0),
    speaking: speaker.speaking,
    spokenLately: () => {
      speaker.inspect();
      return log.lately();
    },
  };
};

/** Prefetches the rest of the sentence first, then what follows. */
const createPrefetch = ({ voices }: ServerWorld, want: (styles: readonly Style[]) => void) => {
  let next: Style | null = null;
  let ahead: readonly Style[] = [];
  const tell = (): void => want(next ? [next, ...ahead] : ahead);
  return {
    next: (style: Style | null): void => {
      next = style;
      tell();
    },
    ahead: (texts: readonly Ahead[]): void => {
      ahead = texts.flatMap((one) => firstOf(requestChunksOf(one)).map((chunk) => styleOf(chunk, one.rate, voices())));
      tell();
    },
  };
};

/** After a short name the next chunk must be ready too. */
const firstOf = (chunks: readonly RequestChunk[]): readonly RequestChunk[] =>
  chunks.slice(0, (chunks[0]?.text.length ?? 0) < saidInAMoment ? 2 : 1);

/** In characters. */
const saidInAMoment = 40;

/** Replaces a closed context. */
const createMixOf = (output: Output): { here: () => Mix; duck: (ducked: boolean) => void } => {
  let mix: Mix | null = null;
  let low = false;
  return {
    here: () => {
      const context = output.context();
      if (mix?.context === context) return mix;
      mix = createMix(context);
      if (low) mix.duck(true);
      return mix;
    },
    duck: (ducked) => {
      low = ducked;
      mix?.duck(ducked);
    },
  };
};
