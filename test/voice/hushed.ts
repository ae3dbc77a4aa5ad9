// How soon Flow gives way to a person who speaks over it, as the room hears it: from the person's first sound until the loudspeaker is
// soft, and until it is silent.
import { decibels, rate, rms } from './sound.ts';

export type Hushed = { softMs: number; silentMs: number };

/** A frame of the loudspeaker's sound, in ms; shorter ones would take a closed mouth for soft. */
const frameMs = 20;
/** Louder is Flow speaking, in dB of full scale. */
const loud = -45;
const silent = -60;
/** Flow's own pauses between two words are shorter. */
const lastsMs = 300;
/** Flow goes down by 18 dB; nothing it says then comes within this, in dB, of its loudest before. */
const softer = 9;

/**
 * `before`: what the loudspeaker played in the second before the person began; `after`: from then on. Null where Flow did not speak
 * just then, or was not silenced at all.
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
