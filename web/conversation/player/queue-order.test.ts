import { describe, expect, test } from 'vitest';
import { firstSettings } from '#domain/settings.ts';
import { rankingOf } from '#reading/ranking.ts';
import { threadWith } from '#test/support/thread.ts';
import { startState } from './player-state.ts';
import { inSetOrder, newlySet } from './queue-order.ts';

const mail = (id: string, hour: string, bulk = false) => {
  const thread = threadWith(id, { at: `2026-01-05T${hour}:00:00Z`, from: { name: id, email: `${id}@far.example` } });
  const messages = thread.messages.map((one) => ({ ...one, reading: { ...one.reading, bulk, asks: id === 'asks' } }));
  return { ...thread, messages };
};
const ranking = rankingOf([mail('old', '07'), mail('asks', '08'), mail('news', '09', true), mail('new', '10')], {
  now: new Date('2026-01-05T12:00:00Z'),
  ownAddress: 'alex@northwind.example',
});

describe('the queue', () => {
  test.each([
    ['importance', true, 'asks new old', 'news'],
    ['importance', false, 'asks new old news', ''],
    ['newest', true, 'new asks old', 'news'],
    ['newest', false, 'new news asks old', ''],
    ['oldest', true, 'old asks new', 'news'],
    ['oldest', false, 'old asks news new', ''],
  ] as const)('with %s first and newsletters apart: %s', (queueOrder, newslettersApart, queue, aside) => {
    const order = inSetOrder(ranking, { queueOrder, newslettersApart });
    const named = (scope: 'queue' | 'aside') => order[scope].map(({ threadId }) => threadId).join(' ');
    expect([named('queue'), named('aside')]).toEqual([queue, aside]);
  });
});

describe('the settings count', () => {
  const fresh = startState;
  const { queue } = fresh.views;
  const kept = { views: { ...fresh.views, queue: { ...queue, order: ranking.queue.map(({ threadId }) => threadId) } } };
  const newest = { ...firstSettings, queueOrder: 'newest' as const };
  const headlines = { ...firstSettings, readingDetail: 'headlines' as const };

  test('when a session begins, and not after a reload', () => {
    expect(newlySet(fresh, null, newest)).toEqual({ order: true, detail: true });
    expect(newlySet(kept, null, newest)).toEqual({ order: false, detail: false });
  });

  test('when one of them changes, for that one only', () => {
    expect(newlySet(kept, firstSettings, newest)).toEqual({ order: true, detail: false });
    expect(newlySet(kept, firstSettings, headlines)).toEqual({ order: false, detail: true });
    const dark = { ...newest, theme: 'dark' };
    expect(newlySet(kept, newest, dark)).toEqual({ order: false, detail: false });
  });
});
