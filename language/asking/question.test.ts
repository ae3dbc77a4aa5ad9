// The kind of answer, and the words to look for, of each question.
import { expect, test } from 'vitest';
import type { Question } from '#domain/question.ts';
import { questionOf } from './question.ts';

test.each<[asked: string, question: Partial<Question>]>([
  ['when is the board dinner', { wants: 'when', terms: ['board', 'dinner'], names: [] }],
  ['What did Legal say about the lease?', { wants: 'said', terms: ['lease'], who: ['legal'] }],
  ['how much is the Acme invoice', { wants: 'amount', terms: ['acme', 'invoice'], names: ['acme'] }],
  ["what is Dana's phone number", { wants: 'phone', terms: ['dana'], names: ['dana'] }],
  ['by when do they need the report', { wants: 'by', terms: ['report'] }],
  ['which room is the dry run in', { wants: 'where', terms: ['room', 'dry', 'run'] }],
  ['how many people answered the survey', { wants: 'count', terms: ['people', 'answered', 'survey'] }],
  ['how long does the lease run', { wants: 'length', terms: ['lease', 'run'] }],
  ["what's the booking number for the flight", { wants: 'number', terms: ['booking', 'flight'] }],
  ['did Dana agree to invest', { wants: 'yes-no', terms: ['dana', 'agree', 'invest'] }],
  ['why did the cloud bill grow', { wants: 'why', terms: ['cloud', 'bill', 'grow'] }],
  ['what did she say about the price', { wants: 'said', terms: ['price'], who: [] }],
])('%s', (asked, question) => {
  expect(questionOf(asked)).toMatchObject(question);
});

test('a question of 2,000 characters is cut', () => {
  const { terms } = questionOf(`when is the ${'very important meeting '.repeat(100)}`);
  expect(terms.length).toBeLessThanOrEqual(12);
});
