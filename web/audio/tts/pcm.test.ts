import { expect, test } from 'vitest';
import { createDecoder, rateIn } from './pcm.ts';

test.each([
  ['audio/pcm;rate=22050;channels=1', 22_050],
  ['audio/pcm; rate=16000; channels=1', 16_000],
  ['audio/pcm;channels=1;rate=24000', 24_000],
  ['audio/pcm;rate=22050;channels=2', null],
  ['audio/pcm;rate=1;channels=1', null],
  ['audio/pcm', null],
  ['application/problem+json', null],
  [null, null],
])('pcm: the rate that “%s” names is %s', (contentType, rate) => {
  expect(rateIn(contentType)).toBe(rate);
});

const rate = 8000;
const bytesOf = (samples: readonly number[]): Uint8Array => new Uint8Array(Int16Array.from(samples).buffer);
const loud = (count: number): number[] => Array.from({ length: count }, (_, at) => (at % 2 === 0 ? 8000 : -8000));
const silence = (seconds: number): number[] => new Array<number>(seconds * rate).fill(0);
const decoded = (bytes: Uint8Array, cut: number): number[] => {
  const decoder = createDecoder(rate);
  const samples: number[] = [];
  for (let at = 0; at < bytes.length; at += cut) samples.push(...decoder.take(bytes.subarray(at, at + cut)));
  return [...samples, ...decoder.end()];
};

test.each([1, 2, 3, 7, 64, 100_000])('pcm: is the same in chunks of %i bytes', (cut) => {
  const samples = [...loud(40), ...silence(0.1), ...loud(41)];
  expect(decoded(bytesOf(samples), cut)).toEqual(samples.map((sample) => sample / 32_768));
});

test('pcm: trims silence at both ends, except for a breath', () => {
  const heard = decoded(bytesOf([...silence(0.3), ...loud(100), ...silence(0.5)]), 512);
  expect(heard).toHaveLength(0.008 * rate + 100 + 0.04 * rate);
});

test('pcm: is empty for silence', () => {
  expect(decoded(bytesOf(silence(1)), 512)).toEqual([]);
});
