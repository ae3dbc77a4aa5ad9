/** Applies one write to the organizer's event, the guests' copies and changed instances, and mails the guests. */
import { isDeepStrictEqual } from 'node:util';
import type { Google } from '#emulators/google/google.ts';
import { forbiddenForNonOrganizer } from './calendar-errors.ts';
import { calendarWith } from './calendars.ts';
import { type Guest, guestWith, type StoredEvent } from './event.ts';
import { copiesOf, type EventRow, eventRow, exceptionsOf, writeEvent } from './event-store.ts';
import { type Notice, type Telling, tell } from './guest-notices.ts';
import { sameMoment } from './moment.ts';
import { isStartOf } from './recurrence.ts';

/** Stores the change in the calendar, and returns what others get. */
export const applyChange = (
  google: Google,
  before: StoredEvent | null,
  after: StoredEvent,
  telling: Telling,
): EventRow => {
  const { calendar } = telling;
  const now = google.clock.now().getTime();
  const quiet = before !== null && onlyRemindersDiffer(before, after);
  const stamped = { ...after, updated: quiet ? after.updated : now, sequence: sequenceOf(before, after) };
  const row = writeEvent(google, calendar, stamped, { quiet });
  if (after.imported || quiet) return row;
  if (owns(calendar, after)) handToGuests(google, before, stamped, telling);
  else answerOrganizer(google, before, stamped, telling);
  if (before) updateExceptions(google, calendar, before, stamped);
  return row;
};

/** Throws Google's 403 if a guest changes what belongs to the organizer. */
export const refuseGuestChanges = (calendar: string, before: StoredEvent, after: StoredEvent): void => {
  if (owns(calendar, before) || before.imported || before.shared.guestsCanModify === true) return;
  const same = (['start', 'end', 'recurrence', 'shared', 'conference'] as const).every((name) =>
    isDeepStrictEqual(before[name], after[name]),
  );
  const sameProperties = isDeepStrictEqual(before.properties.shared, after.properties.shared);
  const kept = before.guests.every(({ email }) => guestWith(after, email) !== undefined);
  const mayInvite = before.shared.guestsCanInviteOthers !== false || after.guests.length === before.guests.length;
  if (!(same && sameProperties && kept && mayInvite)) throw forbiddenForNonOrganizer();
};

/** Only the caller's own answer counts. Others' stay as they are. */
export const keepOthersAnswers = (calendar: string, before: StoredEvent, after: StoredEvent): StoredEvent => {
  if (owns(calendar, before)) return after;
  const guests = after.guests.map((each) => (each.email === calendar ? each : (guestWith(before, each.email) ?? each)));
  return { ...after, guests };
};

export const owns = (calendar: string, { organizer }: StoredEvent): boolean => organizer.email === calendar;

/** Google leaves `updated` alone, and no sync lists the change. */
const onlyRemindersDiffer = (before: StoredEvent, after: StoredEvent): boolean => {
  const without = (event: StoredEvent): object => ({ ...event, own: { ...event.own, reminders: null } });
  return isDeepStrictEqual(without(before), without(after)) && !isDeepStrictEqual(before, after);
};

const sequenceOf = (before: StoredEvent | null, after: StoredEvent): number => {
  if (!before) return after.sequence;
  const moved = !sameMoment(before.start, after.start) || !sameMoment(before.end, after.end);
  const changed = moved || !isDeepStrictEqual(before.recurrence, after.recurrence) || before.status !== after.status;
  return Math.max(after.sequence, before.sequence + (changed ? 1 : 0));
};

/** Every guest with a calendar here gets the event, changed or cancelled. */
const handToGuests = (google: Google, before: StoredEvent | null, after: StoredEvent, telling: Telling): void => {
  const gone = (before?.guests ?? []).filter(({ email }) => !guestWith(after, email));
  for (const { email } of after.guests) handCopy(google, email, after, telling.calendar);
  for (const { email } of gone) handCopy(google, email, { ...after, status: 'cancelled' }, telling.calendar);
  tell(google, after, noticesOf(before, after, gone), telling);
};

const handCopy = (google: Google, email: string, event: StoredEvent, from: string): void => {
  if (email === from || !calendarWith(google, email)) return;
  const known = eventRow(google, email, event.id);
  if (!known && event.status === 'cancelled' && event.master === null) return;
  const own = known?.event.own ?? copiedFields(event);
  const properties = { shared: event.properties.shared, private: known?.event.properties.private ?? {} };
  writeEvent(google, email, { ...event, own, properties });
};

/** Guests begin without the organizer's reminders and color. */
const copiedFields = ({ own }: StoredEvent): StoredEvent['own'] => {
  const { visibility, transparency } = own;
  return { ...(visibility ? { visibility } : {}), ...(transparency ? { transparency } : {}) };
};

const noticesOf = (before: StoredEvent | null, after: StoredEvent, gone: readonly Guest[]): Notice[] => {
  const cancelled = after.status === 'cancelled';
  if (cancelled && before?.status === 'cancelled') return [];
  const changed = before !== null && changesForGuests(before, after);
  const staying = people(after).flatMap(({ email }): Notice[] => {
    if (cancelled) return [{ kind: 'cancellation', to: email }];
    if (!before || !guestWith(before, email)) return [{ kind: 'invitation', to: email }];
    return changed ? [{ kind: 'update', to: email }] : [];
  });
  return [...staying, ...people({ ...after, guests: [...gone] }).map(cancellationTo)];
};

