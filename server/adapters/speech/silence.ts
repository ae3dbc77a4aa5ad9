// Detects silence, because every model hears words in it.
import { sampleRate } from '#domain/speech.ts';

/** No 100 ms are louder than a quiet room. */
export const isSilent = (samples: Int16Array): boolean => {
  const tenth = sampleRate / 10;
  for (let at = 0; at < samples.length; at += tenth) {
    if (loudness(samples.subarray(at, at + tenth)) > quiet) return false;
  }
  return true;
};

/** Sample value 60 dB below the maximum. */
const quiet = 32;

const loudness = (samples: Int16Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
