// The fallback without the detector's weights: speech is clearly louder than the recent room. It works in a quiet room. Elsewhere push to
// talk is better, and Flow says so.
import type { Detector } from './vad.ts';

/** dB above the room, and an absolute minimum. */
const above = 12;
const softest = -54;
/** The fastest assumed rise of the room, in dB a frame of 32 ms. */
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

/** The level in dB of sample differences, which reduces low rumble. */
const edge = (frame: Float32Array): number => {
  let sum = 1e-10;
  let last = frame[0] ?? 0;
  for (const sample of frame) {
    sum += (sample - last) ** 2;
    last = sample;
  }
  return 10 * Math.log10(sum / frame.length);
};
