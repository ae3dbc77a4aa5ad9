import { describe, expect, test } from 'vitest';
import { atWall, wallOf } from '#domain/wall-time.ts';
import { borneIn } from './fair.ts';
import { usualWeek } from './hours.ts';
import type { Availability, SlotWorld, Span } from './shapes.ts';
import { findSlots } from './slots.ts';

const zone = 'Europe/Berlin';
const at = (wall: string): number => Date.parse(atWall(wall, zone).at);
const weekly = (clock: string, count: number): Span[] =>
  Array.from({ length: count }, (_, nth) => {
    const from = at(`2026-09-01T${clock}`) + nth * 7 * 86_400_000;
    return { from, to: from + 30 * 60_000 };
  });

describe('the burden of a series', () => {
  test.each<[string, Span[], string | null, number]>([
    ['none without meetings', [], zone, 0],
    ['none within the hours', weekly('10:00', 8), zone, 0],
    ['all of it after hours', weekly('18:30', 8), zone, 1],
    ['an eighth for each meeting partly outside', weekly('08:45', 1), zone, 1 / 8],
    ['unknown zones bear nothing', weekly('18:30', 8), null, 0],
    ['only the last eight', [...weekly('18:30', 8), ...weekly('10:00', 8)], zone, 0],
  ])('is %s', (_, past, where, borne) => {
    expect(borneIn(past, usualWeek, where)).toBe(borne);
  });
});

describe('a search for a series', () => {
  const elif = (borne: number): Availability => ({
    who: 'elif@far.example',
    busy: [],
    zone: 'Europe/Istanbul',
    hours: usualWeek,
    optional: false,
    borne,
  });
  const best = (mine: number, theirs: number): string => {
    const world: SlotWorld = {
      now: at('2026-11-30T00:00'),
      mine: { busy: [], zone, hours: { ...usualWeek, from: 16 * 60 }, borne: mine },
      others: [elif(theirs)],
      buffers: { before: 0, after: 0, travel: 0 },
      habits: [],
    };
    const ask = {
      minutes: 60,
      within: [{ from: at('2026-12-01T00:00'), to: at('2026-12-02T00:00') }],
      anyHour: false,
      place: '',
      leaveOut: new Set<never>(),
      most: 1,
    };
    const [slot] = findSlots(ask, world).slots;
    return wallOf(new Date(slot?.span.from ?? 0), zone).slice(11);
  };

  test('spares who had the bad hours in the last eight', () => {
    // Elif stops at 16:00 in Berlin, where the person begins.
    expect(best(0, 0)).toBe('15:30');
    expect(best(0, 1)).toBe('15:15');
    expect(best(1, 0)).toBe('15:45');
  });
});
