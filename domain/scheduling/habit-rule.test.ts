import { expect, test } from 'vitest';
import { ruleOf } from './habit-rule.ts';
import type { Habit } from './shapes.ts';

const habit = (id: string, from: number, to: number): Habit => ({
  id,
  from: from * 60,
  to: to * 60,
  days: [0, 1, 2, 3, 4, 5, 6],
  moved: 7,
  of: 9,
  cost: 5,
});
const day = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

test.each<[string, Habit, ReturnType<typeof day>, ReturnType<typeof day> | null]>([
  ['before ten', habit('before-ten', 0, 10), day(9, 18), day(10, 18)],
  ['after four', habit('after-four', 16, 24), day(9, 18), day(9, 16)],
  ['before ten, in a day that begins later', habit('before-ten', 0, 10), day(11, 18), null],
  ['after four, in a day that ends earlier', habit('after-four', 16, 24), day(9, 15), null],
  ['after four, in a day that begins at three', habit('after-four', 16, 24), day(15, 18), day(15, 16)],
  ['before ten, in a day that would not be one', habit('before-ten', 0, 10), day(8, 10), null],
  ['over lunch', habit('over-lunch', 12, 14), day(9, 18), null],
  ['on Fridays', habit('day-5', 0, 24), day(9, 18), null],
  ['on Fridays before ten', habit('day-5-before-ten', 0, 10), day(9, 18), null],
])('a habit %s suggests a working day or none', (_, one, workday, rule) => {
  expect(ruleOf(one, workday)).toEqual(rule);
});
