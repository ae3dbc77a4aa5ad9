// The week on the screen: its days with what happens on each, and what stands apart. Pure.
import { isMeeting, type Occurrence, occurrencesBetween, onDay } from '#domain/agenda.ts';
import type { Calendar, Events } from '#domain/calendar.ts';
import { type Day, plusDays, weekdayOf } from '#domain/day.ts';

export type WeekDay = { day: Day; rows: readonly Occurrence[]; meetings: number };

export type Week = {
  days: readonly WeekDay[];
  /** Invitations from people the person does not know. */
  strangers: readonly Occurrence[];
};

/** The Monday of the day's week. */
export const mondayOf = (day: Day): Day => plusDays(day, -((weekdayOf(day) + 6) % 7));

export const weekOf = (world: { events: Events; calendars: readonly Calendar[] }, zone: string, monday: Day): Week => {
  const shown = new Set(world.calendars.filter((one) => one.shown).map(({ id }) => id));
  const all = occurrencesBetween(world.events, zone, monday, plusDays(monday, 7)).filter(({ event }) =>
    shown.has(event.calendarId),
  );
  const known = all.filter(({ event }) => !event.stranger);
  return {
    days: Array.from({ length: 7 }, (_, at) => dayIn(known, plusDays(monday, at), zone)),
    strangers: all.filter(({ event }) => event.stranger),
  };
};

const dayIn = (known: readonly Occurrence[], day: Day, zone: string): WeekDay => {
  const rows = onDay(known, day, zone);
  return { day, rows, meetings: rows.filter(isMeeting).length };
};
