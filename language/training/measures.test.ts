import { expect, test } from 'vitest';
import { type Answered, bestAccept, figuresOf } from './measures.ts';
import type { Filled } from './slot-measures.ts';

const meal = (filler: string): Filled => ({ type: 'meal_type', filler });

const answered = (inScope: boolean, intent: string, scope: number, slots: Filled[] = []): Answered => ({
  row: {
    id: '',
    words: ['cancel', 'lunch'],
    intent: 'calendar_remove',
    inScope,
    product: null,
    slots: inScope ? [{ type: 'meal_type', from: 1, to: 2 }] : [],
    source: 'slurp',
  },
  intent,
  scope,
  slots,
});

const all = [
  answered(true, 'calendar_remove', 0.9, [meal('lunch')]),
  answered(true, 'calendar_remove', 0.8, [{ type: 'event_name', filler: 'lunch' }]),
  answered(true, 'calendar_set', 0.7),
  answered(true, 'calendar_remove', 0.1, [meal('lunch')]),
  answered(false, 'calendar_remove', 0.6),
  answered(false, 'calendar_set', 0.05),
];

test('the measures of six utterances, counted by hand', () => {
  const figures = figuresOf(all, 0.5);
  expect(figures.accuracy).toBeCloseTo(50);
  expect(figures.forced).toBeCloseTo(75);
  expect(figures.openF1).toBeCloseTo((100 * 2 * 2) / (4 + 4));
  expect(figures.slotF1).toBeCloseTo((100 * 2 * 2) / (4 + 3));
  expect(figures.frame).toBeCloseTo(25);
  expect(figures.auroc).toBeCloseTo((100 * 7) / 8);
});

test('the best threshold accepts right predictions and rejects wrong ones', () => {
  expect(bestAccept([answered(true, 'calendar_remove', 0.9), answered(false, 'calendar_set', 0.5)])).toBeGreaterThan(
    0.5,
  );
});
