/** Checks the event that a client sends, and merges it into the stored one. */
import * as z from 'zod';
import type { Google } from '#emulators/google/google.ts';
import { invalid, timeRangeEmpty } from './calendar-errors.ts';
import { readConference } from './conference.ts';
import { answers, conference, type Guest, guest, ownFields, type StoredEvent, sharedFields } from './event.ts';
import { instantOf, type Moment, readMoment, sentTime } from './moment.ts';
import { checkRecurrence } from './recurrence.ts';

const sentGuest = z.looseObject({
  email: z.nullish(z.string()),
  displayName: z.nullish(z.string()),
  optional: z.nullish(z.boolean()),
  resource: z.nullish(z.boolean()),
  responseStatus: z.nullish(answers),
  comment: z.nullish(z.string()),
  additionalGuests: z.nullish(z.int()),
});
const values = z.nullish(z.record(z.string(), z.nullable(z.string())));

/** Google ignores fields that it does not know, and those that only it may set. */
export const sentEvent = z.looseObject({
  id: z.nullish(z.string()),
  iCalUID: z.nullish(z.string()),
  status: z.nullish(z.enum(['confirmed', 'tentative', 'cancelled'])),
  sequence: z.nullish(z.int()),
  start: z.nullish(sentTime),
  end: z.nullish(sentTime),
  recurrence: z.nullish(z.array(z.string())),
  attendees: z.nullish(z.array(sentGuest)),
  attendeesOmitted: z.nullish(z.boolean()),
  extendedProperties: z.nullish(z.looseObject({ private: values, shared: values })),
  conferenceData: z.nullish(conference),
  organizer: z.nullish(z.looseObject({ email: z.nullish(z.string()), displayName: z.nullish(z.string()) })),
});
export type SentEvent = z.infer<typeof sentEvent>;

/** The fields that a write may change. A patch keeps an absent field, an update removes it. */
export type Writing = {
  google: Google;
  zone: string;
  whole: boolean;
  /** `conferenceDataVersion=1`. Without it, Google ignores the conference in the body. */
  conferences: boolean;
};

/** The event after the change. Stores nothing, and checks no rights. */
export const merge = (before: StoredEvent, sent: SentEvent, writing: Writing): StoredEvent => {
  const recurrence = before.master === null ? recurrenceIn(before, sent, writing) : null;
  const times = timesIn(before, sent, { ...writing, series: recurrence !== null });
  if (recurrence) checkRecurrence({ start: times.start, recurrence });
  return {
    ...before,
    ...times,
    recurrence,
    status: sent.status ?? (writing.whole ? 'confirmed' : before.status),
    guests: guestsIn(before, sent, writing),
    shared: fieldsIn(sharedFields, before.shared, sent, writing),
    own: fieldsIn(ownFields, before.own, sent, writing),
    properties: {
      private: propertiesIn(before.properties.private, sent.extendedProperties?.private, writing),
      shared: propertiesIn(before.properties.shared, sent.extendedProperties?.shared, writing),
    },
    conference: conferenceIn(before, sent, writing),
  };
};

const recurrenceIn = (before: StoredEvent, sent: SentEvent, { whole }: Writing): string[] | null => {
  if (sent.recurrence === undefined && !whole) return before.recurrence;
  return sent.recurrence && sent.recurrence.length > 0 ? sent.recurrence : null;
};

const timesIn = (
  before: StoredEvent,
  sent: SentEvent,
  { whole, zone, series }: Writing & { series: boolean },
): { start: Moment; end: Moment } => {
  const one = (field: 'start' | 'end'): Moment => {
    const given = sent[field];
    if (!whole && given === undefined) return before[field];
    const kept = before[field];
    // A patch may name another zone or another time alone.
    const merged =
      !whole && 'at' in kept && !given?.date ? { timeZone: kept.zone, ...definedIn(given ?? {}) } : (given ?? {});
    return readMoment(merged, { field, zone, series });
  };
  const [start, end] = [one('start'), one('end')];
  if ('date' in start !== 'date' in end) {
    throw invalid('Start and end times must either both be date or both be dateTime.');
  }
  const length = instantOf(end, zone) - instantOf(start, zone);
  if (length < 0 || (length === 0 && 'date' in start)) throw timeRangeEmpty();
  return { start, end };
};

const definedIn = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));

const fieldsIn = <T extends z.ZodObject>(
  schema: T,
  before: z.infer<T>,
  sent: SentEvent,
  { whole }: Writing,
): z.infer<T> => {
  const merged: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = Object.hasOwn(sent, name) ? sent[name] : whole ? undefined : Reflect.get(before, name);
    if (value !== null && value !== undefined) merged[name] = value;
  }
  const read = schema.safeParse(merged);
  if (read.success) return read.data;
  throw invalid(`Invalid value for: ${read.error.issues[0]?.path.join('.') ?? 'event'}`);
};

/** Without the caller's right to see the list, `attendeesOmitted` changes their own answer only. */
const guestsIn = (before: StoredEvent, sent: SentEvent, { whole }: Writing): Guest[] => {
  if (sent.attendees === undefined || sent.attendees === null) {
    return whole || sent.attendees === null ? [] : before.guests;
  }
  const given = sent.attendees.map((each) => guestOf(each, before));
  if (sent.attendeesOmitted === true) {
    return before.guests.map((known) => given.find(({ email }) => email === known.email) ?? known);
  }
  return [...new Map(given.map((each) => [each.email, each])).values()];
};

const guestOf = (sent: z.infer<typeof sentGuest>, before: StoredEvent): Guest => {
  const email = sent.email?.trim().toLowerCase() ?? '';
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(email)) throw invalid('Invalid attendee email.');
  const known = before.guests.find((each) => each.email === email);
  const { displayName, optional, resource, comment, additionalGuests } = sent;
  const given = { displayName: displayName ?? known?.displayName, optional, resource, comment, additionalGuests };
  const responseStatus = sent.responseStatus ?? known?.responseStatus ?? 'needsAction';
  return guest.parse({ email, ...filledIn(given), responseStatus });
};

/** Google leaves out what is false, zero or empty. */
const filledIn = (given: object): object => Object.fromEntries(Object.entries(given).filter(([, value]) => value));

/** A patch adds and changes single properties, and null removes one. */
const propertiesIn = (
  before: Record<string, string>,
  sent: z.infer<typeof values>,
  { whole }: Writing,
): Record<string, string> => {
  const merged = { ...(whole ? {} : before), ...sent };
  return Object.fromEntries(
    Object.entries(merged).flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]])),
  );
};

const conferenceIn = (before: StoredEvent, sent: SentEvent, { google, whole, conferences }: Writing) => {
  if (!conferences) return before.conference;
  if (sent.conferenceData) return readConference(google, sent.conferenceData, before.conference);
  return sent.conferenceData === null || whole ? null : before.conference;
};
