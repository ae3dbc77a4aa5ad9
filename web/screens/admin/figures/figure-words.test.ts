import { describe, expect, test } from 'vitest';
import { countFigure, isFew, noFigure, ratioFigure } from '#domain/figure.ts';
import { changeOf, partsWords, valueWords } from './figure-words.ts';

const words = {
  name: 'Churn',
  definition: '',
  unit: 'percent',
  parts: ['ended', 'active'],
  lessIsBetter: true,
} as const;
const counts = { name: 'New users', definition: '', unit: 'count' } as const;

describe('a figure', () => {
  test.each([
    [1840, 'count', '1,840'],
    [2.34, 'mean', '2.3'],
    [604.4, 'mean', '604'],
    [0.725, 'percent', '72.5%'],
    [0.9984, 'percent', '99.84%'],
    [1, 'percent', '100%'],
    [0.0005, 'percent', '0.05%'],
    [368_000, 'money', '$3,680'],
    [520, 'minutes', '8:40'],
    [412.4, 'ms', '412 ms'],
    [null, 'count', '—'],
  ] as const)('of %s reads as %s in %s', (value, unit, read) => {
    expect(valueWords(value, unit)).toBe(read);
  });

  test('grows by a part of itself, and a share by points', () => {
    expect(changeOf(countFigure(112, 100), counts)).toEqual({ words: '12%', direction: 'up', isGood: true });
    const churn = ratioFigure({ part: 4, whole: 100 }, { part: 5, whole: 100 }, '');
    expect(changeOf(churn, words)).toEqual({ words: '1 point', direction: 'down', isGood: true });
    expect(changeOf(countFigure(100, 100), counts)).toEqual({ words: 'as before', direction: 'flat', isGood: null });
    expect(changeOf(countFigure(3, 0), counts)).toMatchObject({ words: 'from none' });
    expect(changeOf(countFigure(3, null), counts)).toBeNull();
    expect(changeOf(noFigure('why'), counts)).toBeNull();
  });

  test('names what it is a share of, and says when that is few', () => {
    expect(partsWords(ratioFigure({ part: 4, whole: 100 }, null, ''), words)).toBe('4 ended / 100 active');
    expect(isFew(ratioFigure({ part: 4, whole: 19 }, null, ''))).toBe(true);
    expect(isFew(ratioFigure({ part: 4, whole: 20 }, null, ''))).toBe(false);
    expect(ratioFigure({ part: 0, whole: 0 }, null, 'Nobody came.')).toMatchObject({
      value: null,
      why: 'Nobody came.',
    });
  });
});
