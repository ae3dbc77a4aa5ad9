// Compares a figure of a range, and of the one before it, with a count by hand.
import { expect } from 'vitest';
import type { Figure } from '#domain/figure.ts';
import type { FigureRange, Period } from '#domain/figure-range.ts';
import type * as hand from '#test/support/counted-by-hand.ts';

export const periodOf = ({ from, to, firstDay, lastDay }: Period): hand.HandPeriod => ({
  from: from.getTime(),
  to: to.getTime(),
  firstDay,
  lastDay,
});

export type Ratio = { part: number; whole: number };
export const share = (part: number, whole: number): Ratio => ({ part, whole });
export const value = ({ part, whole }: Ratio): number | null => (whole === 0 ? null : part / whole);

/** Both of the range and of the one before it. */
export const expectRatio = (
  figure: Figure | undefined,
  of: (period: hand.HandPeriod) => Ratio,
  range: FigureRange,
  name: string,
): number => {
  const [current, before] = [of(periodOf(range)), of(periodOf(range.before))];
  expect([name, figure]).toEqual([
    name,
    expect.objectContaining({ ...current, value: value(current), before: value(before) }),
  ]);
  return 1;
};

export const expectCount = (
  figure: Figure | undefined,
  of: (period: hand.HandPeriod) => number,
  range: FigureRange,
  name: string,
): number => {
  const [current, before] = [of(periodOf(range)), of(periodOf(range.before))];
  expect([name, figure?.value, figure?.before]).toEqual([name, current, before]);
  return 1;
};

export const countsOf = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};
