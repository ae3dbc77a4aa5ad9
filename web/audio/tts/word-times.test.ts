import { expect, test } from 'vitest';
import { syllablesIn, wordTimes } from './word-times.ts';

test('word times: each word gets its share, in order, from 0 to below 1', () => {
  const words = wordTimes('Tomas is comfortable, mostly.');
  expect(words.map(({ said }) => said)).toEqual([5, 8, 21, 29]);
  const shares = words.map(({ at }) => at);
  expect(shares[0]).toBe(0);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBeLessThan(1);
});

test.each(['', '   '])('word times: “%s” has no word', (text) => {
  expect(wordTimes(text)).toEqual([]);
});

test.each([
  ['a', 1],
  ['plan', 1],
  ['attached', 2],
  ['candle', 2],
  ['like', 1],
  ['comfortable', 4],
  ['Maya’s', 2],
  ['LLC', 3],
  ['7', 2],
  ['12', 1],
  ['340', 5],
  ['$340k', 8],
  ['2026', 6],
  ['(Friday),', 2],
  ['—', 0],
])('word times: “%s” has %i syllables', (word, syllables) => {
  expect(syllablesIn(word)).toBe(syllables);
});
