// An event of the person's own calendar, with the given parts.
import { type CalendarEvent, type Events, type Guest, keyOfEvent } from '#domain/calendar.ts';
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

/** Has accepted, and must come. */
export const guestWith = (name: string, email: string, more: Partial<Guest> = {}): Guest => ({
  name,
  email,
  optional: false,
  answer: 'accepted',
  kind: 'person',
  self: false,
  organizer: false,
  ...more,
});

/** The calendar of those events. */
export const ownCalendar = {
  id: CalendarId.parse('alex@northwind.example'),
  name: 'Alex',
  zone: berlin,
  role: 'owner' as const,
  primary: true,
  shown: true,
  countsBusy: true,
  color: null,
};
