import { expect, test } from 'vitest';
import { secondsOf, startsOf } from './length.ts';

test('165 short words take a minute and one pause', () => {
  expect(secondsOf([Array.from({ length: 165 }, () => 'word').join(' ')])).toBeCloseTo(60.35);
});

test('twice the speed takes half the time', () => {
  const sentences = ['The plan is attached.', 'Is it fine?'];
  expect(secondsOf(sentences, 2)).toBeCloseTo(secondsOf(sentences) / 2);
});

test('numbers take longer than words', () => {
  expect(secondsOf(['It costs $1,240,000.'])).toBeGreaterThan(secondsOf(['It costs a fortune.']) * 1.5);
});

test('languages without spaces are counted by their characters', () => {
  expect(secondsOf(['会議は明日の午後三時に始まります。'])).toBeGreaterThan(2);
});

test('each sentence starts where the one before it ended', () => {
  const sentences = ['One two three.', 'Four five.', 'Six.'];
  const starts = startsOf(sentences, 1.25);
  expect(starts[0]).toBe(0);
  expect(starts[2]).toBeCloseTo(secondsOf(sentences.slice(0, 2), 1.25));
});

test('nothing takes no time', () => {
  expect(secondsOf([])).toBe(0);
  expect(secondsOf(['', '—'])).toBe(0);
});

test.each(['plain', "It's", 'well-known,', '(so)', '"Yes?"', 'internationalization', 'x'.repeat(60)])(
  'a plain word is as long as it was: %j',
  (word) => {
    // The letter that is not plain takes the long way round.
    expect(secondsOf([word])).toBeCloseTo(secondsOf([word.replace(/[a-z]/i, 'é')]), 10);
  },
);