const cancellationTo = ({ email }: Guest): Notice => ({ kind: 'cancellation', to: email });

const people = ({ guests, organizer }: StoredEvent): Guest[] =>
  guests.filter(({ email, resource }) => resource !== true && email !== organizer.email);

const changesForGuests = (before: StoredEvent, after: StoredEvent): boolean =>
  (['start', 'end', 'recurrence', 'shared', 'status', 'conference'] as const).some(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );

/** A guest's answer reaches the organizer and the other guests. Deleting one's copy declines. */
const answerOrganizer = (google: Google, before: StoredEvent | null, after: StoredEvent, telling: Telling): void => {
  const { calendar } = telling;
  const declines = after.status === 'cancelled' && before?.status !== 'cancelled';
  const given = guestWith(after, calendar);
  const was = before && guestWith(before, calendar);
  const answer: Guest | undefined = given && declines ? { ...given, responseStatus: 'declined' } : given;
  if (answer && !isDeepStrictEqual(was, answer)) {
    for (const copy of others(google, after, calendar)) {
      const guests = copy.event.guests.map((each) => (each.email === calendar ? answer : each));
      writeEvent(google, copy.calendar, { ...copy.event, guests, updated: google.clock.now().getTime() });
    }
    if (differs(was, answer)) tell(google, after, [noticeOf(answer, after)], telling);
  }
  spreadFromGuest(google, before, after, calendar);
};

const differs = (was: Guest | null | undefined, is: Guest): boolean =>
  was?.responseStatus !== is.responseStatus || was.comment !== is.comment;

const noticeOf = ({ comment }: Guest, { organizer }: StoredEvent): Notice => ({
  kind: 'answer',
  to: organizer.email,
  ...(comment === undefined ? {} : { note: comment }),
});

/** A guest who may change the event changes it for everyone. */
const spreadFromGuest = (google: Google, before: StoredEvent | null, after: StoredEvent, calendar: string): void => {
  if (!before || after.status === 'cancelled') return;
  const added = after.guests.filter(({ email }) => !guestWith(before, email));
  if (added.length === 0 && !changesForGuests(before, after)) return;
  for (const copy of others(google, after, calendar)) {
    const { own, properties } = copy.event;
    writeEvent(google, copy.calendar, { ...after, own, properties });
  }
  for (const { email } of added) handCopy(google, email, after, calendar);
};

/** Applies the change in other calendars. An instance without its series there becomes an event of its own. */
const others = (google: Google, event: StoredEvent, calendar: string): EventRow[] => {
  const copies = copiesOf(google, event.id).filter((row) => row.calendar !== calendar && row.event.uid === event.uid);
  if (event.master === null) return copies;
  const known = new Set([calendar, ...copies.map((row) => row.calendar)]);
  const bySeries = copiesOf(google, event.master).filter((row) => !known.has(row.calendar));
  return [...copies, ...bySeries.map((row) => ({ ...row, event: { ...event, own: row.event.own } }))];
};

/**
 * A change of a series also changes its changed instances, except in the fields that they changed themselves. Instances
 * whose time the series no longer gives disappear. Instances of a deleted series appear as cancelled.
 */
export const updateExceptions = (google: Google, calendar: string, before: StoredEvent, after: StoredEvent): void => {
  if (before.recurrence === null) return;
  for (const { event } of exceptionsOf(google, calendar, after.id)) {
    writeEvent(google, calendar, exceptionAfter(event, before, after));
    if (!owns(calendar, after)) continue;
    for (const copy of copiesOf(google, event.id)) {
      if (copy.calendar !== calendar) writeEvent(google, copy.calendar, exceptionAfter(copy.event, before, after));
    }
  }
};

const exceptionAfter = (event: StoredEvent, before: StoredEvent, after: StoredEvent): StoredEvent => {
  const series = after.recurrence && { start: after.start, recurrence: after.recurrence };
  const stays = series !== null && event.original !== null && isStartOf(series, event.original);
  if (!stays) return { ...event, status: 'cancelled', updated: after.updated };
  const follows = (name: 'guests' | 'conference'): boolean => isDeepStrictEqual(event[name], before[name]);
  return {
    ...event,
    shared: followed(event.shared, before.shared, after.shared),
    ...(follows('guests') ? { guests: after.guests } : {}),
    ...(follows('conference') ? { conference: after.conference } : {}),
    organizer: after.organizer,
    updated: after.updated,
  };
};

type Shared = StoredEvent['shared'];

const followed = (own: Shared, before: Shared, after: Shared): Shared => {
  const kept = Object.entries(own).filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(before, name)));
  const removed = Object.keys(before).filter((name) => !(name in own));
  const taken = Object.entries(after).filter(([name]) => !removed.includes(name));
  return { ...Object.fromEntries(taken), ...Object.fromEntries(kept) };
};
