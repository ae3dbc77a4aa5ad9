import { describe, expect, test, vi } from 'vitest';
import { figureRange } from '#domain/figure-range.ts';
import { recentAnswer } from './recent.ts';

const rangeAt = (now: string, days: number, zone = 'UTC') => {
  const to = '2026-11-28T12:00:00.000Z';
  const from = new Date(Date.parse(to) - days * 86_400_000).toISOString();
  return figureRange({ from, to, zone }, new Date(now));
};

describe('recent answers', () => {
  test.each([
    { days: 30, again: '2026-11-28T12:00:59Z', asks: 1, name: 'a long range within a minute' },
    { days: 30, again: '2026-11-28T12:01:00Z', asks: 2, name: 'a long range after a minute' },
    { days: 1, again: '2026-11-28T12:00:09Z', asks: 1, name: 'a day within ten seconds' },
    { days: 1, again: '2026-11-28T12:00:10Z', asks: 2, name: 'a day after ten seconds' },
  ])('asks the database $asks times for $name', async ({ days, again, asks }) => {
    const ask = vi.fn<() => Promise<number>>(async () => 1);
    const answer = recentAnswer(ask);
    await answer('tx', rangeAt('2026-11-28T12:00:00Z', days));
    await answer('tx', rangeAt(again, days));
    expect(ask).toHaveBeenCalledTimes(asks);
  });

  test('asks again for another range or another zone', async () => {
    const ask = vi.fn<() => Promise<number>>(async () => 1);
    const answer = recentAnswer(ask);
    await answer('tx', rangeAt('2026-11-28T12:00:00Z', 30));
    await answer('tx', rangeAt('2026-11-28T12:00:00Z', 7));
    await answer('tx', rangeAt('2026-11-28T12:00:00Z', 30, 'Asia/Tokyo'));
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('two who ask at once share one look, and a failure is not kept', async () => {
    const ask = vi.fn<() => Promise<number>>(async () => {
      throw new Error('the database is away');
    });
    const answer = recentAnswer(ask);
    const range = rangeAt('2026-11-28T12:00:00Z', 30);
    const both = await Promise.allSettled([answer('tx', range), answer('tx', range)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(ask).toHaveBeenCalledTimes(1);
    await expect(answer('tx', range)).rejects.toThrow('the database is away');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
