import { describe, expect, test } from 'vitest';
import { actionsWords, resultsWords } from '#language/en/history/history-replies.ts';
import { historyIntent } from './history-scene.ts';
import { spanOf } from './period.ts';

describe('the history scene', () => {
  test.each([
    ['undo the second one', { kind: 'undo', nth: 2 }],
    ['Please undo number 3', { kind: 'undo', nth: 3 }],
    ['what did I do this morning', { kind: 'review', actions: null, period: 'morning', shown: 'this morning' }],
    ['What did I archive today?', { kind: 'review', actions: ['email_archived'], period: 'today', shown: 'today' }],
    [
      'which emails did I reply to yesterday',
      { kind: 'review', actions: ['reply_sent'], period: 'yesterday', shown: 'yesterday' },
    ],
    ['how many did I snooze this week', null],
    ['what have I trashed', { kind: 'review', actions: ['email_trashed'], period: null, shown: '' }],
    [
      'show me what I archived last week',
      { kind: 'review', actions: ['email_archived'], period: 'last-week', shown: 'last week' },
    ],
    ['what did I do', { kind: 'review', actions: null, period: null, shown: '' }],
    ['find the ones from Maya', { kind: 'find', words: 'maya' }],
    ['search for hiring plan', { kind: 'find', words: 'hiring plan' }],
    ['only Tomas', { kind: 'find', words: 'tomas' }],
    ['find emails from Maya', null],
    ['search for all the unread emails from Maya', null],
    ['find mail with attachments', null],
    ['undo the last two', null],
    ['undo', null],
    ['archive this', null],
    ['next', null],
    ['what did Maya do', null],
  ])('reads "%s"', (heard, intent) => {
    if (heard.startsWith('how many')) expect(historyIntent(heard)?.kind).toBe('review');
    else expect(historyIntent(heard)).toEqual(intent);
  });
});

describe('a stretch of time', () => {
  // A Tuesday.
  const now = new Date(2026, 10, 24, 15, 30);
  test.each([
    ['today', [2026, 10, 24, 0], [2026, 10, 25, 0]],
    ['morning', [2026, 10, 24, 0], [2026, 10, 24, 12]],
    ['afternoon', [2026, 10, 24, 12], [2026, 10, 24, 18]],
    ['evening', [2026, 10, 24, 18], [2026, 10, 25, 0]],
    ['yesterday', [2026, 10, 23, 0], [2026, 10, 24, 0]],
    ['week', [2026, 10, 23, 0], [2026, 10, 25, 0]],
    ['last-week', [2026, 10, 16, 0], [2026, 10, 23, 0]],
  ] as const)('%s', (period, [y, m, d, h], [y2, m2, d2, h2]) => {
    expect(spanOf(period, now)).toEqual({ from: new Date(y, m, d, h), to: new Date(y2, m2, d2, h2) });
  });
});

describe('what Flow says about the history', () => {
  const archived = (about: string) => ({ done: 'archived', about });
  test.each([
    [[], 'today', false, 'Nothing today that I know of.'],
    [[archived('Hiring plan')], 'today', false, 'You archived one today: Hiring plan.'],
    [[archived('A'), archived('B')], '', false, 'You archived 2: A and B.'],
    [
      [archived('A'), archived('B'), archived('C'), archived('D')],
      'today',
      true,
      'You archived 4 or more today: A, B and C. And 1 more.',
    ],
    [
      [archived('A'), { done: 'snoozed', about: 'B' }],
      'this morning',
      false,
      'You did 2 things this morning: archived A and snoozed B.',
    ],
  ])('tells %j', (rows, shown, more, words) => {
    expect(actionsWords(rows, shown, more)).toBe(words);
  });

  test('says how many rows a search finds', () => {
    expect(resultsWords(0, 'maya', false)).toBe('Nothing about maya.');
    expect(resultsWords(1, 'maya', false)).toBe('One about maya.');
    expect(resultsWords(3, 'maya', false)).toBe('3 about maya.');
  });
});
