// How many promises there are, and that there are none, on the days of the question.
import { expect, test } from 'vitest';
import { type PromiseDays, splitDays } from './promise-days.ts';
import { noPromises, promiseCount, type Side } from './promise-replies.ts';

const daysOf = (asked: string): PromiseDays | null => splitDays(asked)?.days ?? null;

test.each<[side: Side, who: string | null, days: PromiseDays | null, none: string, some: string]>([
  ['owe', null, null, 'You owe nobody anything that I can find.', 'You owe 1 promise and 2 answers.'],
  [
    'owe',
    null,
    daysOf('what do i owe tomorrow'),
    'Nothing that you owe is due tomorrow.',
    'You owe 1 promise and 2 answers, due tomorrow.',
  ],
  [
    'owe',
    'Dana',
    daysOf('what do i owe dana by friday'),
    'Nothing that you owe Dana is due by Friday.',
    'You owe 1 promise and 2 answers, due by Friday.',
  ],
  [
    'owe',
    'Dana',
    daysOf('what did i promise dana on friday'),
    'I find nothing open that you promised Dana on Friday.',
    'You owe 1 promise and 2 answers from Friday.',
  ],
  ['owe', null, { of: 'late' }, 'Nothing that you owe is overdue.', 'You owe 1 promise and 2 answers, overdue.'],
  [
    'wait',
    null,
    daysOf('what am i waiting for this week'),
    'Nothing that anybody owes you is due this week.',
    'You’re waiting for 1 promise and 2 answers, due this week.',
  ],
  [
    'both',
    'Dana',
    daysOf('what is open with dana next week'),
    'Nothing is open with Dana, due next week.',
    '1 promise and 2 answers are open, due next week.',
  ],
])('%s, %s', (side, who, days, none, some) => {
  expect(noPromises(side, who, days)).toBe(none);
  expect(promiseCount(side, 1, 2, days)).toBe(some);
});
