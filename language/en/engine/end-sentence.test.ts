import { expect, test } from 'vitest';
import { resultsReply } from '#language/en/search/search-replies.ts';
import { ended } from './end-sentence.ts';

test.each([
  ['Plan for May', 'Plan for May.'],
  ['Okay like this?', 'Okay like this?'],
  ['Wait…', 'Wait…'],
  ['He said “go!”', 'He said “go!”'],
])('%s ends once', (words, sentence) => expect(ended(words)).toBe(sentence));

test('a search that is a question keeps its question mark', () => {
  expect(resultsReply(1, false, { name: 'Lena', when: 'Friday', subject: 'Okay like this?' })).toBe(
    'One: Lena, Friday, Okay like this?',
  );
});
