// The nouns of the calendar, the same for every provider.
import * as z from 'zod/mini';
import { CalendarLimit } from './calendar-trouble.ts';
import { type EventKey, keyOf, Original } from './event-ref.ts';
import { CalendarId, EventId } from './id.ts';
import { Address } from './mail.ts';
import { atInstant, EventSpan, type EventTime, movedTo, wholeDay } from './wall-time.ts';

export const CalendarRole = z.enum(['owner', 'writer', 'writer-without-private', 'reader', 'free-busy']);
export type CalendarRole = z.infer<typeof CalendarRole>;

/** Whether Flow may put and change events there. */
export const isWritable = (role: CalendarRole): boolean =>
  role === 'owner' || role === 'writer' || role === 'writer-without-private';

export const Calendar = z.object({
  id: CalendarId,
  name: z.string(),
  zone: z.string(),
  role: CalendarRole,
  primary: z.boolean(),
  shown: z.boolean(),
  /** Its events make the person busy. */
  countsBusy: z.boolean(),
  color: z.nullable(z.string()),
  /** Flow cannot read it, or not all of it. */
  limit: z.optional(CalendarLimit),
});
export type Calendar = z.infer<typeof Calendar>;

export const Rsvp = z.enum(['unanswered', 'accepted', 'declined', 'tentative']);
export type Rsvp = z.infer<typeof Rsvp>;

export const GuestEntry = z.object({
  email: z.string().check(z.maxLength(320)),
  name: z.string(),
  optional: z.boolean(),
});
export type GuestEntry = z.infer<typeof GuestEntry>;

export const Guest = z.extend(GuestEntry, {
  answer: Rsvp,
  kind: z.enum(['person', 'room']),
  self: z.boolean(),
  organizer: z.boolean(),
});
export type Guest = z.infer<typeof Guest>;

/**
 * The people that the person invites. Rooms are part of the location, and the person is not a guest of their own event.
 */
export const entriesOf = ({ guests }: { guests: readonly Guest[] }): GuestEntry[] =>
  guests
    .filter(({ self, kind }) => !self && kind === 'person')
    .map(({ email, name, optional }) => ({ email, name, optional }));

export const Visibility = z.enum(['default', 'public', 'private']);

/** The fields that a person can set. `recurrence`: lines as RFC 5545 writes them, `RRULE:…` first. */
export const EventFields = z.object({
  title: z.string().check(z.maxLength(1024)),
  place: z.string().check(z.maxLength(1024)),
  text: z.string().check(z.maxLength(8192)),
  span: EventSpan,
  recurrence: z.nullable(z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(200))),
  guests: z.array(GuestEntry).check(z.maxLength(500)),
  /** Whether people can join by video. */
  video: z.boolean(),
  busy: z.boolean(),
  visibility: Visibility,
});
export type EventFields = z.infer<typeof EventFields>;

export const EventKind = z.enum(['event', 'focus', 'out-of-office', 'working-location', 'birthday', 'from-mail']);
export type EventKind = z.infer<typeof EventKind>;

export const EventStatus = z.enum(['confirmed', 'tentative', 'cancelled']);
export type EventStatus = z.infer<typeof EventStatus>;

export const Conference = z.object({ url: z.string(), kind: z.enum(['meet', 'zoom', 'teams', 'webex', 'other']) });
export type Conference = z.infer<typeof Conference>;

/** The person's answer to an invitation, with the note that the organizer reads. */
export const Answer = z.object({ answer: Rsvp, note: z.nullable(z.string().check(z.maxLength(2000))) });
export type Answer = z.infer<typeof Answer>;

export const CalendarEvent = z.extend(z.omit(EventFields, { guests: true }), {
  id: EventId,
  calendarId: CalendarId,
  uid: z.string(),
  /** For an instance: its series and its original start. */
  series: z.nullable(z.object({ id: EventId, original: Original })),
  status: EventStatus,
  kind: EventKind,
  organizer: z.nullable(z.extend(Address, { self: z.boolean() })),
  /** Null if the person is no guest. */
  own: z.nullable(Answer),
  /** The first 50. */
  guests: z.array(Guest),
  guestCount: z.number(),
  /** Null without a link, or while the provider still creates one. */
  conference: z.nullable(Conference),
  may: z.object({ edit: z.boolean(), invite: z.boolean(), seeGuests: z.boolean() }),
  /** From somebody the person does not know: shown apart, never read aloud, never busy. */
  stranger: z.boolean(),
  files: z.number(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** Masters of series, single events and changed instances, by key. */
export type Events = ReadonlyMap<EventKey, CalendarEvent>;

export const keyOfEvent = ({ calendarId, id, series }: Pick<CalendarEvent, 'calendarId' | 'id' | 'series'>): EventKey =>
  keyOf({ calendarId, eventId: series?.id ?? id, original: series?.original ?? null });

/** An unchanged instance: the series at its original start. */
export const unchangedInstance = (series: CalendarEvent, original: Original): CalendarEvent => ({
  ...series,
  id: EventId.parse(`${series.id}_${original.replaceAll(/[-:]/g, '')}`),
  series: { id: series.id, original },
  recurrence: null,
  span: movedTo(series.span, startOfOriginal(original, series.span.start)),
});

const startOfOriginal = (original: Original, start: EventTime): EventTime => {
  if (original.length === 10) return wholeDay(original);
  return atInstant(new Date(original), start.kind === 'at' ? start.zone : 'UTC');
};
