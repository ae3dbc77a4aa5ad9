// A time as the mail names it, and as Flow says it: on the clock of whoever reads.
import { dayOf, minutesOf, weekdayOf } from '#domain/day.ts';
import { clockTime, dateIn } from '#domain/formats.ts';
import type { Span } from '#domain/scheduling/shapes.ts';
import { offsetAt } from '#domain/zone-offset.ts';
import { holdingReplies, holdingTexts } from '#language/en/calendar/holding-replies.ts';
import { monthName, nameOfWeekday } from '#language/en/engine/day-names.ts';
import type { AgendaWorld } from '#web/conversation/calendar/agenda-world.ts';
import { timeWords } from '#web/conversation/calendar/finding/offer-words.ts';

/** 'Tuesday, 1 December at 15:00'. */
export const writtenTime = (at: Date, zone: string, { formats }: Pick<AgendaWorld, 'formats'>): string => {
  const day = dayOf(at, zone);
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const name = `${nameOfWeekday(weekdayOf(day))}, ${dateIn(date, monthName(month - 1), null, formats)}`;
  return `${name} at ${clockTime(minutesOf(at, zone), formats)}`;
};

/** 'Tuesday at 10:00' by their clock. `zone` null: unknown, so the person's. */
export const saidTimes = (spans: readonly Span[], zone: string | null, world: AgendaWorld): string[] =>
  spans.map((span) => timeWords(span, { ...world, zone: zone ?? world.zone }));

/** 'Dana’s time', 'your time', or neither where the clocks agree. */
export const whoseClock = (name: string, spans: readonly Span[], zone: string | null, world: AgendaWorld): string => {
  if (zone === null) return holdingReplies.yours;
  return spans.every(({ from }) => offsetAt(from, zone) === offsetAt(from, world.zone))
    ? holdingReplies.same(name)
    : holdingReplies.theirs(name);
};

/** In the mail: its reader's time, or the city of the person's. */
export const zoneInMail = (zone: string | null, { zone: own }: Pick<AgendaWorld, 'zone'>): string =>
  zone === null ? holdingTexts.cityTime(cityOf(own)) : holdingTexts.yourTime;

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
