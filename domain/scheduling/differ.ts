// Chooses times that differ, so that a second choice is a real one.
import { dayOf } from '#domain/day.ts';
import type { Ranked } from './rank.ts';
import { minute } from './shapes.ts';

/** `eachDay`: as many days as there are come first. */
type Differing = { oneDay: boolean; most: number; zone: string; eachDay?: boolean };

/** Apart on the one day that the person asked for, and otherwise unless on another day. */
const apart = { oneDay: 90 * minute, sameDay: 180 * minute };

/** The best first, then the best of those that differ from every chosen one. */
export const differing = <One extends Ranked>(all: readonly One[], how: Differing): One[] => {
  const { oneDay, most, zone, eachDay = false } = how;
  const sorted = all.toSorted(better);
  const least = oneDay ? apart.oneDay : apart.sameDay;
  const isOtherDay = (one: One, { from }: One): boolean =>
    !oneDay && dayOf(new Date(one.from), zone) !== dayOf(new Date(from), zone);
  const isApart = (one: One, other: One): boolean => Math.abs(one.from - other.from) >= least || isOtherDay(one, other);
  const days = eachDay ? chosenFrom(sorted, [], isOtherDay, most) : [];
  return chosenFrom(sorted, days, isApart, most);
};

const chosenFrom = <One extends Ranked>(
  sorted: readonly One[],
  first: readonly One[],
  differs: (one: One, other: One) => boolean,
  most: number,
): One[] => {
  const chosen = [...first];
  for (const one of sorted) {
    if (chosen.length >= most) break;
    if (chosen.every((other) => differs(one, other))) chosen.push(one);
  }
  return chosen;
};

/** The person who bears most decides, then the sum, then the earlier time. */
export const better = (one: Ranked, other: Ranked): number =>
  one.worst - other.worst || one.cost - other.cost || one.from - other.from;
