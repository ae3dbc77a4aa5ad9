// Guests in Google's format. A patch replaces the whole list, so it repeats Google's data about the guests who stay:
// answers, notes, rooms.
import * as z from 'zod/mini';
import type { GuestEntry } from '#domain/calendar.ts';
import type { CalendarId } from '#domain/id.ts';
import type { GuestEdit } from '#server/ports.ts';

const Attendee = z.looseObject({ email: z.optional(z.string()) });
type Attendee = z.infer<typeof Attendee>;

export const GuestList = z.object({
  etag: z.optional(z.string()),
  organizer: z.optional(z.object({ email: z.optional(z.string()), self: z.optional(z.boolean()) })),
  attendees: z.optional(z.array(Attendee)),
});

/** The person comes to their own event. */
export const invited = (calendarId: CalendarId, guests: readonly GuestEntry[]): Record<string, unknown> =>
  guests.length === 0 ? {} : { attendees: [...comes(calendarId), ...guests.map(attendeeOf)] };

export const editedGuests = (
  calendarId: CalendarId,
  { attendees = [], organizer }: z.infer<typeof GuestList>,
  { add, remove }: GuestEdit,
): Attendee[] => {
  const gone = new Set(remove.map((email) => email.toLowerCase()));
  const staying = attendees.filter(({ email = '' }) => !gone.has(email.toLowerCase()));
  const here = new Set(staying.map(({ email = '' }) => email.toLowerCase()));
  const added = add.filter(({ email }) => !here.has(email.toLowerCase())).map(attendeeOf);
  const own = attendees.length === 0 && organizer?.self === true ? comes(calendarId) : [];
  return [...own, ...staying, ...added];
};

/** Google asks each guest: nobody accepts for them. */
const attendeeOf = ({ email, name, optional }: GuestEntry): Attendee => ({
  email,
  ...(name === '' ? {} : { displayName: name }),
  ...(optional ? { optional: true } : {}),
});

/** A group's calendar address belongs to nobody. */
const comes = (calendarId: CalendarId): Attendee[] =>
  calendarId.includes('@') && !calendarId.endsWith('.calendar.google.com')
    ? [{ email: calendarId, responseStatus: 'accepted' }]
    : [];
