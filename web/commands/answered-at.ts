// The event or series that an answer to one of its instances is for.
import type { Occurrence } from '#domain/agenda.ts';
import { type EventKey, seriesKeyOf } from '#domain/event-ref.ts';
import { currentCalendar } from '#web/data/calendar.ts';

/** An unanswered series is answered as a whole, an answered one by its instances. */
export const answeredAt = ({ key, event }: Occurrence): EventKey => {
  const series = currentCalendar().events.get(seriesKeyOf(key));
  return event.series !== null && series?.own?.answer === 'unanswered' ? seriesKeyOf(key) : key;
};
