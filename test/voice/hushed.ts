// The time until Flow yields to a person who speaks over it, as a listener in the room hears it: from their first sound
// until it ducks, and until it is silent.
import { decibels, rate, rms } from './sound.ts';

export type Hushed = { softMs: number; silentMs: number };

/** Frame length in ms. A shorter one would take a closed mouth for ducking. */
const frameMs = 20;
/** Louder than this, in dBFS, Flow is speaking. */
const loud = -45;
const silent = -60;
/** Flow's pauses between words are shorter. */
const lastsMs = 300;
/** Flow ducks by 18 dB. After that nothing comes within this many dB of its earlier peak. */
const softer = 9;

/**
 * `before`: the loudspeaker in the second before the person began. `after`: from then on. Null if Flow did not speak just then, or
 * never yielded.
 */
export const hushedIn = (before: Float32Array, after: Float32Array): Hushed | null => {
  const was = levelsOf(before);
  if (!was.slice(-msOf(200)).some((level) => level > loud)) return null;
  const levels = levelsOf(after);
  const silentAt = levels.findIndex(
    (_, at) =>
      at + msOf(lastsMs) <= levels.length && levels.slice(at, at + msOf(lastsMs)).every((level) => level < silent),
  );
  if (silentAt < 0) return null;
  const loudest = Math.max(...was);
  const lastLoud = levels.slice(0, silentAt).findLastIndex((level) => level > loudest - softer);
  return { softMs: (lastLoud + 1) * frameMs, silentMs: silentAt * frameMs };
};

const msOf = (ms: number): number => Math.round(ms / frameMs);

const levelsOf = (sound: Float32Array): number[] => {
  const length = (rate * frameMs) / 1000;
  return Array.from({ length: Math.floor(sound.length / length) }, (_, at) =>
    decibels(rms(sound.subarray(at * length, (at + 1) * length))),
  );
};
