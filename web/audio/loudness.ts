// Loudness for the pen: 0 at −50 dB, 1 at −10 dB, fast attack and slower release.

const quietest = -50;
const top = -10;
const attack = 40;
const release = 160;

export const createLoudness = (now: () => number): ((samples: Float32Array) => number) => {
  let level = 0;
  let at = now();
  return (samples) => {
    const passed = now() - at;
    at += passed;
    const target = loudnessOf(samples);
    level += (target - level) * (1 - Math.exp(-passed / (target > level ? attack : release)));
    return level;
  };
};

export const loudnessOf = (samples: Float32Array): number => {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12);
  return Math.min(1, Math.max(0, (decibels - quietest) / (top - quietest)));
};
