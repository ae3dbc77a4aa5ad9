// What must hold for a random week: the search finds what counting by hand finds, and never a time in which somebody is busy.
import fc from 'fast-check';
import { expect } from 'vitest';
import { findSlots } from '#domain/scheduling/slots.ts';
import { anyWeek, chosenByHand, freeByHand } from './slots-by-hand.ts';

/** Returns how many weeks had a free time. */
export const searchIsExact = (weeks: number): number => {
  let free = 0;
  fc.assert(
    fc.property(anyWeek, ({ ask, world, oneDay }) => {
      const { slots, none } = findSlots(ask, world);
      const expected = chosenByHand(freeByHand(ask, world), oneDay, world.mine.zone);
      expect(slots.map(({ span, cost, worst }) => ({ from: span.from, cost, worst }))).toEqual(expected);
      if (slots.length > 0) free += 1;
      if (slots.length > 0) expect(none).toEqual([]);
      for (const { span, unseen } of slots) {
        expect(unseen).toEqual(world.others.filter(({ busy }) => busy === null).map(({ who }) => who));
        for (const { busy, optional } of world.others)
          if (!optional) expect((busy ?? []).some((one) => one.from < span.to && span.from < one.to)).toBe(false);
      }
    }),
    { numRuns: weeks },
  );
  return free;
};
