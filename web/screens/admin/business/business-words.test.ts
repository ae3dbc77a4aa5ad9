import { expect, test } from 'vitest';
import { countFigure, ratioFigure } from '#domain/figure.ts';
import { businessWords } from './business-words.ts';

/** `days`: of people who acted, in 30 days and in the 30 before. */
const wordsOf = (days: number, daysBefore: number, monthly: number, signedUp: number, cents = 0): string =>
  businessWords(
    {
      dailyActive: ratioFigure({ part: days, whole: 30 }, { part: daysBefore, whole: 30 }, ''),
      monthlyActive: countFigure(monthly, 0),
      newUsers: countFigure(signedUp, 0),
      mrr: countFigure(cents, 0),
    },
    'the month before',
  );

test.each<[string, Parameters<typeof wordsOf>, string]>([
  ['nobody', [0, 0, 0, 0], 'Nobody used this Flow in this range.'],
  ['one act', [1, 0, 1, 0], 'Fewer than one person a day uses Flow. One person did in the last 30 days. 0 signed up.'],
  [
    'most days',
    [29, 0, 3, 2],
    'Fewer than one person a day uses Flow. Three people did in the last 30 days. 2 signed up.',
  ],
  [
    'a sign-up alone',
    [0, 0, 0, 1],
    'Fewer than one person a day uses Flow. Nobody did in the last 30 days. 1 signed up.',
  ],
  ['one person a day', [30, 0, 4, 1], 'One person uses Flow on a usual day. 1 signed up.'],
  [
    'more than before',
    [3600, 3000, 400, 1200, 240_000],
    '120 people use Flow on a usual day, 20% more than in the month before. 1,200 signed up. People pay $2,400 a month.',
  ],
])('business metrics of %s read in one sentence or a few', (_name, figures, words) => {
  expect(wordsOf(...figures)).toBe(words);
});
