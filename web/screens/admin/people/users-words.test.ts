import { expect, test } from 'vitest';
import { messagesWords, usersWords } from './users-words.ts';

test.each([
  [0, 0, 'Nobody uses this Flow yet.'],
  [1, 0, 'One person uses this Flow.'],
  [1, 1, 'One person uses this Flow, and is new.'],
  [2, 0, 'Two people use this Flow, none of them new.'],
  [2, 2, 'Two people use this Flow, all of them new.'],
  [10_240, 1_200, '10,240 people use this Flow, 1,200 of them new.'],
])('%i people with %i new ones read as a sentence', (people, signedUp, words) => {
  expect(usersWords(people, signedUp)).toBe(words);
});

test.each([
  [0, null],
  [1, 'One message waits from the contact page. Read it on the host:'],
  [3, 'Three messages wait from the contact page. Read them on the host:'],
])('%i messages to the operator read as a sentence', (messages, words) => {
  expect(messagesWords(messages)).toBe(words);
});
