// Stretches of time that people name when they ask what they did. Pure.
import type { PeriodName } from '#language/en/history/history-words.ts';

export type Span = { from: Date; to: Date };

/** `now` and its days are local. */
export const spanOf = (period: PeriodName, now: Date): Span => {
  const day = (by: number, hour = 0): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + by, hour);
  // Monday begins the week.
  const sinceMonday = (now.getDay() + 6) % 7;
  switch (period) {
    case 'today':
      return { from: day(0), to: day(1) };
    case 'morning':
      return { from: day(0), to: day(0, 12) };
    case 'afternoon':
      return { from: day(0, 12), to: day(0, 18) };
    case 'evening':
      return { from: day(0, 18), to: day(1) };
    case 'yesterday':
      return { from: day(-1), to: day(0) };
    case 'week':
      return { from: day(-sinceMonday), to: day(1) };
    case 'last-week':
      return { from: day(-sinceMonday - 7), to: day(-sinceMonday) };
    case 'hour':
      return { from: new Date(now.getTime() - 3_600_000), to: now };
  }
};
