// A plan that clears a stretch of time, or moves everything in it. Nothing happens before the person agrees to the whole. Pure.
import type { EventKey } from '#domain/event-ref.ts';
import {
  type Availability,
  dayLength,
  minute,
  type OwnSpan,
  type Slot,
  type SlotAsk,
  type SlotWorld,
  type Span,
} from './shapes.ts';
import { countFree, findSlots } from './slots.ts';
import { overlaps } from './spans.ts';

/**
 * `others`: somebody else organizes it. `pinned`: private, out of office or a journey. `guests`: whose time it takes as well. `borne`:
 * the person's own share of its series, as in `Availability`.
 */
export type Movable = Span & {
  key: EventKey;
  sort: 'alone' | 'with-guests' | 'others' | 'pinned';
  place: string;
  guests: readonly Availability[];
  borne: number;
};

export type Move = { key: EventKey; from: Span; to: Span };

/** `declines`: a no to the organizer. `stays`: pinned. `stuck`: no time was found, so it stays. */
export type Plan =
  | {
      kind: 'plan';
      moves: readonly Move[];
      declines: readonly EventKey[];
      stays: readonly EventKey[];
      stuck: readonly EventKey[];
    }
  | { kind: 'too-many'; count: number };

export const mostMoved = 8;
const daysAhead = 7;

export const planMoves = (toFree: readonly Span[], events: readonly Movable[], world: SlotWorld): Plan => {
  const inside = events.filter((one) => toFree.some((span) => overlaps(span, one)));
  const moving = inside.filter(({ sort }) => sort === 'alone' || sort === 'with-guests');
  const declining = inside.filter(({ sort }) => sort === 'others');
  if (moving.length + declining.length > mostMoved)
    return { kind: 'too-many', count: moving.length + declining.length };
  const leaving = new Set(inside.filter(({ sort }) => sort !== 'pinned').map(({ key }) => key));
  const base = { ...world, mine: withoutKeys(world, leaving, toFree) };
  const movables = new Map(events.map((one) => [one.key, one]));
  const moves: Move[] = [];
  const stuck: EventKey[] = [];
  for (const one of byOptions(moving, base)) {
    const placed = place(one, withMoves(base, moves, movables), movables);
    if (placed === null) stuck.push(one.key);
    else moves.push(...placed);
  }
  const stays = inside.filter(({ sort }) => sort === 'pinned').map(({ key }) => key);
  return { kind: 'plan', moves, declines: declining.map(({ key }) => key), stays, stuck };
};

/** Everything of the person's own in the stretch begins so much later, or earlier. What others organize stays. */
export const planShift = (within: Span, minutes: number, events: readonly Movable[]): Plan => {
  const inside = events.filter((one) => one.from >= within.from && one.from < within.to);
  const moving = inside.filter(({ sort }) => sort === 'alone' || sort === 'with-guests');
  if (moving.length > mostMoved) return { kind: 'too-many', count: moving.length };
  const by = minutes * minute;
  return {
    kind: 'plan',
    moves: moving.map(({ key, from, to }) => ({ key, from: { from, to }, to: { from: from + by, to: to + by } })),
    declines: [],
    stays: inside.filter(({ sort }) => sort === 'pinned' || sort === 'others').map(({ key }) => key),
    stuck: [],
  };
};

/** What leaves takes no time, and what becomes free takes all of it. */
const withoutKeys = ({ mine }: SlotWorld, leaving: ReadonlySet<EventKey>, toFree: readonly Span[]) => ({
  ...mine,
  busy: [...mine.busy.filter(({ key }) => key === null || !leaving.has(key)), ...toFree.map(asMeeting)],
});

const asMeeting = ({ from, to }: Span): OwnSpan => ({ from, to, sort: 'meeting', key: null, place: '' });

/** What has moved already takes its new time, and its old one no longer. */
const withMoves = (world: SlotWorld, moves: readonly Move[], movables: ReadonlyMap<EventKey, Movable>): SlotWorld => {
  const moved = new Set(moves.map(({ key }) => key));
  const kept = world.mine.busy.filter(({ key }) => key === null || !moved.has(key));
  const placed = moves.map(({ key, to }) => ({ ...asMeeting(to), key, place: movables.get(key)?.place ?? '' }));
  return { ...world, mine: { ...world.mine, busy: [...kept, ...placed] } };
};

/** The one with the fewest choices first. */
const byOptions = (moving: readonly Movable[], world: SlotWorld): Movable[] =>
  moving
    .map((one) => ({ one, options: countFree(askFor(one, world), worldFor(one, world)) }))
    .toSorted((some, other) => some.options - other.options)
    .map(({ one }) => one);

const bestFor = (one: Movable, world: SlotWorld, leaveOut: ReadonlySet<EventKey> = new Set()): Slot | undefined =>
  findSlots(askFor(one, world, leaveOut), worldFor(one, world)).slots[0];

const askFor = (one: Movable, { now }: SlotWorld, leaveOut: ReadonlySet<EventKey> = new Set()): SlotAsk => ({
  minutes: (one.to - one.from) / minute,
  within: [{ from: Math.max(now, one.from), to: one.from + daysAhead * dayLength }],
  anyHour: false,
  place: one.place,
  leaveOut,
  most: 1,
});

const worldFor = ({ borne, guests }: Movable, world: SlotWorld): SlotWorld => ({
  ...world,
  mine: { ...world.mine, borne },
  others: guests,
});

/** Its best time with the others where they are. If none is free, it may take the time of one that the person has alone. */
const place = (one: Movable, world: SlotWorld, movables: ReadonlyMap<EventKey, Movable>): Move[] | null => {
  const best = bestFor(one, world);
  if (best) return [{ key: one.key, from: spanOf(one), to: best.span }];
  for (const other of unmoved(world, movables)
    .filter(({ sort, key }) => sort === 'alone' && key !== one.key)
    .slice(0, mostMoved)) {
    const there = bestFor(one, world, new Set([other.key]));
    if (!there || !overlaps(there.span, other)) continue;
    const move = { key: one.key, from: spanOf(one), to: there.span };
    const elsewhere = bestFor(other, withMoves(world, [move], movables), new Set([other.key]));
    if (elsewhere) return [move, { key: other.key, from: spanOf(other), to: elsewhere.span }];
  }
  return null;
};

/** What has moved already does not move again. */
const unmoved = ({ mine }: SlotWorld, movables: ReadonlyMap<EventKey, Movable>): Movable[] =>
  mine.busy.flatMap(({ key, from }) => {
    const one = key === null ? undefined : movables.get(key);
    return one?.from === from ? [one] : [];
  });

const spanOf = ({ from, to }: Span): Span => ({ from, to });
