import { expect, test } from 'vitest';
import { randomOf } from '#test/chaos/random.ts';
import { packedBytes, shippedDetector } from '#test/support/detector.ts';
import { type NoiseKind, noise } from '#test/voice/noise.ts';
import { atLevel, joined, over, silence } from '#test/voice/sound.ts';
import { sung } from '#test/voice/sung.ts';
import stored from './silero.outputs.json';
import { frameSamples } from './silero.ts';

const vowels = (): Float32Array =>
  over(noise('pink', 2.28, -62, randomOf(5)), joined(silence(0.4), sung('aeiouaio', 0.16)));

const heard = (samples: Float32Array, detector = shippedDetector()): number[] => {
  const probabilities: number[] = [];
  for (let at = 0; at + frameSamples <= samples.length; at += frameSamples)
    probabilities.push(detector.hear(samples.subarray(at, at + frameSamples)));
  return probabilities;
};
const mostApart = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? Number.NaN))));

test('silero: equals onnxruntime in half precision', () => {
  const ours = heard(vowels());
  expect(ours).toHaveLength(stored.outputs.length);
  expect(mostApart(ours, stored.outputs)).toBeLessThan(0.002);
  expect(ours.filter((probability) => probability >= 0.5).length).toBeGreaterThan(40);
});

test('silero: reset forgets the past', () => {
  const detector = shippedDetector();
  const first = heard(vowels(), detector);
  detector.reset();
  expect(heard(vowels(), detector)).toEqual(first);
});

test('silero: noise is not speech', () => {
  for (const kind of ['pink', 'brown', 'office'] satisfies NoiseKind[])
    expect(Math.max(...heard(noise(kind, 4, -30, randomOf(7))).slice(3))).toBeLessThan(0.5);
});

test('silero: detects a soft voice', () => {
  const probabilities = heard(atLevel(sung('aoeaoe', 0.3), -46));
  expect(Math.max(...probabilities)).toBeGreaterThan(0.8);
});

test('silero: the packed weights are under half a megabyte and include the licence notice', () => {
  const bytes = packedBytes();
  expect(bytes.length).toBeLessThan(460_000);
  expect(new TextDecoder().decode(bytes.subarray(-1200))).toContain('Copyright (c) 2020-present Silero Team');
});
