// Calendar days in a time zone. A day is text like `2026-11-20`.
import * as z from 'zod/mini';

export const Day = z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
export type Day = z.infer<typeof Day>;

/** `zone`: an IANA name such as `Europe/Berlin`. */
export const dayOf = (at: Date, zone: string): Day => {
  const { year, month, day } = partsOf(at, zone);
  return written(year, month, day);
};

/** The instant at which the day begins in the zone. */
export const startOf = (day: Day, zone: string): Date => {
  const target = midnight(day);
  // Twice, because the first guess may be an hour off across a clock change.
  const guess = target - offsetAt(new Date(target), zone);
  return new Date(target - offsetAt(new Date(guess), zone));
};

/**
 * The instant at which clocks in the zone show `minutes` after midnight. If they skip that time, as much later. If it comes twice, the
 * first.
 */
export const instantOn = (day: Day, minutes: number, zone: string): Date => {
  const target = midnight(day) + minutes * 60_000;
  const around = [target - 86_400_000, target + 86_400_000].map((at) => target - offsetAt(new Date(at), zone));
  const shown = around.toSorted((a, b) => a - b).find((at) => at + offsetAt(new Date(at), zone) === target);
  return new Date(shown ?? Math.max(...around));
};

/** Minutes after midnight on the zone's clocks. */
export const minutesOf = (at: Date, zone: string): number => {
  const { hour, minute } = partsOf(at, zone);
  return 60 * hour + minute;
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

export const isZone = (zone: string): boolean => {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
};

const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const asDay = (at: Date): Day => at.toISOString().slice(0, 10);

const written = (year: number, month: number, day: number): Day => asDay(new Date(Date.UTC(year, month - 1, day)));

/** Milliseconds by which the zone is ahead of UTC. */
const offsetAt = (at: Date, zone: string): number => {
  const { year, month, day, hour, minute, second } = partsOf(at, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at.getTime() / 1000) * 1000;
};

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;

const partsOf = (at: Date, zone: string): Parts => {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (name: keyof Parts): number => parts.get(name) ?? 0;
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
  };
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...numeric, ...clock });
  formats.set(zone, made);
  return made;
};
