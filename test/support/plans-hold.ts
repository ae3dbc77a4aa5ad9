// What must hold for a plan on a random week: nobody is busy at a new time, nothing is forgotten, and no better time was missed.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { EventKey } from '#domain/event-ref.ts';
import { type Movable, type Move, planMoves } from '#domain/scheduling/cascade.ts';
import type { OwnSpan, SlotAsk, SlotWorld, Span } from '#domain/scheduling/shapes.ts';
import { anyWeek } from './any-week.ts';
import { chosenByHand, freeByHand } from './slots-by-hand.ts';

const minute = 60_000;
const week = 7 * 1440 * minute;

/** How many events moved, and how many of them took the time of another one. */
export const plansHold = (weeks: number): { moved: number; displaced: number } => {
  const seen = { moved: 0, displaced: 0 };
  fc.assert(
    fc.property(anyWeek, anyPlan, ({ world }, made) => {
      const events = movablesIn(world, made);
      const toFree = [cleared(world, made.nth)];
      const plan = planMoves(toFree, events, world);
      const inside = events.filter((one) => toFree.some((span) => meet(span, one)));
      const leaving = inside.filter(({ sort }) => sort !== 'pinned');
      if (leaving.length > 8) return expect(plan).toEqual({ kind: 'too-many', count: leaving.length });
      if (plan.kind !== 'plan') throw new Error(plan.kind);
      const keys = plan.moves.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const named = [...keys, ...plan.declines, ...plan.stays, ...plan.stuck];
      expect(new Set(named)).toEqual(new Set([...inside.map(({ key }) => key), ...keys]));
      const start = { ...world, mine: { ...world.mine, busy: [...staying(world, leaving), ...toFree.map(asMeeting)] } };
      const { displaced } = replay(plan.moves, events, start);
      seen.moved += keys.length;
      seen.displaced += displaced;
    }),
    { numRuns: weeks },
  );
  return seen;
};

/** `tight`: the guest is free only around the events that the person has alone. */
type Made = { sorts: Movable['sort'][]; guests: boolean[]; nth: number; tight: boolean };

const anyPlan: fc.Arbitrary<Made> = fc.record({
  sorts: fc.array(fc.constantFrom('alone', 'alone', 'with-guests', 'others', 'pinned'), {
    minLength: 25,
    maxLength: 25,
  }),
  guests: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  nth: fc.nat(24),
  tight: fc.boolean(),
});

/** Each event of the person's own as something that a plan may move. */
const movablesIn = ({ now, mine, others }: SlotWorld, { sorts, guests, tight }: Made): Movable[] => {
  const alone = mine.busy.filter((_, nth) => sorts[nth] === 'alone');
  const invited = others.filter((_, one) => guests[one] === true);
  const rare = { who: 'rare@far.example', zone: null, hours: mine.hours, optional: false, borne: 0 };
  const all = tight ? [{ ...rare, busy: besides(alone.map(around), now) }] : invited;
  return mine.busy.flatMap(({ from, to, key, place }, nth) => {
    const sort = sorts[nth] ?? 'alone';
    const whose = sort === 'with-guests' ? all : [];
    return key === null ? [] : [{ key, from, to, place, sort, guests: whose, borne: mine.borne }];
  });
};

const around = ({ from, to }: Span): Span => ({ from: from - 20 * minute, to: to + 20 * minute });

/** All the time but these spans. */
const besides = (spans: readonly Span[], now: number): Span[] => {
  const busy: Span[] = [];
  let from = now - 2 * week;
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    if (span.from > from) busy.push({ from, to: span.from });
    from = Math.max(from, span.to);
  }
  return [...busy, { from, to: now + 4 * week }];
};

/** Four hours around one of the events to come. */
const cleared = ({ now, mine }: SlotWorld, nth: number): Span => {
  const coming = mine.busy.filter(({ from }) => from >= now);
  const from = (coming[nth % Math.max(1, coming.length)]?.from ?? now) - 60 * minute;
  return { from, to: from + 240 * minute };
};

const staying = ({ mine }: SlotWorld, leaving: readonly Movable[]): OwnSpan[] =>
  mine.busy.filter(({ key }) => !leaving.some((one) => one.key === key));

const asMeeting = ({ from, to }: Span): OwnSpan => ({ from, to, sort: 'meeting', key: null, place: '' });

/** Each move gets its best time while the ones before it stand. One with no free time takes that of an event of the person alone. */
const replay = (moves: readonly Move[], events: readonly Movable[], start: SlotWorld): { displaced: number } => {
  let [world, displaced] = [start, 0];
  for (let nth = 0; nth < moves.length; nth += 1) {
    const [move, next] = [moves[nth], moves[nth + 1]];
    const one = events.find(({ key }) => key === move?.key);
    if (move === undefined || one === undefined) throw new Error('A plan moves an event that is not there.');
    expect(move.from).toEqual({ from: one.from, to: one.to });
    expect(move.to.to - move.to.from).toBe(one.to - one.from);
    const best = bestByHand(one, world);
    if (best !== null) expect(move.to.from).toBe(best);
    else {
      const other = events.find(({ key }) => key === next?.key);
      if (other === undefined || next === undefined) throw new Error('An event moved to no free time.');
      expect(other.sort).toBe('alone');
      expect(meet(move.to, other)).toBe(true);
      expect(move.to.from).toBe(bestByHand(one, without(world, other.key)));
      world = moved(world, move, one);
      expect(next.to.from).toBe(bestByHand(other, without(world, other.key)));
      [world, displaced, nth] = [moved(without(world, other.key), next, other), displaced + 1, nth + 1];
      continue;
    }
    world = moved(world, move, one);
  }
  noneMeet(moves, events, world);
  return { displaced };
};

const bestByHand = (one: Movable, world: SlotWorld): number | null => {
  const ask: SlotAsk = {
    minutes: (one.to - one.from) / minute,
    within: [{ from: Math.max(world.now, one.from), to: one.from + week }],
    anyHour: false,
    place: one.place,
    leaveOut: new Set(),
    most: 1,
  };
  return chosenByHand(freeByHand(ask, { ...world, others: one.guests }), false, world.mine.zone)[0]?.from ?? null;
};

const without = ({ mine, ...world }: SlotWorld, of: EventKey): SlotWorld => ({
  ...world,
  mine: { ...mine, busy: mine.busy.filter(({ key }) => key !== of) },
});

const moved = (world: SlotWorld, { key, to }: Move, { place }: Movable): SlotWorld => {
  const { mine, ...rest } = without(world, key);
  return { ...rest, mine: { ...mine, busy: [...mine.busy, { ...asMeeting(to), key, place }] } };
};

/** In the week that the plan leaves behind, no moved event meets another meeting or a busy guest. */
const noneMeet = (moves: readonly Move[], events: readonly Movable[], { mine }: SlotWorld): void => {
  const meetings = mine.busy.filter(({ sort }) => sort === 'meeting');
  for (const { key, to } of moves) {
    expect(meetings.filter((one) => one.key !== key && meet(one, to))).toEqual([]);
    const guests = events.find((one) => one.key === key)?.guests ?? [];
    for (const { busy, optional } of guests)
      if (!optional) expect((busy ?? []).some((one) => meet(one, to))).toBe(false);
  }
};

const meet = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
