// Which days Flow hears in a question about promises, and which promises belong to them.
import { expect, test } from 'vitest';
import type { PromiseDays } from '#language/en/asking/promise-days.ts';
import { splitDays } from '#language/en/asking/promise-days.ts';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { withModels } from '#test/support/models-at-hand.ts';
import { daysMeant } from './promise-days.ts';

withModels();

/** 'made this week', 'due Friday', 'late'. */
const shownAs = (days: PromiseDays): string => (days.of === 'late' ? 'late' : `${days.of} ${days.days.shown}`);

test.each([
  ['what did I promise', null, null],
  ['what did I promise this week', null, 'made this week'],
  ['remind me what I promised last week', null, 'made last week'],
  ['what did I promise Dana yesterday', 'Dana', 'made yesterday'],
  ['what did I promise on Friday', null, 'made Friday'],
  ['what did I promise for Friday', null, 'due Friday'],
  ['what did I promise for tomorrow', null, 'due tomorrow'],
  ['what have I promised Raj next week', 'Raj', 'due next week'],
  ['what do I owe this week', null, 'due this week'],
  ['what do I owe Maya by Tuesday', 'Maya', 'due Tuesday'],
  ['what do I have to do today', null, 'due today'],
  ['am I late with anything', null, 'late'],
  ['what am I late with', null, 'late'],
  ["what's overdue", null, 'late'],
  ['what should I answer first', null, null],
])('“%s”', (words, who, days) => {
  const intent = understand(words, states.mail);
  if (intent.kind !== 'ask' || intent.request.does !== 'promises') throw new Error(`${words} is ${intent.kind}`);
  const { request } = intent;
  expect([request.side, request.who, request.days && shownAs(request.days)]).toEqual(['owe', who, days]);
});

// 26 November 2026 is a Thursday.
test.each([
  ['what do I owe today', null, '2026-11-26'],
  ['what do I owe tomorrow', '2026-11-27', '2026-11-27'],
  ['what do I owe this week', null, '2026-11-29'],
  ['what do I owe next week', '2026-11-30', '2026-12-06'],
  ['what do I owe this month', null, '2026-11-30'],
  ['what do I owe by Friday', null, '2026-11-27'],
  ['what do I owe by Thursday', null, '2026-11-26'],
  ['what do I owe by Monday', null, '2026-11-30'],
  ['what did I promise today', '2026-11-26', '2026-11-26'],
  ['what did I promise yesterday', '2026-11-25', '2026-11-25'],
  ['what did I promise this week', '2026-11-23', '2026-11-29'],
  ['what did I promise last week', '2026-11-16', '2026-11-22'],
  ['what did I promise last month', '2026-10-01', '2026-10-31'],
  ['what did I promise on Friday', '2026-11-20', '2026-11-20'],
  ['what did I promise on Thursday', '2026-11-26', '2026-11-26'],
])('%s', (asked, from, to) => {
  const split = splitDays(asked.toLowerCase());
  if (split === null) throw new Error('no days');
  expect(daysMeant(split.days, '2026-11-26')).toEqual({ from, to });
});

test('late is what was due before today', () => {
  expect(daysMeant({ of: 'late' }, '2026-11-26')).toEqual({ from: null, to: '2026-11-25' });
});
