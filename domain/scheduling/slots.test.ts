import { describe, expect, test } from 'vitest';
import { atWall, wallOf } from '#domain/wall-time.ts';
import { searchIsExact } from '#test/support/slots-hold.ts';
import { usualWeek } from './hours.ts';
import type { Availability, OwnSpan, SlotAsk, SlotWorld } from './shapes.ts';
import { areEven, findSlots } from './slots.ts';

const zone = 'Europe/Berlin';
const at = (wall: string, where = zone): number => Date.parse(atWall(wall, where).at);
const own = (from: string, to: string, more: Partial<OwnSpan> = {}): OwnSpan => ({
  from: at(from),
  to: at(to),
  sort: 'meeting',
  key: null,
  place: '',
  ...more,
});
const guest = (who: string, busy: [string, string][] | null, more: Partial<Availability> = {}): Availability => ({
  who,
  busy: busy && busy.map(([from, to]) => ({ from: at(from), to: at(to) })),
  zone,
  hours: usualWeek,
  optional: false,
  borne: 0,
  ...more,
});
const asked = (from: string, to: string, more: Partial<SlotAsk> = {}): SlotAsk => ({
  minutes: 30,
  within: [{ from: at(from), to: at(to) }],
  anyHour: false,
  place: '',
  leaveOut: new Set(),
  most: 3,
  ...more,
});
const world = (busy: OwnSpan[], others: Availability[] = []): SlotWorld => ({
  now: at('2026-11-23T08:00'),
  mine: { busy, zone, hours: usualWeek, borne: 0 },
  others,
  buffers: { before: 0, after: 0, travel: 30 },
  habits: [],
});
const starts = (ask: SlotAsk, all: SlotWorld): string[] =>
  findSlots(ask, all).slots.map(({ span }) => wallOf(new Date(span.from), zone).slice(8));

test('the search equals counting by hand on 300 random weeks, many across clock changes', { timeout: 120_000 }, () => {
  expect(searchIsExact(300).free).toBeGreaterThan(100);
});

describe('times on different days', () => {
  const week = (more: Partial<SlotAsk>): string[] =>
    starts(asked('2026-11-23T08:00', '2026-11-28T00:00', { eachDay: true, ...more }), world([]))
      .map((start) => start.slice(0, 2))
      .toSorted();

  test('a free week offers three of its days', () => expect(new Set(week({})).size).toBe(3));

  test('two free days offer both and a third time', () => {
    const within = [
      { from: at('2026-11-24T09:00'), to: at('2026-11-24T18:00') },
      { from: at('2026-11-26T09:00'), to: at('2026-11-26T18:00') },
    ];
    const days = week({ within });
    expect([days.length, new Set(days).size]).toEqual([3, 2]);
  });

  test('one day offers three times of it', () =>
    expect(week({ within: [{ from: at('2026-11-24T09:00'), to: at('2026-11-24T18:00') }] })).toEqual([
      '24',
      '24',
      '24',
    ]));
});

describe('free times', () => {
  const thursday = asked('2026-11-26T12:00', '2026-11-26T17:00');

  test('three that differ on the day asked', () => {
    const priya = guest('priya', [
      ['2026-11-26T12:00', '2026-11-26T13:30'],
      ['2026-11-26T14:00', '2026-11-26T15:00'],
      ['2026-11-26T15:30', '2026-11-26T16:30'],
    ]);
    expect(starts(thursday, world([], [priya])).toSorted()).toEqual(['26T13:30', '26T15:00', '26T16:30']);
    expect(areEven(findSlots(thursday, world([], [priya])))).toBe(true);
  });

  test('the one who bears most bears as little as can be', () => {
    const ana = guest('ana', [], { zone: 'America/Los_Angeles' });
    const [best] = findSlots(asked('2026-11-26T00:00', '2026-11-27T00:00'), world([], [ana])).slots;
    expect(wallOf(new Date(best?.span.from ?? 0), zone)).toBe('2026-11-26T17:45');
    expect(best?.gives).toEqual([
      { who: null, what: 'late' },
      { who: 'ana', what: 'early' },
    ]);
  });

  test('a guest of an unknown zone has no hours to keep', () => {
    const [best] = findSlots(thursday, world([], [guest('dana', [], { zone: null })])).slots;
    expect([best?.worst, best?.gives]).toEqual([0, []]);
  });

  test('a calendar that nobody shows is named and blocks nothing', () => {
    const [best] = findSlots(thursday, world([], [guest('dana', null)])).slots;
    expect(best?.unseen).toEqual(['dana']);
    expect(best?.reasons[0]).toEqual({ kind: 'alone-free' });
  });

  test('an optional guest may miss it only where no better time is', () => {
    const busy: [string, string][] = [['2026-11-26T12:00', '2026-11-26T16:30']];
    const raj = guest('raj', busy, { optional: true });
    expect(starts({ ...thursday, most: 1 }, world([], [raj]))).toEqual(['26T16:30']);
    const [missed] = findSlots(asked('2026-11-26T13:00', '2026-11-26T15:00'), world([], [raj])).slots;
    expect(missed?.gives).toContainEqual({ who: 'raj', what: 'optional' });
  });

  test('where nothing is free, the cheapest times name who is in the way', () => {
    const priya = guest('priya', [['2026-11-26T12:00', '2026-11-26T17:00']]);
    const { slots, none } = findSlots(thursday, world([own('2026-11-26T13:00', '2026-11-26T14:00')], [priya]));
    expect(slots).toEqual([]);
    expect(none[0]).toMatchObject({ busy: ['priya'], own: [] });
    expect(none).toHaveLength(3);
  });

  test('the way to another place takes its time', () => {
    const lunch = own('2026-11-26T12:00', '2026-11-26T13:00', { place: 'La Perla' });
    const office = { ...thursday, place: 'Office' };
    expect(
      starts({ ...office, within: [{ from: at('2026-11-26T13:00'), to: at('2026-11-26T14:00') }] }, world([lunch])),
    ).toEqual(['26T13:30']);
  });

  test('nothing in the past, on a free day or outside of what was asked', () => {
    expect(starts(asked('2026-11-22T09:00', '2026-11-22T18:00'), world([]))).toEqual([]);
    expect(starts(asked('2026-11-28T09:00', '2026-11-28T18:00'), world([]))).toEqual([]);
    expect(starts(asked('2026-11-28T09:00', '2026-11-28T10:00', { anyHour: true }), world([]))).toHaveLength(1);
  });
});
