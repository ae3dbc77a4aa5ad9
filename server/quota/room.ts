// Computes the remaining units, and the wait for more. Pure.
import type { Priority } from '#server/ports.ts';
import { type Budget, windowMs } from './units.ts';

/** Units that count until a moment. */
export type Spent = { priority: Priority; units: number; until: Date };

/** Free units now, or milliseconds until more. */
export type Room = { units: number; waitMs: number };

export type UnitsRequest = { priority: Priority; units: number };

export const roomIn = (spent: readonly Spent[], budget: Budget, { priority, units }: UnitsRequest, now: Date): Room => {
  const left = (at: number): number => {
    const counting = spent.filter((one) => one.until.getTime() > at);
    const all = budget.all - sum(counting);
    return priority === 'interactive'
      ? all
      : Math.min(
          all - budget.leftToPerson,
          budget.background - sum(counting.filter((one) => one.priority === 'background')),
        );
  };
  const here = left(now.getTime());
  if (here >= units) return { units: here, waitMs: 0 };
  const ends = spent.map((one) => one.until.getTime()).toSorted((a, b) => a - b);
  const at = ends.find((end) => left(end) >= units) ?? now.getTime() + windowMs;
  return { units: Math.max(0, here), waitMs: Math.max(1, at - now.getTime()) };
};

/** The smaller of both. */
export const tighter = (one: Room, other: Room): Room => ({
  units: Math.min(one.units, other.units),
  waitMs: Math.max(one.waitMs, other.waitMs),
});

const sum = (spent: readonly Spent[]): number => spent.reduce((total, one) => total + one.units, 0);
