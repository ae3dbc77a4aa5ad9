import { expect, test } from 'vitest';
import { randomOf } from '#test/chaos/random.ts';
import { type NoiseKind, noise } from './noise.ts';
import { missing } from './programs.ts';
import { cutClose, decibels, joined, peak, rate, rms, silence } from './sound.ts';
import { speakers, spoken } from './speech.ts';
import { parseWav, wavOf } from './wav.ts';

const tone = Float32Array.from({ length: 800 }, (_, at) => 0.4 * Math.sin(at / 5));

test('reading a written WAV gives the same samples', () => {
  const back = parseWav(wavOf({ rate, samples: tone }));
  expect(back.rate).toBe(rate);
  expect(back.samples.every((sample, at) => Math.abs(sample - (tone[at] ?? 0)) < 1e-4)).toBe(true);
});

test('trimming cuts the silence around a sound, and none within it', () => {
  const within = joined(tone, silence(0.2), tone);
  const cut = cutClose(joined(silence(0.5), within, silence(0.7)));
  expect(Math.abs(cut.length - within.length)).toBeLessThan(20);
});

test.each<NoiseKind>(['pink', 'brown', 'office'])('makes %s noise of one level, the same for the same seed', (kind) => {
  const [one, same, other] = [7, 7, 8].map((seed) => noise(kind, 2, -30, randomOf(seed)));
  expect(decibels(rms(one ?? tone))).toBeCloseTo(-30, 1);
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
});

test('the test voices are three different speakers', (test) => {
  const lacking = missing(['flite']);
  if (lacking !== null) test.skip(lacking);
  const said = speakers.map((speaker) => spoken('archive this', speaker));
  expect(said.map(peak)).toEqual(said.map(() => expect.closeTo(0.5, 2)));
  expect(new Set(said.map(({ length }) => length)).size).toBe(3);
});
