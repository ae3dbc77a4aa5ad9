import { describe, expect, test } from 'vitest';
import { atWall } from '#domain/wall-time.ts';
import { habitCost, habitsOf, type Kept, lowerBound, mostHabitCost } from './habits.ts';
import { usualWeek } from './hours.ts';
import { findSlots } from './slots.ts';

const zone = 'Europe/Berlin';
const at = (wall: string): number => Date.parse(atWall(wall, zone).at);
/** On a day of November 2026: the 2nd is a Monday. */
const kept = (day: number, clock: string, to: string | null = null): Kept => {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  return { from: at(`${date}T${clock}`), to: to === null ? null : at(to), known: at(`${date}T20:00`) };
};
const days = [2, 3, 4, 5, 6, 9, 10, 11, 12];
/** Nine early meetings, of which seven moved to the afternoon, and nine later ones that stayed. */
const early = days.flatMap((day, nth) => [kept(day, '09:00', nth < 7 ? '2026-11-20T15:00' : null), kept(day, '11:00')]);
const ids = (meetings: readonly Kept[], forgotten: Parameters<typeof habitsOf>[1] = []): string[] =>
  habitsOf(meetings, forgotten, zone).map(({ id }) => id);

describe('a habit', () => {
  test('counts how many meetings left a part of the week', () => {
    expect(habitsOf(early, [], zone)).toEqual([
      { id: 'before-ten', days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 600, moved: 7, of: 9, cost: 5 },
    ]);
  });

  test('of one weekday is found where the other days differ', () => {
    const fridays = [6, 13, 20, 27].flatMap((day) => [
      kept(day, '14:30', '2026-11-30T15:00'),
      kept(day, '15:00', '2026-11-30T16:00'),
    ]);
    const others = [3, 4, 5, 10, 11, 12].flatMap((day) => [kept(day, '14:30'), kept(day, '15:00')]);
    expect(ids([...fridays, ...others])).toEqual(['day-5']);
  });

  test('needs five meetings', () => {
    expect(ids(early.slice(0, 8))).toEqual([]);
    expect(ids(early.slice(0, 10))).toEqual(['before-ten']);
  });

  test('is none of a person who moves everything', () => {
    expect(
      ids(days.flatMap((day) => [kept(day, '09:00', '2026-11-20T15:00'), kept(day, '15:00', '2026-11-21T11:00')])),
    ).toEqual([]);
  });

  test('is none where meetings move within the same part', () => {
    expect(ids(days.map((day) => kept(day, '08:30', '2026-11-20T09:30')))).toEqual([]);
  });

  test('that the person forgot is gone, and only later meetings bring it back', () => {
    const forgotten = [{ habit: 'before-ten', at: at('2026-11-13T00:00') }];
    expect(ids(early, forgotten)).not.toContain('before-ten');
    const later = early.map((one) => ({ ...one, known: one.known + 14 * 86_400_000 }));
    expect(ids(later, forgotten)).toEqual(['before-ten']);
  });

  test('keeps to the clock of the person’s zone', () => {
    expect(habitsOf(early, [], 'America/New_York').map(({ id }) => id)).not.toContain('over-lunch');
    const habits = habitsOf(early, [], zone);
    expect(habitCost(habits, at('2026-12-01T09:59'), zone)).toBe(5);
    expect(habitCost(habits, at('2026-12-01T10:00'), zone)).toBe(0);
    expect(habitCost(habits, at('2027-06-01T09:30'), zone)).toBe(5);
  });
});

test('the lower bound of a share grows with its count, and never reaches the share', () => {
  expect(lowerBound(0, 0)).toBe(0);
  expect(lowerBound(3, 3)).toBeCloseTo(0.438, 3);
  expect(lowerBound(7, 9)).toBeCloseTo(0.453, 3);
  expect(lowerBound(70, 90)).toBeCloseTo(0.682, 3);
  expect(lowerBound(900, 900) * mostHabitCost).toBeLessThan(10);
});

describe('a search', () => {
  const meeting = {
    from: at('2026-11-30T09:30'),
    to: at('2026-11-30T10:00'),
    sort: 'meeting',
    key: null,
    place: '',
  } as const;
  const world = {
    now: at('2026-11-30T07:00'),
    mine: { busy: [meeting], zone, hours: usualWeek, borne: 0 },
    others: [],
    buffers: { before: 0, after: 0, travel: 0 },
    habits: habitsOf(early, [], zone),
  };
  const ask = (from: string, to: string) => ({
    minutes: 30,
    within: [{ from: at(`2026-11-30T${from}`), to: at(`2026-11-30T${to}`) }],
    anyHour: false,
    place: '',
    leaveOut: new Set<never>(),
    most: 3,
  });

  test('prefers a time without a habit against it', () => {
    const [best] = findSlots(ask('09:00', '12:00'), world).slots;
    expect(best?.span.from).toBe(at('2026-11-30T10:00'));
    const [usual] = findSlots(ask('09:00', '12:00'), { ...world, habits: [] }).slots;
    expect(usual?.span.from).toBe(at('2026-11-30T09:00'));
  });

  test('still offers it where nothing else is free', () => {
    const [only] = findSlots(ask('09:00', '09:30'), world).slots;
    expect(only?.span.from).toBe(at('2026-11-30T09:00'));
  });
});
