import { describe, expect, test } from 'vitest';
import { isBeyondLimit, narrowed, type ReadingState, restarted } from './reading-state.ts';

const now = new Date('2026-11-25T12:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const listing = (more: Partial<ReadingState> = {}): ReadingState => ({
  phase: 'listing',
  cursor: null,
  page_token: 'p2',
  since: new Date('2024-11-25T12:00:00Z'),
  generation: 4,
  synced_count: 70,
  listed_count: 50,
  next_page_at: now,
  restarts: 0,
  restarts_since: null,
  own_limit: null,
  ...more,
});

describe('a lost place', () => {
  test.each([
    { name: 'begins a new listing at once', more: {}, restarts: 1 },
    { name: 'begins again within the hour', more: { restarts: 1, restarts_since: minutesAgo(5) }, restarts: 2 },
    { name: 'counts from one after an hour', more: { restarts: 3, restarts_since: minutesAgo(61) }, restarts: 1 },
    { name: 'forgives a clock that was set back', more: { restarts: 3, restarts_since: minutesAgo(-90) }, restarts: 1 },
  ])('$name', ({ more, restarts }) => {
    expect(restarted(listing(more), now)).toMatchObject({
      phase: 'listing',
      cursor: null,
      page_token: null,
      next_page_at: null,
      listed_count: 0,
      generation: 5,
      since: new Date('2024-11-25T12:00:00Z'),
      restarts,
    });
  });

  test('begins no fourth listing within an hour', () => {
    expect(restarted(listing({ restarts: 3, restarts_since: minutesAgo(59) }), now)).toBeNull();
  });

  test('reads one year of a huge calendar', () => {
    const since = new Date('2025-11-25T12:00:00Z');
    expect(restarted(listing({ own_limit: 'too-large' }), now)).toMatchObject({ since });
  });
});

describe('a huge calendar', () => {
  test('is read again for the last year, once', () => {
    const full = listing({ listed_count: 49_980 });
    expect(narrowed(full, 20, now)).toBeNull();
    expect(narrowed(full, 21, now)).toMatchObject({
      since: new Date('2025-11-25T12:00:00Z'),
      generation: 5,
      listed_count: 0,
      own_limit: 'too-large',
    });
    expect(narrowed({ ...full, own_limit: 'too-large' }, 21, now)).toBeNull();
  });

  test('keeps nothing beyond the limit, except changes that arrive later', () => {
    expect(isBeyondLimit(listing({ listed_count: 50_000 }), 1)).toBe(true);
    expect(isBeyondLimit(listing({ phase: 'following', listed_count: 50_000 }), 1)).toBe(false);
  });
});
