import { expect, test } from 'vitest';
import { habitWords } from './habit-words.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];

test.each([
  [{ days: everyDay, from: 0, to: 600 }, 'You moved 7 of 9 meetings before ten.'],
  [{ days: everyDay, from: 720, to: 840 }, 'You moved 7 of 9 meetings over lunch.'],
  [{ days: [5], from: 0, to: 1440 }, 'You moved 7 of 9 meetings on Fridays.'],
  [{ days: [1], from: 960, to: 1440 }, 'You moved 7 of 9 meetings on Mondays after four.'],
])('a habit is named with its count: %j', (part, words) => {
  expect(habitWords({ ...part, moved: 7, of: 9 })).toBe(words);
});
