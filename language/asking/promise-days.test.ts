// What a question about promises says of days, and which days it means.
import { expect, test } from 'vitest';
import type { SaidDays } from '#language/en/asking/promise-days.ts';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { withModels } from '#test/support/models-at-hand.ts';
import { daysMeant } from './promise-days.ts';

withModels();

test.each([
  ['what did I promise', null, null],
  ['what did I promise this week', null, { of: 'made', said: 'this week' }],
  ['remind me what I promised last week', null, { of: 'made', said: 'last week' }],
  ['what did I promise Dana yesterday', 'Dana', { of: 'made', said: 'yesterday' }],
  ['what did I promise for Friday', null, { of: 'due', said: 'friday' }],
  ['what do I owe this week', null, { of: 'due', said: 'this week' }],
  ['what do I owe Maya by Tuesday', 'Maya', { of: 'due', said: 'tuesday' }],
  ['what do I have to do today', null, { of: 'due', said: 'today' }],
  ['am I late with anything', null, { of: 'due', said: 'late' }],
  ['what am I late with', null, { of: 'due', said: 'late' }],
  ["what's overdue", null, { of: 'due', said: 'late' }],
  ['what should I answer first', null, null],
])('“%s”', (words, who, days) => {
  expect(understand(words, states.mail)).toEqual({
    kind: 'ask',
    request: { does: 'promises', side: 'owe', who, days },
  });
});

// 26 November 2026 is a Thursday.
test.each<[SaidDays, from: string | null, to: string]>([
  ['late', null, '2026-11-25'],
  ['today', '2026-11-26', '2026-11-26'],
  ['tomorrow', '2026-11-27', '2026-11-27'],
  ['yesterday', '2026-11-25', '2026-11-25'],
  ['this week', '2026-11-23', '2026-11-29'],
  ['last week', '2026-11-16', '2026-11-22'],
  ['next week', '2026-11-30', '2026-12-06'],
  ['this month', '2026-11-01', '2026-11-30'],
  ['last month', '2026-10-01', '2026-10-31'],
  ['friday', '2026-11-27', '2026-11-27'],
  ['thursday', '2026-11-26', '2026-11-26'],
  ['monday', '2026-11-30', '2026-11-30'],
])('%s', (said, from, to) => expect(daysMeant(said, '2026-11-26')).toEqual({ from, to }));
