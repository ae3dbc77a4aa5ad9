// The events with changes on top, by the rules that the server applies.
import type { Calendar, Events } from '#domain/calendar.ts';
import type { CalendarChange, CalendarDone } from '#domain/change/calendar.ts';
import { applyToCalendar, type CalendarState } from '#domain/change/calendar-rules.ts';

type Seen = { events: Events; calendars: readonly Calendar[] };

export const stateOf = ({ events, calendars }: Seen): CalendarState => ({
  events,
  roles: new Map(calendars.map(({ id, role }) => [id, role])),
});

export const withChanges = (
  seen: Seen,
  changes: readonly CalendarChange[],
): { events: Events; done: CalendarDone[] } => {
  let state = stateOf(seen);
  const done = changes.map((change) => {
    const applied = applyToCalendar(state, change);
    state = applied.state;
    return applied.done;
  });
  return { events: state.events, done };
};
