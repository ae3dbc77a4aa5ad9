import { expect, test } from 'vitest';
import { scoreOf } from './speed.ts';

test.each([
  [{ firstPaint: 1500, interactive: 2000, load: 3000 }, 100],
  [{ firstPaint: 1501, interactive: 2000, load: 3000 }, 90],
  [{ firstPaint: 2001, interactive: 2000, load: 3000 }, 80],
  [{ firstPaint: 700, interactive: 2001, load: 3001 }, 80],
  [{ firstPaint: 2001, interactive: 3001, load: 5001 }, 40],
])('%j scores %i', (times, score) => {
  expect(scoreOf(times)).toBe(score);
});
