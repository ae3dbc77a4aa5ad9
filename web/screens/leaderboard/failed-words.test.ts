import { expect, test } from 'vitest';
import { alone, failedWords } from './use-leaderboard.ts';

test('without any rankings, the person stands alone', () => {
  expect(failedWords(alone)).toBe('The rankings did not come. This is you alone.');
});

test('after a refresh that failed, the rankings are the ones from before', () => {
  const before = { entries: [], you: { emailsTriaged: 3, streak: 1, rank: 2, totalUsers: 9 } };
  expect(failedWords(before)).toBe('The rankings did not come. These are the rankings from before.');
});
