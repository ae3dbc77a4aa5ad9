// Whether anything was said at all: in silence the best of models hears something.
import { sampleRate } from '#domain/speech.ts';

/** No tenth of a second of it is louder than a room at night. */
export const isSilent = (samples: Int16Array): boolean => {
  const tenth = sampleRate / 10;
  for (let at = 0; at < samples.length; at += tenth) {
    if (loudness(samples.subarray(at, at + tenth)) > quiet) return false;
  }
  return true;
};

/** Of a sample's range: 60 dB below the loudest. */
const quiet = 32;

const loudness = (samples: Int16Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
