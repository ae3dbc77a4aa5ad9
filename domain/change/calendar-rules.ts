// The effect of each calendar change. The device and the server apply it with the same rules.
import { type CalendarEvent, type CalendarRole, type Events, type GuestEntry, isWritable } from '#domain/calendar.ts';
import { type EventKey, type Original, refOf, seriesKeyOf } from '#domain/event-ref.ts';
import type { CalendarId } from '#domain/id.ts';
import { isSameValue } from '#domain/same-value.ts';
import { lastOriginalOf } from '#domain/series-cut.ts';
import { isSameTime } from '#domain/wall-time.ts';
import {
  type CalendarChange,
  type CalendarDone,
  type CalendarSwap,
  type EventField,
  type EventSet,
  eventSubject,
  type OwnCalendarChange,
} from './calendar.ts';
import { afterSwap, cancelledInstance, eventAt, newEvent } from './calendar-event-after.ts';
import { defineLedger } from './define-ledger.ts';

export type CalendarState = { events: Events; roles: ReadonlyMap<CalendarId, CalendarRole> };

export const applyToCalendar = (
  state: CalendarState,
  change: CalendarChange,
): { state: CalendarState; done: CalendarDone } => {
  const done = calendarRules.doneBy(state, change);
  return { state: { ...state, events: eventsAfter(state.events, done.swaps) }, done };
};

export const eventsAfter = (events: Events, swaps: readonly CalendarSwap[]): Events =>
  swaps.reduce<Events>((after, swap) => afterSwap(after, swap), events);

const isChangeable = ({ roles }: CalendarState, key: EventKey): boolean =>
  isWritable(roles.get(refOf(key).calendarId) ?? 'reader');

const asksFor = (state: CalendarState, change: OwnCalendarChange): { swaps: CalendarSwap[] } => {
  if (!isChangeable(state, change.at)) return { swaps: [] };
  switch (change.kind) {
    case 'put-event': {
      const isTaken = state.events.has(change.at) || refOf(change.at).original !== null;
      const swaps = [eventSwap(change.at, newEvent(change.at, change.fields))];
      return { swaps: isTaken ? [] : swaps };
    }
    case 'edit-event':
      return { swaps: editing(state, change.at, change.set) };
    case 'cancel-event':
      return { swaps: cancelling(state, change.at) };
    case 'respond':
      return { swaps: responding(state, change) };
  }
};

/** The ledger's `now` fills in `was`. */
const eventSwap = (key: EventKey, is: CalendarEvent | null): CalendarSwap => ({ of: 'event', key, was: null, is });

const editing = (state: CalendarState, at: EventKey, set: EventSet): CalendarSwap[] => {
  const event = eventAt(state.events, at);
  if (event === null) return [];
  const asked = [...fieldSwaps(at, event, set), ...(set.guests ? guestSwaps(at, event, set.guests) : [])];
  const swaps = asked.filter((swap) => maySet(event, swap) && !isSameValue(swap.was, swap.is));
  return [...swaps, ...lostInstances(state, at, swaps).map((key) => eventSwap(key, null))];
};

const fieldSwaps = (key: EventKey, event: CalendarEvent, set: EventSet): CalendarSwap[] => {
  const one = <const Of extends EventField, Value>(of: Of, was: Value, is: Value | undefined) =>
    is === undefined ? [] : [{ of, key, was, is }];
  return [
    ...one('title', event.title, set.title),
    ...one('place', event.place, set.place),
    ...one('text', event.text, set.text),
    ...one('span', event.span, set.span),
    ...one('recurrence', event.recurrence, event.series === null ? set.recurrence : undefined),
    ...one('video', event.video, set.video),
    ...one('busy', event.busy, set.busy),
    ...one('visibility', event.visibility, set.visibility),
  ];
};

