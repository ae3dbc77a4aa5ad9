// Resamples microphone audio from any rate to 16 kHz, block by block, with an anti-aliasing filter.

const targetRate = 16_000;
/** Zero crossings of the filter on each side. It passes below 7 kHz and stops above 9 kHz. */
const crossings = 12;
const passes = 0.9;
/** Enough filter phases for any device's rate. Most need far fewer. */
const mostPhases = 640;

export type Resampler = {
  /** Takes samples at the old rate. The result is valid until the next call. */
  push: (samples: Float32Array) => Float32Array;
  /** The delay in seconds. */
  lag: number;
};

export const createResampler = (rate: number): Resampler => {
  const cutoff = (Math.min(rate, targetRate) / rate) * passes;
  const half = Math.ceil(crossings / cutoff);
  const phases = Math.min(targetRate / divisor(rate, targetRate), mostPhases);
  const kernels = Array.from({ length: phases }, (_, phase) => kernelAt(phase / phases, half, cutoff));
  let kept = new Float32Array(half);
  let output = new Float32Array(0);
  /** Position of the next output: whole input samples and 1/16,000ths. */
  let at = half;
  let part = 0;
  return {
    lag: half / rate,
    push: (samples) => {
      const input = new Float32Array(kept.length + samples.length);
      input.set(kept);
      input.set(samples, kept.length);
      const most = Math.ceil((input.length * targetRate) / rate) + 1;
      if (output.length < most) output = new Float32Array(most);
      let made = 0;
      while (at + half < input.length) {
        output[made] = filtered(input, at - half, kernels[Math.floor((part * phases) / targetRate)]);
        made += 1;
        part += rate;
        at += Math.floor(part / targetRate);
        part %= targetRate;
      }
      const from = Math.max(0, Math.min(input.length, at - half));
      kept = input.subarray(from);
      at -= from;
      return output.subarray(0, made);
    },
  };
};

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

const nothing = new Float32Array(0);

const filtered = (input: Float32Array, from: number, kernel: Float32Array = nothing): number => {
  let sum = 0;
  for (let tap = 0; tap < kernel.length; tap += 1) sum += (kernel[tap] ?? 0) * (input[from + tap] ?? 0);
  return sum;
};

/** Filter weights around a point `fraction` after the middle sample. */
const kernelAt = (fraction: number, half: number, cutoff: number): Float32Array => {
  const kernel = Float32Array.from({ length: half * 2 + 1 }, (_, tap) => {
    const away = tap - half - fraction;
    return sinc(away * cutoff) * windowAt(away / (half + 1));
  });
  const sum = kernel.reduce((all, value) => all + value, 0);
  return kernel.map((value) => value / sum);
};

const sinc = (at: number): number => (at === 0 ? 1 : Math.sin(Math.PI * at) / (Math.PI * at));

/** Blackman's window: 1 in the middle, 0 at -1 and 1. */
const windowAt = (at: number): number => 0.42 + 0.5 * Math.cos(Math.PI * at) + 0.08 * Math.cos(2 * Math.PI * at);
