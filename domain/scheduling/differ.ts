// Chooses times that differ, so that a second choice is a real one.
import { dayOf } from '#domain/day.ts';
import type { Ranked } from './rank.ts';
import { minute } from './shapes.ts';

type Differing = { oneDay: boolean; most: number; zone: string };

/** Apart on the one day that the person asked for, and otherwise unless on another day. */
const apart = { oneDay: 90 * minute, sameDay: 180 * minute };

/** The best first, then the best of those that differ from every chosen one. */
export const differing = <One extends Ranked>(all: readonly One[], { oneDay, most, zone }: Differing): One[] => {
  const chosen: One[] = [];
  const least = oneDay ? apart.oneDay : apart.sameDay;
  for (const one of all.toSorted(better)) {
    if (chosen.length >= most) break;
    const differs = chosen.every(
      ({ from }) =>
        Math.abs(one.from - from) >= least ||
        (!oneDay && dayOf(new Date(one.from), zone) !== dayOf(new Date(from), zone)),
    );
    if (differs) chosen.push(one);
  }
  return chosen;
};

/** The person who bears most decides, then the sum, then the earlier time. */
export const better = (one: Ranked, other: Ranked): number =>
  one.worst - other.worst || one.cost - other.cost || one.from - other.from;
