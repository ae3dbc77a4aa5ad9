// Turns Google's event into Flow's shape. Other people wrote titles, places and names, so this cleans and bounds them.
import * as z from 'zod/mini';
import { CalendarEvent, type Conference, type EventKind, type Guest, type Rsvp } from '#domain/calendar.ts';
import { Day } from '#domain/day.ts';
import { Original, originalOf } from '#domain/event-ref.ts';
import { type CalendarId, EventId } from '#domain/id.ts';
import { atInstant, type EventSpan, type EventTime, wholeDay } from '#domain/wall-time.ts';
import { isZone } from '#domain/zone-offset.ts';
import type { ProviderCancellation, ProviderEvent } from '#server/ports.ts';
import { lines, plainText } from './plain-text.ts';

const Time = z.object({
  date: z.optional(z.string()),
  dateTime: z.optional(z.string()),
  timeZone: z.optional(z.string()),
});
const Person = z.object({
  email: z.optional(z.string()),
  displayName: z.optional(z.string()),
  self: z.optional(z.boolean()),
});
const Attendee = z.extend(Person, {
  organizer: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  resource: z.optional(z.boolean()),
  responseStatus: z.optional(z.string()),
  comment: z.optional(z.string()),
});
export const GoogleEvent = z.object({
  id: z.string(),
  etag: z.optional(z.string()),
  status: z.optional(z.string()),
  summary: z.optional(z.string()),
  description: z.optional(z.string()),
  location: z.optional(z.string()),
  start: z.optional(Time),
  end: z.optional(Time),
  recurrence: z.optional(z.array(z.string())),
  recurringEventId: z.optional(z.string()),
  originalStartTime: z.optional(Time),
  iCalUID: z.optional(z.string()),
  organizer: z.optional(Person),
  attendees: z.optional(z.array(Attendee)),
  transparency: z.optional(z.string()),
  visibility: z.optional(z.string()),
  eventType: z.optional(z.string()),
  hangoutLink: z.optional(z.string()),
  conferenceData: z.optional(
    z.object({
      entryPoints: z.optional(
        z.array(z.object({ entryPointType: z.optional(z.string()), uri: z.optional(z.string()) })),
      ),
    }),
  ),
  attachments: z.optional(z.array(z.unknown())),
  guestsCanModify: z.optional(z.boolean()),
  guestsCanInviteOthers: z.optional(z.boolean()),
  guestsCanSeeOtherGuests: z.optional(z.boolean()),
  locked: z.optional(z.boolean()),
});
type GoogleEvent = z.infer<typeof GoogleEvent>;

/** Null for an event without a time, or that Flow cannot keep: one such event would close the whole calendar. `zone`: the calendar's. */
export const eventOf = (
  calendarId: CalendarId,
  event: GoogleEvent,
  zone: string,
): ProviderEvent | ProviderCancellation | null => {
  const ids = idsOf(event, zone);
  if (ids === null) return null;
  const { id, seriesId, original } = ids;
  if (event.status === 'cancelled') return { kind: 'cancelled', id: seriesId, original };
  const span = spanOf(event, zone);
  if (span === null) return null;
  const series = original === null ? null : { id: seriesId, original };
  const kept = CalendarEvent.safeParse({ ...wordsOf(event), ...peopleOf(event), id, calendarId, series, span });
  return kept.success ? { kind: 'event', etag: event.etag ?? '', event: kept.data } : null;
};

type Ids = { id: EventId; seriesId: EventId; original: Original | null };

/** `seriesId` is `id` for anything but an instance. */
const idsOf = (event: GoogleEvent, zone: string): Ids | null => {
  const id = EventId.safeParse(event.id);
  const seriesId = EventId.safeParse(event.recurringEventId ?? event.id);
  if (!id.success || !seriesId.success) return null;
  const original = originalStart(event, zone);
  const isNamed = event.recurringEventId === undefined || original !== null;
  return isNamed ? { id: id.data, seriesId: seriesId.data, original } : null;
};

const spanOf = (event: GoogleEvent, zone: string): EventSpan | null => {
  const start = timeOf(event.start, zone);
  const end = timeOf(event.end, zone) ?? start;
  return start === null || end === null ? null : { start, end };
};

const originalStart = (event: GoogleEvent, zone: string): Original | null => {
  const time = event.recurringEventId === undefined ? null : timeOf(event.originalStartTime, zone);
  return Original.safeParse(time && originalOf(time)).data ?? null;
};

