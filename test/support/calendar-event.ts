// An event of the person's own calendar, with the given parts.
import { type CalendarEvent, type Events, keyOfEvent } from '#domain/calendar.ts';
import { CalendarId, EventId } from '#domain/id.ts';
import { atWall } from '#domain/wall-time.ts';

export const berlin = 'Europe/Berlin';

/** `start`, `end`: wall times in Berlin. */
export const eventWith = (
  id: string,
  {
    start = '2026-11-24T10:00',
    end = '2026-11-24T11:00',
    ...more
  }: Partial<CalendarEvent> & { start?: string; end?: string } = {},
): CalendarEvent => ({
  id: EventId.parse(id),
  calendarId: CalendarId.parse('alex@northwind.example'),
  uid: id,
  title: id,
  place: '',
  text: '',
  span: { start: atWall(start, berlin), end: atWall(end, berlin) },
  recurrence: null,
  video: false,
  busy: true,
  visibility: 'default',
  series: null,
  status: 'confirmed',
  kind: 'event',
  organizer: null,
  own: null,
  guests: [],
  guestCount: 0,
  conference: null,
  may: { edit: true, invite: true, seeGuests: true },
  stranger: false,
  files: 0,
  ...more,
});

export const eventsOf = (...all: CalendarEvent[]): Events => new Map(all.map((one) => [keyOfEvent(one), one]));
