import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

test.each([
  ["What's on Jessica's list?", "what 's on jessica 's list"],
  ["don’t forget, I'm late", "do n't forget i 'm late"],
  ['mail john@gmail.com now.', 'mail john@gmail.com now'],
  ['at 3pm on the 5th', 'at 3 pm on the 5th'],
  ["five o'clock", "five o'clock"],
  ["what 's new", "what 's new"],
  ['Café  Zürich', 'cafe zurich'],
  ['', ''],
])('the words of %j', (utterance, words) => {
  expect(tokensOf(utterance).join(' ')).toBe(words);
});

test('the tokeniser cuts long dictation', () => {
  expect(tokensOf('word '.repeat(2000)).length).toBeLessThanOrEqual(60);
});
