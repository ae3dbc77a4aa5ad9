import { expect, test } from 'vitest';
import { likeliestBy } from '#language/model/viterbi.ts';
import { type Chain, crfOf, emissionsOf, marginals, trainCrf } from './crf.ts';

const labels = ['O', 'B-date', 'I-date'];
const chain = (features: number[], marked: number[]): Chain => ({
  features: features.map((feature) => Int32Array.of(feature)),
  labels: Int32Array.from(marked),
  weight: 1,
});

test('an ambiguous word takes its label from the word before it', () => {
  const crf = trainCrf([chain([0, 1, 2, 0], [0, 1, 2, 0]), chain([0, 2, 0], [0, 0, 0])], 3, 3, {
    epochs: 40,
    rate: 0.5,
    seed: 1,
    dropped: 0,
  });
  const tags = (features: number[]) =>
    likeliestBy(labels, crf.transitions)(emissionsOf(crf, chain(features, []).features));
  expect(tags([0, 0, 1, 2])).toEqual(['O', 'O', 'B-date', 'I-date']);
  expect(tags([2, 0, 2])).toEqual(['O', 'O', 'O']);
});

test('training also learns features that it drops at random', () => {
  const lesson = chain([0, 1, 2, 0], [0, 1, 2, 0]);
  const crf = trainCrf([lesson], 3, 3, { epochs: 60, rate: 0.5, seed: 1, dropped: 0.3 });
  expect(likeliestBy(labels, crf.transitions)(emissionsOf(crf, lesson.features))).toEqual([
    'O',
    'B-date',
    'I-date',
    'O',
  ]);
});

test('the label probabilities of a word add up to one', () => {
  const { single } = marginals(
    { ...crfOf(1, 3), transitions: Float32Array.of(1, 0, -2, 0, 1, 3, 0, 0, 0) },
    Float32Array.of(1, 2, 3, 0, 0, 9),
  );
  expect(single.slice(0, 3).reduce((sum, one) => sum + one)).toBeCloseTo(1);
  expect(single.slice(3).reduce((sum, one) => sum + one)).toBeCloseTo(1);
});

test('an inside label never comes without its beginning', () => {
  expect(likeliestBy(labels, new Float32Array(9))(Float32Array.of(0, 0, 9, 0, 0, 9))).toEqual(['B-date', 'I-date']);
});

test('an empty sentence has no labels', () => {
  expect(likeliestBy(labels, new Float32Array(9))(new Float32Array(0))).toEqual([]);
});
