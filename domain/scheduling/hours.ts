// The working hours of a week as instants, by the clock of their zone.
import { dayOf, instantOn, plusDays, weekdayOf } from '#domain/day.ts';
import { isZone } from '#domain/zone-offset.ts';
import { dayLength, type Span, type WeekHours } from './shapes.ts';

/** What people work until Flow knows better. */
export const usualWeek: WeekHours = { from: 9 * 60, to: 18 * 60, days: [1, 2, 3, 4, 5] };

/** In order. An unknown zone has no hours, so nothing is outside of them. */
export const hoursBetween = (hours: WeekHours, zone: string | null, { from, to }: Span): Span[] | null => {
  if (zone === null || !isZone(zone)) return null;
  const last = dayOf(new Date(to), zone);
  const spans: Span[] = [];
  for (let day = dayOf(new Date(from - dayLength), zone); day <= last; day = plusDays(day, 1)) {
    if (!hours.days.includes(weekdayOf(day))) continue;
    spans.push({
      from: instantOn(day, hours.from, zone).getTime(),
      to: instantOn(day, hours.to, zone).getTime(),
    });
  }
  return spans;
};
