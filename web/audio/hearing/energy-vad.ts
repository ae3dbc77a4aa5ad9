// The last resort where the detector's weights could not be had: what is clearly louder than the room of late is speech. Good enough
// for a quiet room; where others talk or machines run, push to talk is better, and Flow says so.
import type { Detector } from './ear.ts';

/** In dB: over the room, and never as soft as this. */
const above = 12;
const softest = -54;
/** How fast the room is believed to have become louder, in dB a frame of 32 ms. */
const rises = 0.1;

export const createEnergyDetector = (): Detector => {
  let room = Number.POSITIVE_INFINITY;
  return {
    hear: (frame) => {
      const level = edge(frame);
      room = Math.min(level, room + rises);
      return level > Math.max(room + above, softest) ? 1 : 0;
    },
    reset: () => {
      room = Number.POSITIVE_INFINITY;
    },
  };
};

/** How loud it is in dB, from sample to sample: what rumbles, as rooms do, counts for little. */
const edge = (frame: Float32Array): number => {
  let sum = 1e-10;
  let last = frame[0] ?? 0;
  for (const sample of frame) {
    sum += (sample - last) ** 2;
    last = sample;
  }
  return 10 * Math.log10(sum / frame.length);
};
