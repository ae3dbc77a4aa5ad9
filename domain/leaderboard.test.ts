import { expect, test } from 'vitest';
import { BoardName } from './board-name.ts';
import { neutralName, thousands } from './leaderboard.ts';

test.each([
  [0, 2, '0'],
  [999, 2, '999'],
  [1000, 2, '1.00k'],
  [12_489, 2, '12.48k'],
  [4239, 1, '4.2k'],
  [999_999, 1, '999.9k'],
] as const)('%d with %d decimals is %s', (count, decimals, words) => {
  expect(thousands(count, decimals)).toBe(words);
});

test.each([
  ['akiko.t', true],
  ['Zoë 7', true],
  ['marcus_bell', true],
  ['a', false],
  ['alex@northwind.example', false],
  [' spaced', false],
  ['dot.', false],
  ['<b>x</b>', false],
  ['x'.repeat(25), false],
])('“%s” may be a name: %s', (name, may) => {
  expect(BoardName.safeParse(name).success).toBe(may);
});

test('each mark has one neutral name of three words', () => {
  for (const mark of [0, 1, 31, 32, 1023, 4_294_967_295]) {
    expect(neutralName(mark)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{1,3}$/);
    expect(neutralName(mark)).toBe(neutralName(mark));
  }
});
