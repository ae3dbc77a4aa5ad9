import { describe, expect, test } from 'vitest';
import { EventKey } from '#domain/event-ref.ts';
import { atWall, wallOf } from '#domain/wall-time.ts';
import { plansHold } from '#test/support/plans-hold.ts';
import { type Movable, planMoves, planShift } from './cascade.ts';
import { usualWeek } from './hours.ts';
import type { Availability, SlotWorld } from './shapes.ts';
import { overlaps } from './spans.ts';

const zone = 'Europe/Berlin';
const at = (wall: string): number => Date.parse(atWall(wall, zone).at);
const key = (name: string): EventKey => EventKey.parse(`alex@northwind.example ${name}`);
const event = (name: string, from: string, to: string, more: Partial<Movable> = {}): Movable => ({
  key: key(name),
  from: at(from),
  to: at(to),
  sort: 'alone',
  place: '',
  guests: [],
  borne: 0,
  ...more,
});
const guest = (who: string, busy: [string, string][]): Availability => ({
  who,
  busy: busy.map(([from, to]) => ({ from: at(from), to: at(to) })),
  zone,
  hours: usualWeek,
  optional: false,
  borne: 0,
});
const worldOf = (events: readonly Movable[]): SlotWorld => ({
  now: at('2026-11-24T09:00'),
  mine: {
    busy: events.map(({ from, to, key: of, place }) => ({ from, to, key: of, place, sort: 'meeting' })),
    zone,
    hours: usualWeek,
    borne: 0,
  },
  others: [],
  buffers: { before: 0, after: 0, travel: 30 },
  habits: [],
});
const afternoon = [{ from: at('2026-11-24T12:00'), to: at('2026-11-24T17:00') }];
const planned = (events: readonly Movable[]) => {
  const plan = planMoves(afternoon, events, worldOf(events));
  if (plan.kind !== 'plan') throw new Error(plan.kind);
  return plan;
};

test('a plan forgets nothing, meets nothing and misses no better time on 30 random weeks', { timeout: 120_000 }, () => {
  expect(plansHold(30).moved).toBeGreaterThan(5);
});

describe('a plan that clears an afternoon', () => {
  test('moves what is the person’s own, declines what others organize and leaves what is pinned', () => {
    const plan = planned([
      event('focus', '2026-11-24T13:00', '2026-11-24T14:00'),
      event('vendor', '2026-11-24T14:00', '2026-11-24T14:30', { sort: 'others' }),
      event('school', '2026-11-24T15:00', '2026-11-24T15:30', { sort: 'pinned' }),
      event('other', '2026-11-24T10:00', '2026-11-24T11:00'),
    ]);
    expect(plan.moves.map((move) => move.key)).toEqual([key('focus')]);
    expect([plan.declines, plan.stays, plan.stuck]).toEqual([[key('vendor')], [key('school')], []]);
  });

  test('every new time is free for everybody in it, and outside the cleared time', () => {
    const raj = guest('raj', [['2026-11-24T09:00', '2026-11-25T12:00']]);
    const events = [
      event('one', '2026-11-24T12:00', '2026-11-24T13:00', { sort: 'with-guests', guests: [raj] }),
      event('two', '2026-11-24T13:00', '2026-11-24T14:30'),
      event('three', '2026-11-24T15:00', '2026-11-24T16:00'),
      event('fixed', '2026-11-25T09:00', '2026-11-25T17:00', { sort: 'pinned' }),
    ];
    const { moves, stuck } = planned(events);
    expect(stuck).toEqual([]);
    const taken = [...moves.map(({ to }) => to), ...events.slice(3)];
    for (const [nth, one] of taken.entries())
      for (const other of taken.slice(nth + 1)) expect(overlaps(one, other)).toBe(false);
    for (const { to } of moves) expect(afternoon.some((span) => overlaps(span, to))).toBe(false);
    const moved = moves.find((move) => move.key === key('one'));
    expect(raj.busy?.some((span) => moved !== undefined && overlaps(span, moved.to))).toBe(false);
  });

  test('where only one time suits the guests, the person’s own event there gives way', () => {
    const days = ['11-24', '11-25', '11-26', '11-27', '11-30', '12-01'];
    const walls = days.flatMap((day) => {
      const [until, from] = day === '11-24' ? ['12:00', '17:00'] : ['10:00', '10:30'];
      const gap = ['11-24', '11-25', '11-26'].includes(day);
      return [
        event(`first-${day}`, `2026-${day}T07:00`, `2026-${day}T${gap ? until : '19:30'}`, { sort: 'pinned' }),
        ...(gap ? [event(`last-${day}`, `2026-${day}T${from}`, `2026-${day}T19:30`, { sort: 'pinned' })] : []),
      ];
    });
    const raj = guest('raj', [['2026-11-26T00:00', '2026-11-27T00:00']]);
    const meeting = event('meeting', '2026-11-24T13:00', '2026-11-24T13:30', { sort: 'with-guests', guests: [raj] });
    const lift = event('lift', '2026-11-25T10:00', '2026-11-25T10:30');
    const { moves, stuck } = planned([...walls, meeting, lift]);
    expect([moves.map(({ to }) => wallOf(new Date(to.from), zone)), stuck]).toEqual([
      ['2026-11-25T10:00', '2026-11-26T10:00'],
      [],
    ]);
  });

  test('an event that has moved does not move again', () => {
    const days = ['11-25', '11-26', '11-27', '11-30', '12-01'];
    const walls = [
      event('morning', '2026-11-24T07:00', '2026-11-24T11:30', { sort: 'pinned' }),
      event('evening', '2026-11-24T13:45', '2026-11-24T19:30', { sort: 'pinned' }),
      ...days.map((day) => event(`all-${day}`, `2026-${day}T07:00`, `2026-${day}T19:30`, { sort: 'pinned' })),
    ];
    const raj = guest('raj', [
      ['2026-11-24T00:00', '2026-11-24T12:15'],
      ['2026-11-24T12:30', '2026-12-04T00:00'],
    ]);
    // The long one could go to three times, and likes the first best. It is the only one of the short one.
    const long = event('long', '2026-11-24T11:30', '2026-11-24T12:30');
    const short = event('short', '2026-11-24T12:00', '2026-11-24T12:15', { sort: 'with-guests', guests: [raj] });
    const events = [...walls, long, short];
    const cleared = [{ from: at('2026-11-24T12:00'), to: at('2026-11-24T12:15') }];
    const plan = planMoves(cleared, events, worldOf(events));
    if (plan.kind !== 'plan') throw new Error(plan.kind);
    const moves = plan.moves.map((move) => [move.key, wallOf(new Date(move.to.from), zone).slice(11)]);
    expect(moves).toEqual([
      [key('short'), '12:15'],
      [key('long'), '12:30'],
    ]);
    expect(plan.stuck).toEqual([]);
  });

  test('more than eight are too many', () => {
    const many = Array.from({ length: 9 }, (_, nth) =>
      event(`e${nth}`, `2026-11-24T12:${nth * 5 + 10}`, '2026-11-24T13:00'),
    );
    expect(planMoves(afternoon, many, worldOf(many))).toEqual({ kind: 'too-many', count: 9 });
  });
});

