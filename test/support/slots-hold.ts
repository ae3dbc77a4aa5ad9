// What must hold for a random week: the search finds what counting by hand finds, and never a time in which somebody is busy.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Slot, SlotAsk, SlotWorld } from '#domain/scheduling/shapes.ts';
import { findSlots } from '#domain/scheduling/slots.ts';
import { anyWeek } from './any-week.ts';
import { givesByHand, saidGives, wouldGiveByHand } from './gives-by-hand.ts';
import { chosenByHand, freeByHand } from './slots-by-hand.ts';

/** How many weeks had a free time, and in how many the answer was what would have to give. */
export const searchIsExact = (weeks: number): { free: number; full: number } => {
  const seen = { free: 0, full: 0 };
  fc.assert(
    fc.property(anyWeek, ({ ask, world, oneDay }) => {
      const { slots, none } = findSlots(ask, world);
      const expected = chosenByHand(freeByHand(ask, world), oneDay, world.mine.zone);
      expect(slots.map(({ span, cost, worst }) => ({ from: span.from, cost, worst }))).toEqual(expected);
      for (const one of slots) holdsFor(one, ask, world);
      const blocked = slots.length > 0 ? [] : wouldGiveByHand(ask, world, oneDay);
      expect(none.map(({ span, cost, own, busy }) => ({ from: span.from, worst: 0, cost, own, busy }))).toEqual(
        blocked,
      );
      if (slots.length > 0) seen.free += 1;
      if (none.length > 0) seen.full += 1;
    }),
    { numRuns: weeks },
  );
  return seen;
};

const holdsFor = ({ span, unseen, gives }: Slot, ask: SlotAsk, world: SlotWorld): void => {
  expect(unseen).toEqual(world.others.filter(({ busy }) => busy === null).map(({ who }) => who));
  expect(saidGives(gives)).toEqual(givesByHand(span, ask, world));
  const taken = [
    ...world.others.filter(({ optional }) => !optional).flatMap(({ busy }) => busy ?? []),
    ...world.mine.busy.filter(({ sort, key }) => sort === 'meeting' && (key === null || !ask.leaveOut.has(key))),
  ];
  expect(taken.some((one) => one.from < span.to && span.from < one.to)).toBe(false);
};
