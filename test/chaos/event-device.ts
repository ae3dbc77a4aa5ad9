// A device that follows events by their changes, as a tab does, and what a new device would get.
import { keyOfEvent } from '#domain/calendar.ts';
import { type CalendarChanges, calendarChanges } from '#server/calendar/changes.ts';
import type { EventsDesk } from '#test/support/events-desk.ts';

export type Device = {
  follow(): Promise<void>;
  /** Every event as text, by key. */
  events(): ReadonlyMap<string, string>;
};

export const openDevice = ({ world, account }: EventsDesk): Device => {
  const events = new Map<string, string>();
  let revision = 0;
  return {
    follow: async () => {
      for (let more = true; more; ) {
        const news: CalendarChanges = await calendarChanges(world.ctx, account, revision);
        for (const event of news.events) events.set(keyOfEvent(event), JSON.stringify(event));
        for (const key of news.gone) events.delete(key);
        ({ revision, more } = news);
      }
    },
    events: () => events,
  };
};
