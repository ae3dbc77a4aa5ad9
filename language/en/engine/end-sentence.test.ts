import { expect, it } from 'vitest';
import { foundWords } from '#language/en/search/search-replies.ts';
import { ended } from './end-sentence.ts';

it.each([
  ['Plan for May', 'Plan for May.'],
  ['Okay like this?', 'Okay like this?'],
  ['Wait…', 'Wait…'],
  ['He said “go!”', 'He said “go!”'],
])('%s ends once', (words, sentence) => expect(ended(words)).toBe(sentence));

it('a search tells a question as one', () => {
  expect(foundWords(1, false, { name: 'Lena', when: 'Friday', subject: 'Okay like this?' })).toBe(
    'One: Lena, Friday, Okay like this?',
  );
});
