// The calendar of the demo: its events, and what commands did to them. It lives as long as the page.
import { type Calendar, type CalendarEvent, type Events, keyOfEvent } from '#domain/calendar.ts';
import type { CalendarChange, CalendarDone } from '#domain/change/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { withChanges } from '#web/data/event-overlay.ts';

export type CalendarBook = {
  revision: () => number;
  calendar: Calendar;
  /** What changed after the revision. From 0, everything. */
  since: (revision: number) => { events: CalendarEvent[]; gone: EventKey[] };
  apply: (changes: readonly CalendarChange[]) => CalendarDone[];
  events: () => Events;
  /** Something beside the events changed. */
  touch: () => void;
};

export const createCalendarBook = (calendar: Calendar, first: readonly CalendarEvent[]): CalendarBook => {
  let events: Events = new Map(first.map((event) => [keyOfEvent(event), event]));
  const changedAt = new Map<EventKey, number>();
  let revision = 1;
  return {
    revision: () => revision,
    calendar,
    events: () => events,
    touch: () => {
      revision += 1;
    },
    since: (then) => {
      if (then === 0) return { events: [...events.values()], gone: [] };
      const keys = [...changedAt].flatMap(([key, at]) => (at > then ? [key] : []));
      return {
        events: keys.flatMap((key) => events.get(key) ?? []),
        gone: keys.filter((key) => !events.has(key)),
      };
    },
    apply: (changes) => {
      const before = events;
      const { events: after, done } = withChanges({ events, calendars: [calendar] }, changes);
      revision += 1;
      for (const key of new Set([...before.keys(), ...after.keys()]))
        if (before.get(key) !== after.get(key)) changedAt.set(key, revision);
      events = after;
      return done;
    },
  };
};
