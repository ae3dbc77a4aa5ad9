import { describe, expect, test } from 'vitest';
import { rankingOf } from '#reading/ranking.ts';
import { threadWith } from '#test/support/thread.ts';
import { inSetOrder } from './queue-order.ts';

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