test('a shift moves the person’s own by the same minutes, and names what stays', () => {
  const events = [
    event('one', '2026-11-24T12:00', '2026-11-24T13:00'),
    event('vendor', '2026-11-24T14:00', '2026-11-24T14:30', { sort: 'others' }),
  ];
  const [within] = afternoon;
  if (within === undefined) throw new Error('no afternoon');
  expect(planShift(within, 30, events, worldOf(events).now)).toEqual({
    kind: 'plan',
    moves: [
      {
        key: key('one'),
        from: { from: at('2026-11-24T12:00'), to: at('2026-11-24T13:00') },
        to: { from: at('2026-11-24T12:30'), to: at('2026-11-24T13:30') },
      },
    ],
    declines: [],
    stays: [key('vendor')],
    stuck: [],
    clashes: [],
  });
});

describe('a shift', () => {
  const shift = (minutes: number, events: readonly Movable[]) => {
    const plan = planShift(
      { from: at('2026-11-24T09:00'), to: at('2026-11-24T17:00') },
      minutes,
      events,
      at('2026-11-24T09:00'),
    );
    if (plan.kind !== 'plan') throw new Error(plan.kind);
    return plan;
  };

  test('moves nothing into the past', () => {
    const plan = shift(-30, [
      event('soon', '2026-11-24T09:15', '2026-11-24T09:30'),
      event('late', '2026-11-24T09:30', '2026-11-24T10:00'),
    ]);
    expect(plan.moves.map((move) => move.key)).toEqual([key('late')]);
    expect(plan.stuck).toEqual([key('soon')]);
    expect(plan.clashes).toEqual([{ key: key('late'), own: [key('soon')], busy: [] }]);
  });

  test('names what it newly meets, and nothing that leaves as well', () => {
    const raj = guest('raj', [
      ['2026-11-24T13:00', '2026-11-24T13:30'],
      ['2026-11-24T14:00', '2026-11-24T14:30'],
    ]);
    const plan = shift(30, [
      event('first', '2026-11-24T12:30', '2026-11-24T13:00', { sort: 'with-guests', guests: [raj] }),
      event('second', '2026-11-24T13:00', '2026-11-24T13:30', { sort: 'with-guests', guests: [raj] }),
      event('third', '2026-11-24T13:30', '2026-11-24T14:00', { sort: 'with-guests', guests: [raj] }),
      event('vendor', '2026-11-24T14:15', '2026-11-24T15:00', { sort: 'others' }),
      event('day', '2026-11-24T00:00', '2026-11-25T00:00', { sort: 'pinned' }),
    ]);
    expect(plan.clashes).toEqual([{ key: key('third'), own: [key('vendor')], busy: ['raj'] }]);
  });
});
