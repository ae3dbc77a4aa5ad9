/** The months and years of subscriptions. */
import type { Price } from './records.ts';

/** The moment so many periods after the anchor. The 31st becomes the last day of a shorter month, and the 31st again after it. */
export const periodAfter = (anchor: number, recurring: NonNullable<Price['recurring']>, periods: number): number => {
  const { interval, count } = recurring;
  if (interval === 'day' || interval === 'week')
    return anchor + periods * count * (interval === 'day' ? 86_400 : 604_800);
  return monthsAfter(anchor, periods * count * (interval === 'year' ? 12 : 1));
};

export const monthsAfter = (anchor: number, months: number): number => {
  const start = new Date(anchor * 1000);
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(start);
  moved.setUTCFullYear(start.getUTCFullYear(), month, Math.min(start.getUTCDate(), lastDay));
  return Math.floor(moved.getTime() / 1000);
};

/** The period that begins at `start`, in step with the anchor. */
export const endOfPeriod = (anchor: number, recurring: NonNullable<Price['recurring']>, start: number): number => {
  for (let periods = 1; ; periods += 1) {
    const end = periodAfter(anchor, recurring, periods);
    if (end > start) return end;
  }
};
