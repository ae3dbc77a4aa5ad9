import { expect, test } from 'vitest';
import { appended, withoutLastSentence } from './dictation.ts';

test.each([
  ['', 'yes go ahead', 'Yes go ahead.'],
  ['Hi Maya.', 'thank you!', 'Hi Maya. Thank you!'],
  ['Hi Maya,\n\n', 'all good', 'Hi Maya,\n\nAll good.'],
  ['', 'is one fine?', 'Is one fine?'],
])('dictated words become a sentence: %j and %j', (before, words, after) => {
  expect(appended(before, words)).toBe(after);
});

test.each([
  ['One. Two.', 'One.'],
  ['One.', ''],
  ['Hi Maya,\n\nOne. Two three', 'Hi Maya,\n\nOne.'],
  ['Hi Maya,\n\nOne.', 'Hi Maya,'],
  ['', ''],
])('of %j the last sentence is scratched', (before, after) => {
  expect(withoutLastSentence(before)).toBe(after);
});
