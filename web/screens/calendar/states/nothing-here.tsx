// An empty week or day says when the next event comes.

import { occurrencesBetween } from '#domain/agenda.ts';
import type { Day } from '#domain/day.ts';
import { dayOf, plusDays, weekdayOf } from '#domain/day.ts';
import { nameOfWeekday } from '#language/en/engine/day-names.ts';
import { nameOfDay } from '#web/screens/calendar/event-name.ts';
import type { CalendarWeek } from '#web/screens/calendar/use-calendar-week.ts';
import { layoutOn } from '#web/screens/calendar/view-switch.tsx';
import styles from './states.module.css';

export function NothingHere({ week }: { week: CalendarWeek }) {
  const { shown, chosen, view } = week;
  const days = layoutOn(week) === 'day' ? shown.days.filter(({ day }) => day === chosen) : shown.days;
  const isEmpty = days.every(({ rows }) => rows.length === 0);
  if (!isEmpty || shown.strangers.length > 0 || view.problem !== null || !view.whole) return null;
  return (
    <p className={styles.nothing}>
      <b className="flare">{nothingUntil(week, days.at(-1)?.day ?? chosen)}</b>
    </p>
  );
}

const nothingUntil = ({ view, zone }: CalendarWeek, last: Day): string => {
  const from = plusDays(last, 1);
  const shown = new Set(view.calendars.filter((one) => one.shown).map(({ id }) => id));
  const next = occurrencesBetween(view.events, zone, from, plusDays(from, daysAhead))
    .filter(({ event }) => shown.has(event.calendarId) && !event.stranger)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())[0];
  if (next === undefined) return 'Nothing in the next eight weeks';
  const day = dayOf(next.from, zone);
  return `Nothing until ${day < plusDays(from, 7) ? nameOfWeekday(weekdayOf(day)) : nameOfDay(day)}`;
};

const daysAhead = 56;