const guestSwaps = (key: EventKey, event: CalendarEvent, guests: readonly GuestEntry[]): CalendarSwap[] => {
  const before = new Map(event.guests.filter(({ self }) => !self).map((one) => [one.email, entryOf(one)]));
  const after = new Map(guests.map((one) => [one.email, one]));
  return [...new Set([...before.keys(), ...after.keys()])].map((email) => ({
    of: 'guest',
    key,
    email,
    was: before.get(email) ?? null,
    is: after.get(email) ?? null,
  }));
};

const entryOf = ({ email, name, optional }: GuestEntry): GuestEntry => ({ email, name, optional });

/** A sync may have cut a longer description, and an edit would lose its end. */
const wholeText = 2000;

const maySet = (event: CalendarEvent, { of }: CalendarSwap): boolean => {
  // Nobody else sees these two.
  if (of === 'busy' || of === 'visibility') return true;
  if (of === 'text' && event.text.length >= wholeText) return false;
  return event.may.edit;
};

/** Only a guest can answer. */
const responding = (
  { events }: CalendarState,
  { at, answer, note }: Extract<OwnCalendarChange, { kind: 'respond' }>,
): CalendarSwap[] => {
  const own = eventAt(events, at)?.own ?? null;
  return own === null ? [] : [{ of: 'answer', key: at, was: own, is: { answer, note } }];
};

/** Changed instances end when the series begins at another time, or no longer reaches them. */
const lostInstances = ({ events }: CalendarState, at: EventKey, swaps: readonly CalendarSwap[]): EventKey[] => {
  if (refOf(at).original !== null) return [];
  const isKept = swaps.map(keepsInstance);
  if (isKept.length === 0) return [];
  return instancesOf(events, at).filter((key) => {
    const { original } = refOf(key);
    return original !== null && isKept.some((keeps) => !keeps(original));
  });
};

const keepsInstance = (swap: CalendarSwap): ((original: Original) => boolean) => {
  if (swap.of === 'span') return () => isSameTime(swap.was.start, swap.is.start);
  if (swap.of !== 'recurrence') return () => true;
  const last = lastOriginalOf(swap.was, swap.is);
  return (original) => last !== null && original <= last;
};

const instancesOf = (events: Events, series: EventKey): EventKey[] =>
  [...events.keys()].filter((key) => key !== series && seriesKeyOf(key) === series);

const cancelling = ({ events }: CalendarState, at: EventKey): CalendarSwap[] => {
  const event = eventAt(events, at);
  if (event === null || !event.may.edit) return [];
  if (refOf(at).original !== null) return [eventSwap(at, cancelledInstance(at))];
  return [at, ...instancesOf(events, at)].map((key) => eventSwap(key, null));
};

const nowOf = (state: CalendarState, swap: CalendarSwap): unknown => {
  if (!isChangeable(state, swap.key)) return undefined;
  if (swap.of === 'event') return state.events.get(swap.key) ?? null;
  const event = eventAt(state.events, swap.key);
  if (event === null) return undefined;
  if (swap.of === 'answer') return event.own ?? undefined;
  if (swap.of !== 'guest') return event[swap.of];
  const guest = event.guests.find(({ email }) => email === swap.email);
  return guest ? entryOf(guest) : null;
};

/** Whether an event exists or is cancelled, whatever its fields. An undo of a new event also removes later edits. */
const standing = (event: unknown): string => {
  if (typeof event !== 'object' || event === null) return 'none';
  return 'status' in event && event.status === 'cancelled' ? 'cancelled' : 'here';
};

export const calendarRules = defineLedger<'calendar', OwnCalendarChange, CalendarSwap, CalendarState>({
  name: 'calendar',
  asks: asksFor,
  now: nowOf,
  isSame: (_of, one, other) => isSameValue(one, other),
  isStill: (of, was, now) => (of === 'event' ? standing(was) === standing(now) : isSameValue(was, now)),
  touches: ({ at }) => [eventSubject(at)],
  subjectOf: ({ key }) => eventSubject(key),
});
