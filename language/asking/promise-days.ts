// Whether a day is among those that a question about promises names. Weeks begin on Monday.
import { type Day, monthsOn, plusDays, weekdayOf } from '#domain/day.ts';
import type { NamedDays, PromiseDays } from '#language/en/asking/promise-days.ts';

/** `from` is null for every day until `to`, which is the last of them. */
export type DaysMeant = { from: Day | null; to: Day };

/** Days until today or Friday hold all days before, because the person still owes what was due then. */
export const daysMeant = (asked: PromiseDays, today: Day): DaysMeant => {
  if (asked.of === 'late') return { from: null, to: plusDays(today, -1) };
  const { days } = asked;
  if (asked.of === 'made') return spanOf(days, today, -6);
  const span = spanOf(days, today, 0);
  return days.unit === 'weekday' || days.ahead === 0 ? { from: null, to: span.to } : span;
};

/** `earliest`: the first day, counted from today, on which a weekday may fall. */
const spanOf = (days: NamedDays, today: Day, earliest: number): { from: Day; to: Day } => {
  switch (days.unit) {
    case 'day':
      return only(plusDays(today, days.ahead));
    case 'week': {
      const monday = plusDays(today, 7 * days.ahead - ((weekdayOf(today) + 6) % 7));
      return { from: monday, to: plusDays(monday, 6) };
    }
    case 'month': {
      const from = monthsOn(today, days.ahead);
      return { from, to: plusDays(monthsOn(from, 1), -1) };
    }
    case 'weekday': {
      const first = plusDays(today, earliest);
      return only(plusDays(first, (days.weekday - weekdayOf(first) + 7) % 7));
    }
  }
};

const only = (day: Day): { from: Day; to: Day } => ({ from: day, to: day });
