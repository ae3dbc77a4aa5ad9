import { expect, test } from 'vitest';
import { type Filled, isExact, slotF1Of, sluF1Of } from './slot-measures.ts';

const slots = (...texts: string[]): Filled[] =>
  texts.map((one) => {
    const [type = '', filler = ''] = one.split('=');
    return { type, filler };
  });

const pair = (gold: string[], predicted: string[]) => ({ gold: slots(...gold), predicted: slots(...predicted) });

test.each([
  ['all right', ['date=next friday'], ['date=next friday'], 100, 100],
  ['nothing found', ['date=friday'], [], 0, 0],
  ['of another type', ['date=friday'], ['time=friday'], 0, 0],
  // Two of two words differ, and two of eleven characters.
  ['misheard', ['date=next friday'], ['date=text fryday'], 0, (100 * 4) / (4 + 2 * (1 + 2 / 11))],
  // The nearer of two slots of its type matches, and the other does not count.
  ['the nearer of two', ['person=bob', 'person=ann'], ['person=ann'], (100 * 2) / 3, (100 * 4) / 6],
  // Three edits instead of one word.
  ['too many words', ['person=bo'], ['person=my dear bob'], 0, (100 * 4) / (4 + 2 * (3 + 9 / 11))],
])('%s', (_, gold, predicted, slotF1, sluF1) => {
  expect(slotF1Of([pair(gold, predicted)])).toBeCloseTo(slotF1);
  expect(sluF1Of([pair(gold, predicted)])).toBeCloseTo(sluF1);
});

test('a doubled slot counts as predicted once', () => {
  expect(isExact(pair(['date=friday'], ['date=friday', 'date=friday']))).toBe(false);
  expect(isExact(pair(['date=friday', 'date=friday'], ['date=friday', 'date=friday']))).toBe(true);
});
