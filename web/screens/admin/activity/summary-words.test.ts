import { expect, test } from 'vitest';
import { actedWords, fittingWords } from './summary-words.ts';

test.each([
  [0, 'Nobody did anything in this time.', 'Nobody fits what you look for.'],
  [1, 'One person did something in this time.', 'One person fits what you look for.'],
  [1240, '1,240 people did something in this time.', '1,240 people fit what you look for.'],
])('the activity of %i people reads as a sentence', (people, acted, fitting) => {
  expect([actedWords(people), fittingWords(people)]).toEqual([acted, fitting]);
});
