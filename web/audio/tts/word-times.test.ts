// When the words of a sentence begin, as shares of it.
import { expect, it } from 'vitest';
import { syllablesIn, wordTimes } from './word-times.ts';

it('gives each word its share, in order, from nothing to less than all', () => {
  const words = wordTimes('Tomas is comfortable, mostly.');
  expect(words.map(({ said }) => said)).toEqual([5, 8, 21, 29]);
  const shares = words.map(({ at }) => at);
  expect(shares[0]).toBe(0);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBeLessThan(1);
});

it.each(['', '   '])('has no word in “%s”', (text) => {
  expect(wordTimes(text)).toEqual([]);
});

it.each([
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
])('“%s” has %i syllables', (word, syllables) => {
  expect(syllablesIn(word)).toBe(syllables);
});
