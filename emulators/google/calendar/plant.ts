/** Fills the calendars of an empty local Google from a seed. Notifies nobody. */

import { allAccounts } from '#emulators/google/accounts.ts';
import type { Google } from '#emulators/google/google.ts';
import type { SeedCalendars, SeedEvent, SeedTime } from '#emulators/seed/seed.ts';
import { addCalendar, calendarWith, putInList, share } from './calendars.ts';
import { type Conference, readConference } from './conference.ts';
import { newEvent, type StoredEvent } from './event.ts';
import { writeEvent } from './event-store.ts';
import { compact, endFrom, type Moment } from './moment.ts';

const home = 'Europe/Berlin';
const primaryColor = '16';

export const plantCalendars = (
  google: Google,
  seed: SeedCalendars = { calendars: [], lists: {}, events: [] },
): void => {
  for (const { shares = [], description = null, ...calendar } of seed.calendars) {
    addCalendar(google, { ...calendar, description });
    for (const [who, role] of shares) share(google, calendar.id, who, role);
  }
  for (const { email } of allAccounts(google.store)) {
    addCalendar(google, { id: email, name: email, description: null, zone: home });
    putInList(google, email, { calendar: email, color: primaryColor, selected: true });
  }
  for (const [email, entries] of Object.entries(seed.lists)) {
    for (const entry of entries) putInList(google, email, entry);
  }
  for (const event of seed.events) plantEvent(google, event);
};

/** Adds it to the organizer's calendar and to those of all guests with a calendar here. */
export const plantEvent = (google: Google, seed: SeedEvent): void => {
  const event = eventOf(google, seed);
  const instances = (seed.changes ?? []).map((change) => changedInstance(event, seed, change));
  const holders = new Set([event.organizer.email, ...event.guests.map(({ email }) => email)]);
  for (const calendar of holders) {
    if (!calendarWith(google, calendar)) continue;
    for (const each of [event, ...instances]) writeEvent(google, calendar, each);
  }
};

const eventOf = (google: Google, seed: SeedEvent): StoredEvent => {
  const organizer = { email: seed.organizer.email, displayName: seed.organizer.name };
  const { text, place, recurrence, status = 'confirmed', sequence = 0 } = seed;
  return {
    ...newEvent({
      id: seed.id,
      uid: seed.uid ?? `${seed.id}@google.com`,
      now: (seed.writtenAt ?? google.clock.now()).getTime(),
      creator: organizer,
      organizer,
    }),
    status,
    sequence,
    start: momentOf(seed.start, seed.zone),
    end: momentOf(seed.end, seed.endZone ?? seed.zone),
    recurrence: recurrence ?? null,
    guests: guestsOf(seed),
    shared: {
      summary: seed.title,
      ...(text ? { description: text } : {}),
      ...(place ? { location: place } : {}),
      ...(seed.hidesGuests ? { guestsCanSeeOtherGuests: false } : {}),
    },
    own: ownOf(seed),
    conference: conferenceOf(google, seed),
  };
};

const guestsOf = ({ guests = [] }: SeedEvent): StoredEvent['guests'] =>
  guests.map(({ name, email, answer, optional, comment, room }) => ({
    email,
    displayName: name,
    responseStatus: answer,
    ...(optional ? { optional } : {}),
    ...(comment ? { comment } : {}),
    ...(room ? { resource: true } : {}),
  }));

const ownOf = ({ kind, isPrivate, isFree, color, workingAt }: SeedEvent): StoredEvent['own'] => ({
  ...(kind ? { eventType: kind } : {}),
  ...(isPrivate ? { visibility: 'private' } : {}),
  ...(isFree ? { transparency: 'transparent' } : {}),
  ...(color ? { colorId: color } : {}),
  ...(workingAt ? { workingLocationProperties: { type: 'officeLocation', officeLocation: { label: workingAt } } } : {}),
});

const conferenceOf = (google: Google, { meets, id }: SeedEvent): Conference | null => {
  if (!meets) return null;
  if (meets === 'meet') return readConference(google, { createRequest: { requestId: id } }, null);
  return {
    entryPoints: [{ entryPointType: 'video', uri: meets.url, label: meets.url.replace('https://', '') }],
    conferenceSolution: { key: { type: 'addOn' }, name: meets.name },
  };
};

const changedInstance = (
  series: StoredEvent,
  seed: SeedEvent,
  change: NonNullable<SeedEvent['changes']>[number],
): StoredEvent => {
  const original = momentOf(change.original, seed.zone);
  const start = change.start ? momentOf(change.start, seed.zone) : original;
  return {
    ...series,
    id: `${series.id}_${compact(original)}`,
    recurrence: null,
    master: series.id,
    original,
    start,
    end: change.end ? momentOf(change.end, seed.zone) : endFrom(start, series),
    status: change.cancelled ? 'cancelled' : series.status,
    shared: { ...series.shared, ...(change.place ? { location: change.place } : {}) },
  };
};

const momentOf = (time: SeedTime, zone = home): Moment =>
  typeof time === 'string' ? { date: time } : { at: time.getTime(), zone };
