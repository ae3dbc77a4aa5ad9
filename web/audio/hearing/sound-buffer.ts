// The sound of the last half minute, by absolute position, cut into frames as it arrives.
import { frameSamples } from './silero.ts';

/** A turn lasts at most 30 s. */
const samplesKept = 32 * 16_000;

export type SoundBuffer = {
  length: () => number;
  add: (samples: Float32Array, whole: (frame: Float32Array) => void) => void;
  between: (from: number, to: number) => Float32Array<ArrayBuffer>;
};

export const createSoundBuffer = (): SoundBuffer => {
  const ring = new Float32Array(samplesKept);
  const frame = new Float32Array(frameSamples);
  let length = 0;
  return {
    length: () => length,
    add: (samples: Float32Array, whole: (frame: Float32Array) => void): void => {
      for (const sample of samples) {
        ring[length % ring.length] = sample;
        frame[length % frameSamples] = sample;
        length += 1;
        if (length % frameSamples === 0) whole(frame);
      }
    },
    between: (from: number, to: number): Float32Array<ArrayBuffer> => {
      const samples = new Float32Array(to - from);
      for (let at = from; at < to; at += 1) samples[at - from] = ring[at % ring.length] ?? 0;
      return samples;
    },
  };
};
