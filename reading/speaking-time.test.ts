import { expect, test } from 'vitest';
import { secondsOf, sentenceStarts } from './speaking-time.ts';

test('secondsOf: 165 short words take a minute and one pause', () => {
  expect(secondsOf([Array.from({ length: 165 }, () => 'word').join(' ')])).toBeCloseTo(60.35);
});

test('secondsOf: twice the speed takes half the time', () => {
  const sentences = ['The plan is attached.', 'Is it fine?'];
  expect(secondsOf(sentences, 2)).toBeCloseTo(secondsOf(sentences) / 2);
});

test('secondsOf: numbers take longer than words', () => {
  expect(secondsOf(['It costs $1,240,000.'])).toBeGreaterThan(secondsOf(['It costs a fortune.']) * 1.5);
});

test('secondsOf counts languages without spaces by their characters', () => {
  expect(secondsOf(['会議は明日の午後三時に始まります。'])).toBeGreaterThan(2);
});

test('startsOf: each sentence starts at the end of the one before', () => {
  const sentences = ['One two three.', 'Four five.', 'Six.'];
  const starts = sentenceStarts(sentences, 1.25);
  expect(starts[0]).toBe(0);
  expect(starts[2]).toBeCloseTo(secondsOf(sentences.slice(0, 2), 1.25));
});

test('secondsOf: an empty list takes no time', () => {
  expect(secondsOf([])).toBe(0);
  expect(secondsOf(['', '—'])).toBe(0);
});

test.each(['plain', "It's", 'well-known,', '(so)', '"Yes?"', 'internationalization', 'x'.repeat(60)])(
  'secondsOf: the fast path gives a plain word the same length: %j',
  (word) => {
    // A letter outside a-z forces the slow path.
    expect(secondsOf([word])).toBeCloseTo(secondsOf([word.replace(/[a-z]/i, 'é')]), 10);
  },
);
