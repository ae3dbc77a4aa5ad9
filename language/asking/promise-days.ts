// The days that 'this week' or 'by Friday' means. Weeks begin on Monday.
import { isWeekday, type SaidDays, type Weekday, weekdays } from '#language/en/asking/promise-days.ts';

/** Days like `2026-11-27`, both within. `from` is null for everything before `to`. */
export type DaysMeant = { from: string | null; to: string };

/** `today` like `2026-11-27`. */
export const daysMeant = (said: SaidDays, today: string): DaysMeant => {
  const day = new Date(`${today}T00:00:00Z`);
  if (isWeekday(said)) return spanFrom(day, 'day', (weekdays.indexOf(said) - day.getUTCDay() + 7) % 7);
  if (said === 'late') return { from: null, to: spanFrom(day, 'day', -1).to };
  return spanFrom(day, ...places[said]);
};

type Unit = 'day' | 'week' | 'month';

const places: Record<Exclude<SaidDays, 'late' | Weekday>, readonly [unit: Unit, ahead: number]> = {
  today: ['day', 0],
  tomorrow: ['day', 1],
  yesterday: ['day', -1],
  'this week': ['week', 0],
  'last week': ['week', -1],
  'next week': ['week', 1],
  'this month': ['month', 0],
  'last month': ['month', -1],
};

const spanFrom = (day: Date, unit: Unit, ahead: number): { from: string; to: string } => {
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  const on = (...at: [year: number, month: number, date: number]): string =>
    new Date(Date.UTC(...at)).toISOString().slice(0, 10);
  if (unit === 'month') return { from: on(year, month + ahead, 1), to: on(year, month + ahead + 1, 0) };
  const first = unit === 'day' ? date + ahead : date - ((day.getUTCDay() + 6) % 7) + 7 * ahead;
  return { from: on(year, month, first), to: on(year, month, first + (unit === 'day' ? 0 : 6)) };
};
