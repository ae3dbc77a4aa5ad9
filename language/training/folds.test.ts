import { expect, test } from 'vitest';
import { foldsOf } from './folds.ts';
import type { Row } from './rows.ts';

const row = (id: string, text: string, source: Row['source']): Row => ({
  id,
  words: text.split(' '),
  intent: 'calendar_set',
  inScope: true,
  product: null,
  slots: [],
  source,
});

const rows = [
  row('1', 'put lunch on my calendar', 'slurp'),
  row('2', 'put dinner on my calendar', 'ours'),
  row('3', 'put lunch on calendar', 'ours'),
  row('4', 'please put lunch on my calendar', 'hwu'),
  row('5', 'cancel what i have on friday', 'ours'),
];

test('training excludes rows within one word of a measured row', () => {
  const fold = foldsOf(rows, 5).find(({ test: measured }) => measured.some(({ id }) => id === '1'));
  expect(fold?.train.map(({ id }) => id)).toEqual(['5']);
});

test('the folds measure every public row once, and no other', () => {
  const measured = foldsOf(rows, 5).flatMap(({ test: of }) => of.map(({ id }) => id));
  expect(measured.toSorted()).toEqual(['1', '4']);
});

test('the other corpora train when the folds measure one', () => {
  const folds = foldsOf(rows, 3, ['slurp']);
  expect(folds.flatMap(({ test: of }) => of.map(({ id }) => id))).toEqual(['1']);
  expect(folds.filter(({ train }) => train.some(({ id }) => id === '4'))).toHaveLength(2);
});
