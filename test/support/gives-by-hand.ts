// Says the slow way what a time takes from people, and what would have to give where nothing is free.
import type { Slot, SlotAsk, SlotWorld, Span, WouldGive } from '#domain/scheduling/shapes.ts';
import {
  type ByHand,
  chosenByHand,
  costByHand,
  countingFor,
  isClear,
  losesLunch,
  meetingsOf,
  meets,
  minutesOutside,
  startsByHand,
} from './slots-by-hand.ts';

const minute = 60_000;

export type BlockedByHand = ByHand & { own: string[]; busy: string[] };

/** The cheapest times of all, whatever is in their way. */
export const wouldGiveByHand = (ask: SlotAsk, full: SlotWorld, oneDay: boolean): BlockedByHand[] => {
  const world = countingFor(ask, full);
  const priced = startsByHand(ask, world).map((from) => {
    const span = { from, to: from + ask.minutes * minute };
    const own = meetingsOf(world.mine.busy)
      .filter((one) => !isClear(span, one, ask, world.buffers))
      .map(({ key }) => String(key));
    const busy = world.others.filter((one) => !one.optional && meets(span, one.busy ?? [])).map(({ who }) => who);
    const { cost } = costByHand(span, ask, world);
    // Who is outside their hours is in the cost already.
    return { from, worst: 0, cost: cost + 60 * own.length + 100 * busy.length, own, busy };
  });
  const cheapest = priced.toSorted((one, other) => one.cost - other.cost || one.from - other.from);
  return chosenByHand(cheapest, oneDay, world.mine.zone);
};

/** 'ana hours': somebody starts early or stays late. */
export const givesByHand = (span: Span, ask: SlotAsk, full: SlotWorld): string[] => {
  const { mine, others } = countingFor(ask, full);
  const cuts = (sort: string): boolean =>
    meets(
      span,
      mine.busy.filter((one) => one.sort === sort),
    );
  return [
    ...(!ask.anyHour && minutesOutside(span, mine.zone, mine.hours) > 0 ? ['me hours'] : []),
    ...others.flatMap(({ who, zone, hours, optional, busy }) => {
      if (optional) return meets(span, busy ?? []) ? [`${who} optional`] : [];
      return minutesOutside(span, zone, hours) > 0 ? [`${who} hours`] : [];
    }),
    ...(cuts('focus') ? ['me focus'] : []),
    ...(cuts('tentative') ? ['me tentative'] : []),
    ...(losesLunch(span, meetingsOf(mine.busy), mine) ? ['me lunch'] : []),
  ].toSorted();
};

export const saidGives = (gives: (Slot | WouldGive)['gives']): string[] =>
  gives.map(({ who, what }) => `${who ?? 'me'} ${what === 'early' || what === 'late' ? 'hours' : what}`).toSorted();
