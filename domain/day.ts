// Calendar days in a time zone. A day is text like `2026-11-20`.
import * as z from 'zod/mini';
import { offsetAt } from './zone-offset.ts';

export const Day = z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
export type Day = z.infer<typeof Day>;

/** `zone`: an IANA name such as `Europe/Berlin`. */
export const dayOf = (at: Date, zone: string): Day => asDay(shownAt(at, zone));

/** The instant at which the day begins in the zone. */
export const startOf = (day: Day, zone: string): Date => {
  const target = midnight(day);
  // Twice, because the first guess may be an hour off across a clock change.
  const guess = target - offsetAt(target, zone);
  return new Date(target - offsetAt(guess, zone));
};

/**
 * The instant at which clocks in the zone show `minutes` after midnight. If they skip that time, as much later. If it comes twice, the
 * first.
 */
export const instantOn = (day: Day, minutes: number, zone: string): Date => {
  const target = midnight(day) + minutes * 60_000;
  const around = [target - 86_400_000, target + 86_400_000].map((at) => target - offsetAt(at, zone));
  const shown = around.toSorted((a, b) => a - b).find((at) => at + offsetAt(at, zone) === target);
  return new Date(shown ?? Math.max(...around));
};

/** Minutes after midnight on the zone's clocks. */
export const minutesOf = (at: Date, zone: string): number => {
  const shown = shownAt(at, zone);
  return 60 * shown.getUTCHours() + shown.getUTCMinutes();
};

export const plusDays = (day: Day, days: number): Day => asDay(new Date(midnight(day) + days * 86_400_000));

/** The first day of the month `months` later. */
export const monthsOn = (day: Day, months: number): Day => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return asDay(new Date(Date.UTC(year, month - 1 + months, 1)));
};

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(midnight(day)).getUTCDay();

/** Null if there is no such day. `month` counts from 1. */
export const dayNamed = (year: number, month: number, day: number): Day | null => {
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day && year >= 1970 && year < 3000
    ? asDay(made)
    : null;
};

const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const asDay = (at: Date): Day => at.toISOString().slice(0, 10);

/** The clock on the zone's walls, in the UTC fields of a date. */
const shownAt = (at: Date, zone: string): Date => new Date(at.getTime() + offsetAt(at.getTime(), zone));
