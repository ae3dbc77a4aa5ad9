import { describe, expect, test } from 'vitest';
import { figureRange } from './figure-range.ts';

const now = new Date('2026-11-20T12:07:00Z');
const days = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => [firstDay, lastDay];

describe('the range of figures', () => {
  test('of the last 30 days has 30 days, today with them, and as many before', () => {
    const range = figureRange({ from: '2026-10-21T12:07:00Z', to: '2026-11-20T12:07:00Z', zone: 'UTC' }, now);
    expect([range.from, range.to]).toEqual([new Date('2026-10-21T12:00:00Z'), new Date('2026-11-20T12:15:00Z')]);
    expect([range.days, days(range), days(range.before)]).toEqual([
      30,
      ['2026-10-22', '2026-11-20'],
      ['2026-09-22', '2026-10-21'],
    ]);
    expect(range.before.to).toEqual(range.from);
  });

  test('of chosen days has these days in the operator’s zone', () => {
    const range = figureRange({ from: '2026-11-01T18:30:00Z', to: '2026-11-08T18:30:00Z', zone: 'Asia/Kolkata' }, now);
    expect([range.days, days(range)]).toEqual([7, ['2026-11-02', '2026-11-08']]);
    expect(range.today).toBe('2026-11-20');
  });

  test('of one day across a clock change has one day', () => {
    const range = figureRange(
      { from: '2026-10-25T04:00:00Z', to: '2026-10-26T04:00:00Z', zone: 'America/New_York' },
      now,
    );
    expect([range.days, days(range)]).toEqual([1, ['2026-10-25', '2026-10-25']]);
  });

  test('given backwards is the same range', () => {
    const asked = { from: '2026-11-01T00:00:00Z', to: '2026-11-08T00:00:00Z', zone: 'UTC' };
    expect(figureRange({ ...asked, from: asked.to, to: asked.from }, now)).toEqual(figureRange(asked, now));
  });

  test('of ten years, of an instant and of a zone that nobody knows has at least one day', () => {
    const long = figureRange({ from: '2016-11-20T00:00:00Z', to: '2026-11-20T00:00:00Z', zone: 'UTC' }, now);
    expect(long.days).toBe(3652);
    const short = figureRange({ from: '2026-11-20T12:00:00Z', to: '2026-11-20T12:00:00Z', zone: 'Mars/Olympus' }, now);
    expect([short.days, short.zone, days(short)]).toEqual([1, 'UTC', ['2026-11-20', '2026-11-20']]);
  });
});
