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

/** What a moved event meets at its new time: events of the person, and guests who are busy. */
export type Clash = { key: EventKey; own: readonly EventKey[]; busy: readonly string[] };

/** `declines`: a no to the organizer. `stays`: pinned. `stuck`: no time was found, or only a past one, so it stays. */
export type Plan =
  | {
      kind: 'plan';
      moves: readonly Move[];
      declines: readonly EventKey[];
      stays: readonly EventKey[];
      stuck: readonly EventKey[];
      clashes: readonly Clash[];
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
  return { kind: 'plan', moves, declines: declining.map(({ key }) => key), stays, stuck, clashes: [] };
};

/** Everything of the person's own in the stretch begins so much later, or earlier. What others organize stays, and nothing moves into the past. */
export const planShift = (within: Span, minutes: number, events: readonly Movable[], now: number): Plan => {
  const inside = events.filter((one) => one.from >= within.from && one.from < within.to);
  const moving = inside.filter(({ sort }) => sort === 'alone' || sort === 'with-guests');
  if (moving.length > mostMoved) return { kind: 'too-many', count: moving.length };
  const by = minutes * minute;
  const isStuck = ({ from }: Span): boolean => from + by < now;
  const leaving = moving.filter((one) => !isStuck(one));
  const staying = events.filter((one) => !leaving.includes(one));
  return {
    kind: 'plan',
    moves: leaving.map((one) => ({ key: one.key, from: spanOf(one), to: shifted(one, by) })),
    declines: [],
    stays: inside.filter(({ sort }) => sort === 'pinned' || sort === 'others').map(({ key }) => key),
    stuck: moving.filter(isStuck).map(({ key }) => key),
    clashes: leaving
      .map((one) => clashOf(one, shifted(one, by), staying, leaving))
      .filter(({ own, busy }) => own.length + busy.length > 0),
  };
};

const shifted = ({ from, to }: Span, by: number): Span => ({ from: from + by, to: to + by });

/** What it meets already is no news, and what leaves as well makes no guest busy. */
const clashOf = (one: Movable, to: Span, staying: readonly Movable[], leaving: readonly Movable[]): Clash => {
  const isNew = (other: Span): boolean => overlaps(other, to) && !overlaps(other, one);
  return {
    key: one.key,
    own: staying.filter(isNew).map(({ key }) => key),
    busy: one.guests
      .filter(({ who, busy }) =>
        busy?.some((span) => isNew(span) && !leaving.some((other) => isTimeOf(span, other, who))),
      )
      .map(({ who }) => who),
  };
};

const isTimeOf = (span: Span, { from, to, guests }: Movable, who: string): boolean =>
  span.from === from && span.to === to && guests.some((guest) => guest.who === who);

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
