// The range that figures are about, and the one before it of equal length. Ranges end at quarters of an hour, the finest that any zone needs.
import * as z from 'zod/mini';
import { isZone, offsetAt } from './zone-offset.ts';

/** From the first instant up to, and without, the last, for an operator in that zone. */
export const AskedRange = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  zone: z._default(z.string().check(z.maxLength(60)), 'UTC'),
});
export type AskedRange = z.infer<typeof AskedRange>;

/** `days`: the first and the last day of people, as '2026-11-27'. */
export type Period = { from: Date; to: Date; firstDay: string; lastDay: string };

/** `today`: the operator's day. `ended`: days up to here are over for everybody. */
export type FigureRange = Period & { before: Period; zone: string; days: number; today: string; now: Date };

const quarter = 15 * 60_000;
const dayMs = 86_400_000;

/** A range that is given backwards is the same range. */
export const figureRange = ({ from, to, zone: asked }: AskedRange, now: Date): FigureRange => {
  const zone = isZone(asked) ? asked : 'UTC';
  const [first, last] = [Date.parse(from), Date.parse(to)].toSorted((one, other) => one - other);
  const begins = Math.floor((first ?? 0) / quarter) * quarter;
  const ends = Math.max(begins + quarter, Math.ceil((last ?? 0) / quarter) * quarter);
  const lastDay = dayNumber(ends - 1, zone);
  // A range that begins at midnight has its first day whole. Another one, as the last 24 hours, begins within a day that does not count.
  const firstDay = Math.min(lastDay, isMidnight(begins, zone) ? dayNumber(begins, zone) : dayNumber(begins, zone) + 1);
  const days = lastDay - firstDay + 1;
  const period = (start: number, end: number, day: number): Period => ({
    from: new Date(start),
    to: new Date(end),
    firstDay: dayText(day),
    lastDay: dayText(day + days - 1),
  });
  return {
    ...period(begins, ends, firstDay),
    before: period(begins - (ends - begins), begins, firstDay - days),
    zone,
    days,
    today: dayText(dayNumber(now.getTime(), zone)),
    now,
  };
};

const dayNumber = (at: number, zone: string): number => Math.floor((at + offsetAt(at, zone)) / dayMs);

const isMidnight = (at: number, zone: string): boolean => (at + offsetAt(at, zone)) % dayMs === 0;

const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
