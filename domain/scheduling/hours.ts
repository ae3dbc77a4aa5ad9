// The working hours of a week as instants, by the clock of their zone.
import { type Day, dayOf, instantOn, plusDays, weekdayOf } from '#domain/day.ts';
import { isZone } from '#domain/zone-offset.ts';
import { dayLength, type Span, type WeekHours } from './shapes.ts';

/** What people work until Flow knows better. */
export const usualWeek: WeekHours = { from: 9 * 60, to: 18 * 60, days: [1, 2, 3, 4, 5] };

/** In order. An unknown zone has no hours, so nothing is outside of them. */
export const hoursBetween = (hours: WeekHours, zone: string | null, { from, to }: Span): readonly Span[] | null => {
  if (zone === null || !isZone(zone)) return null;
  const [first, last] = [dayOf(new Date(from - dayLength), zone), dayOf(new Date(to), zone)];
  const key = `${zone} ${first} ${last} ${hours.from} ${hours.to} ${hours.days.join()}`;
  const spans = known.get(key) ?? spansOn(hours, zone, first, last);
  if (known.size >= mostKnown) known.clear();
  known.set(key, spans);
  return spans;
};

/** Colleagues share their hours, and a plan asks for the same days again and again. */
const known = new Map<string, readonly Span[]>();
const mostKnown = 100;

const spansOn = (hours: WeekHours, zone: string, first: Day, last: Day): Span[] => {
  const spans: Span[] = [];
  for (let day = first; day <= last; day = plusDays(day, 1)) {
    if (!hours.days.includes(weekdayOf(day))) continue;
    spans.push({
      from: instantOn(day, hours.from, zone).getTime(),
      to: instantOn(day, hours.to, zone).getTime(),
    });
  }
  return spans;
};
