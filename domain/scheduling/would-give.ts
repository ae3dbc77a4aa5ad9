// Where nothing is free: the cheapest times, with what would have to give.
import { differing } from './differ.ts';
import { heldBy, prepareDays } from './own-days.ts';
import { hourGives, rankingFor } from './rank.ts';
import { minute, type SlotAsk, type SlotWorld, type Span, type WouldGive } from './shapes.ts';
import { overlaps } from './spans.ts';

/** A meeting of the person's own moves more easily than another person's. */
const inTheWay = { own: 60, other: 100 } as const;

type Around = { ask: SlotAsk; world: SlotWorld; within: Span; oneDay: boolean };

/** `starts`: in order. */
export const wouldGive = (starts: readonly number[], { ask, world, within, oneDay }: Around): WouldGive[] => {
  const { mine, others, buffers } = world;
  const own = prepareDays(mine, { place: ask.place, within }, buffers);
  const { rank } = rankingFor(ask, world, own, within);
  const meetings = mine.busy.filter(({ sort }) => sort === 'meeting');
  const held = meetings.map((one) => ({ key: one.key, span: heldBy(one, ask.place, buffers) }));
  const required = others.filter(({ optional }) => !optional);
  const priced = starts.map((from) => {
    const span = { from, to: from + ask.minutes * minute };
    const keys = held.filter((one) => overlaps(one.span, span)).flatMap(({ key }) => key ?? []);
    const busy = required.filter((one) => one.busy?.some((spanOf) => overlaps(spanOf, span))).map(({ who }) => who);
    const cost = rank(from).cost + inTheWay.own * keys.length + inTheWay.other * busy.length;
    // The sum decides: a quarter of an hour outside somebody's hours is better than one more busy person.
    return { from, worst: 0, cost, span, own: keys, busy };
  });
  return differing(priced, { oneDay, most: 3, zone: mine.zone }).map(({ span, cost, own: keys, busy }) => ({
    span,
    cost,
    own: keys,
    busy,
    gives: hourGives(span, ask, world),
  }));
};
