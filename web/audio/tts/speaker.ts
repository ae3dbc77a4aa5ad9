// Plays one reading at a time, and returns the rest if its sound does not come.
import type { ClipCache } from './clip-cache.ts';
import type { Mix } from './mix.ts';
import { remainingReading } from './remaining-reading.ts';
import { type Around, createSaying, type Saying } from './saying.ts';
import type { SpokenLog } from './spoken-log.ts';
import type { Reading, Voice } from './voice.ts';

export type Speaker = Pick<Voice, 'read' | 'stop' | 'pause' | 'resume' | 'speaking'> & {
  inspect: () => void;
};

export type SpeakerWorld = {
  shelf: ClipCache;
  log: SpokenLog;
  mix: () => Mix;
  voices: () => number;
  /** Milliseconds until missing sound counts as broken. */
  patience: () => number;
  onChunk: Around['onChunk'];
  onReading: (on: boolean) => void;
  onBroken: (rest: Reading) => void;
  onFine: () => void;
};

const often = 40;

export const createSpeaker = (world: SpeakerWorld): Speaker => {
  const turn: Around['turn'] = { earliest: 0, by: 'flow' };
  const ticking = createTicking(() => tick());
  let now: { reading: Reading; saying: Saying } | null = null;
  let paused = false;
  const check = (): void => {
    if (!paused) now?.saying.check();
  };
  const tick = (): void => {
    check();
    if (now === null || paused || !now.saying.isBroken(world.patience())) return;
    const rest = remainingReading(now.reading, now.saying.said());
    stop();
    world.onBroken(rest);
  };
  const over = (): void => {
    now = null;
    paused = false;
    ticking.end();
    // The end of one sentence is usually the start of the next.
    queueMicrotask(() => {
      if (now === null) world.onReading(false);
    });
  };
  const wait = (): void => {
    check();
    now?.saying.wait();
    turn.earliest = 0;
  };
  const stop = (): void => {
    if (!paused) wait();
    world.onChunk(null);
    world.log.end();
    over();
  };
  return {
    inspect: check,
    stop,
    read: (reading) => {
      if (now) stop();
      world.onReading(true);
      const saying = sayingOf(world, turn, reading, over);
      now = { reading, saying };
      ticking.begin();
      saying.goOn();
    },
    pause: () => {
      if (now === null || paused) return;
      wait();
      paused = true;
    },
    resume: () => {
      if (!paused) return;
      paused = false;
      now?.saying.goOn();
    },
    speaking: () => now !== null && !paused,
  };
};

const sayingOf = (world: SpeakerWorld, turn: Around['turn'], reading: Reading, over: () => void): Saying => {
  const noted = world.log.noting(reading);
  const { shelf, onChunk } = world;
  return createSaying({ mix: world.mix(), shelf, voices: world.voices(), turn, onChunk }, noted, () => {
    over();
    world.onFine();
    noted.onEnd();
  });
};

const createTicking = (tick: () => void): { begin: () => void; end: () => void } => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = (): void => clearInterval(timer);
  return {
    begin: () => {
      end();
      timer = setInterval(tick, often);
    },
    end,
  };
};