const timeOf = (time: z.infer<typeof Time> | undefined, zone: string): EventTime | null => {
  if (time?.date !== undefined) {
    const day = Day.safeParse(time.date);
    return day.success ? wholeDay(day.data) : null;
  }
  const at = new Date(time?.dateTime ?? '');
  if (Number.isNaN(at.getTime())) return null;
  const named = [time?.timeZone, zone, 'UTC'].find((one) => one !== undefined && isZone(one));
  return atInstant(at, named ?? 'UTC');
};

const most = { title: 1024, text: 2000, name: 200, guests: 50, recurrence: 200 } as const;

type Words = Omit<CalendarEvent, 'id' | 'calendarId' | 'series' | 'span' | keyof ReturnType<typeof peopleOf>>;

const wordsOf = (event: GoogleEvent): Words => ({
  uid: plainText(event.iCalUID, 1024),
  title: plainText(event.summary, most.title),
  place: plainText(event.location, most.title),
  text: textOf(event.description),
  recurrence: event.recurrence ? event.recurrence.slice(0, most.recurrence).map((line) => line.slice(0, 2000)) : null,
  status: event.status === 'tentative' ? 'tentative' : 'confirmed',
  kind: kinds[event.eventType ?? ''] ?? 'event',
  busy: event.transparency !== 'transparent' && !neverBusy.has(event.eventType ?? ''),
  visibility: visibilityOf(event.visibility),
  video: event.hangoutLink !== undefined || event.conferenceData !== undefined,
  conference: conferenceOf(event),
  stranger: false,
  files: event.attachments?.length ?? 0,
});

/** Google writes descriptions as HTML. Flow keeps their words. */
const textOf = (description: string | undefined): string =>
  lines(
    (description ?? '')
      .slice(0, 20_000)
      // A tag ends before the next one begins, so many open tags cost no more than one.
      .replace(/<(br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n')
      .replace(/<[^<>]*>/g, '')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
    most.text,
  );

const kinds: Readonly<Record<string, EventKind>> = {
  focusTime: 'focus',
  outOfOffice: 'out-of-office',
  workingLocation: 'working-location',
  birthday: 'birthday',
  fromGmail: 'from-mail',
};
const neverBusy: ReadonlySet<string> = new Set(['workingLocation', 'birthday']);

const visibilityOf = (visibility: string | undefined): CalendarEvent['visibility'] => {
  if (visibility === 'public') return 'public';
  return visibility === 'private' || visibility === 'confidential' ? 'private' : 'default';
};

/** Only https, from the entry point that a person joins by video. */
const conferenceOf = (event: GoogleEvent): Conference | null => {
  const entry = event.conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')?.uri;
  const address = entry ?? event.hangoutLink;
  if (address === undefined || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' ? { url: url.href, kind: hostKind(url.hostname) } : null;
};

const hostKind = (host: string): Conference['kind'] => {
  if (host === 'meet.google.com') return 'meet';
  const known = [
    ['zoom', 'zoom.us'],
    ['teams', 'teams.microsoft.com'],
    ['webex', 'webex.com'],
  ] as const;
  return known.find(([, domain]) => host === domain || host.endsWith(`.${domain}`))?.[0] ?? 'other';
};

const peopleOf = (event: GoogleEvent) => {
  const everyone = event.attendees ?? [];
  const organizer = event.organizer ?? null;
  const self = everyone.find((one) => one.self === true);
  return {
    organizer: organizer && { ...addressOf(organizer), self: organizer.self === true },
    own: self ? { answer: answerOf(self.responseStatus), note: plainText(self.comment, 2000) || null } : null,
    guests: everyone
      .filter(({ email }) => email !== undefined)
      .slice(0, most.guests)
      .map(guestOf),
    guestCount: everyone.length,
    may: rightsIn(event),
  };
};

/** The organizer's permissions. The calendar's role limits them further. */
const rightsIn = (event: GoogleEvent): CalendarEvent['may'] => {
  const isOwn = event.organizer === undefined || event.organizer.self === true;
  const edit = (isOwn || event.guestsCanModify === true) && event.locked !== true;
  return {
    edit,
    invite: edit || event.guestsCanInviteOthers !== false,
    seeGuests: isOwn || event.guestsCanSeeOtherGuests !== false,
  };
};

const addressOf = ({ email, displayName }: z.infer<typeof Person>) => ({
  email: plainText(email, 320).toLowerCase(),
  name: plainText(displayName, most.name),
});

const guestOf = (one: z.infer<typeof Attendee>): Guest => ({
  ...addressOf(one),
  optional: one.optional === true,
  answer: answerOf(one.responseStatus),
  kind: one.resource === true ? 'room' : 'person',
  self: one.self === true,
  organizer: one.organizer === true,
});

const answerOf = (status: string | undefined): Rsvp =>
  status === 'accepted' || status === 'declined' || status === 'tentative' ? status : 'unanswered';
