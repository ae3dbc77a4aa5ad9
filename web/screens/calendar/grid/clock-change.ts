// Days on which the zone's clocks change, and another zone's clock beside the reader's. Pure.
import type { Occurrence } from '#domain/agenda.ts';
import { type Day, dayOf, instantOn, minutesOf, plusDays, startOf } from '#domain/day.ts';
import type { SecondAxis } from './grid-props.ts';

const minute = 60_000;

/** Notes for the days that have not 24 hours: 'Clocks go back 1 h'. */
export const clockChanges = (days: readonly Day[], zone: string): ReadonlyMap<Day, string> =>
  new Map(
    days.flatMap((day): [Day, string][] => {
      const length = startOf(plusDays(day, 1), zone).getTime() - startOf(day, zone).getTime();
      const change = length / minute - 24 * 60;
      if (change === 0) return [];
      return [[day, `Clocks go ${change > 0 ? 'back' : 'forward'} ${hours(Math.abs(change))}`]];
    }),
  );

const hours = (minutes: number): string => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`);

/** The zone of most events that were planned by another clock, and how far it is ahead at the first of them. */
export const secondAxis = (occurrences: readonly Occurrence[], zone: string): SecondAxis | null => {
  const elsewhere = occurrences.flatMap(({ event: { span }, from }) => {
    const ahead = span.start.kind === 'day' ? 0 : aheadAt(from, span.start.zone, zone);
    return span.start.kind === 'day' || ahead === 0 ? [] : [{ zone: span.start.zone, ahead }];
  });
  const counts = Object.entries(Object.groupBy(elsewhere, (one) => one.zone));
  const [most] = counts.toSorted(([, one], [, other]) => (other?.length ?? 0) - (one?.length ?? 0));
  const ahead = most?.[1]?.[0]?.ahead;
  return most === undefined || ahead === undefined ? null : { name: cityOf(most[0]), ahead };
};

const aheadAt = (at: Date, zone: string, own: string): number => {
  const [there, here] = [zone, own].map((where) => instantOn(dayOf(at, where), minutesOf(at, where), 'UTC').getTime());
  return ((there ?? 0) - (here ?? 0)) / minute;
};

/** 'New York' of 'America/New_York'. */
const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
