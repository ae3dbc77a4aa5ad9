import { describe, expect, test } from 'vitest';
import { createResampler } from './resample.ts';

const tone = (frequency: number, rate: number, seconds = 0.5): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, at) => Math.sin((2 * Math.PI * frequency * at) / rate));

const through = (samples: Float32Array, rate: number, chunk = 512): Float32Array => {
  const resampler = createResampler(rate);
  const parts: number[] = [];
  for (let at = 0; at < samples.length; at += chunk) parts.push(...resampler.push(samples.subarray(at, at + chunk)));
  return Float32Array.from(parts);
};
const power = (samples: Float32Array): number => {
  const middle = samples.subarray(800, -800);
  return 10 * Math.log10(middle.reduce((sum, sample) => sum + sample * sample, 1e-12) / middle.length);
};

describe.each([48_000, 44_100, 96_000, 32_000, 22_050, 16_000, 11_025])('resampling from %i Hz', (rate) => {
  test('keeps the duration', () => {
    expect(Math.abs(through(tone(300, rate), rate).length - 8000)).toBeLessThan(40);
  });

  test.each([100, 1000, 4000])('keeps a tone of %i Hz', (frequency) => {
    const made = through(tone(frequency, rate), rate);
    const meant = tone(frequency, 16_000);
    // The filter is symmetric, so a sample keeps its time.
    const off = made
      .subarray(800, 6000)
      .reduce((most, sample, at) => Math.max(most, Math.abs(sample - (meant[at + 800] ?? 0))), 0);
    expect(off).toBeLessThan(0.01);
  });
});

test.each([
  [48_000, 9500],
  [48_000, 15_000],
  [44_100, 12_000],
  [96_000, 40_000],
])('resampling from %i Hz removes a tone of %i Hz', (rate, frequency) => {
  expect(power(through(tone(frequency, rate), rate))).toBeLessThan(-60);
});

test('resampling gives the same for any block sizes', () => {
  const samples = tone(700, 44_100);
  expect(through(samples, 44_100, 128)).toEqual(through(samples, 44_100, 4096));
});
