import { expect, test } from 'vitest';
import { usersWords } from './users-words.ts';

test.each([
  [0, 0, 'Nobody uses this Flow yet.'],
  [1, 0, 'One person uses this Flow.'],
  [1, 1, 'One person uses this Flow, and is new.'],
  [2, 0, 'Two people use this Flow, none of them new.'],
  [10_240, 1_200, '10,240 people use this Flow, 1,200 of them new.'],
])('%i people with %i new ones read as a sentence', (people, signedUp, words) => {
  expect(usersWords(people, signedUp)).toBe(words);
});
