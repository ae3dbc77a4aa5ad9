// The person's calendars on this device: kept encrypted, shown at once, also offline, and kept up to the server's revision.
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { getCalendarChanges, type HeldChange, syncCalendar } from '#api/calendar.ts';
import { Calendar, CalendarEvent, type Events, keyOfEvent } from '#domain/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { MadePrep } from '#domain/prep.ts';
import { isProblemCode, type ProblemCode } from '#domain/problem.ts';
import { isSameValue } from '#domain/same-value.ts';
import { now } from '#web/clock.ts';
import { perDevice } from '#web/device.ts';
import { calendarHere, eventOverlays } from './calendar-ledger.ts';
import { call } from './call.ts';
import { withChanges } from './event-overlay.ts';
import { forgetPreps, learnPreps, madePrepsKey, showKeptPreps } from './made-preps.ts';
import { deviceObservable } from './observable.ts';
import { prefetchEvents } from './prefetch-events.ts';
import { settings } from './settings.ts';
import type { Store } from './store.ts';

export type CalendarView = {
  /** `first-load`: the device knows nothing yet. */
  state: 'first-load' | 'ready' | 'unreachable';
  calendars: readonly Calendar[];
  events: Events;
  /** The device has every shown calendar completely. */
  whole: boolean;
  /** The reason why Flow cannot read calendars. */
  problem: ProblemCode | null;
};

/** `server`: without the changes that still wait on this device. */
type Known = { server: CalendarView; revision: number };

const unknown: CalendarView = { state: 'first-load', calendars: [], events: new Map(), whole: false, problem: null };
const seen = deviceObservable(() => unknown);
const known = perDevice((): Known => ({ server: unknown, revision: 0 }));

/** What the server holds before guests hear of it. `leavesAt`: by this device's clock, milliseconds since 1970. */
export const heldAtServer = deviceObservable((): readonly (HeldChange & { leavesAt: number })[] => []);

/** Without React. */
export const currentCalendar = (): CalendarView => seen.current();

/** Returns how to stop. */
export const followView = (heard: () => void): (() => void) => seen.subscribe(heard);

const learn = (server: CalendarView, revision: number): void => {
  Object.assign(known(), { server, revision });
  show();
};

/** A change leaves the overlays once the server's events include it. */
const show = (): void => {
  const { server, revision } = known();
  const overlays = eventOverlays.current();
  const left = overlays.filter((one) => one.revision === null || one.revision > revision);
  if (left.length < overlays.length) return eventOverlays.become(left);
  const changes = left.flatMap((one) => one.changes);
  const events = changes.length === 0 ? server.events : withChanges(server, changes).events;
  const { hiddenCalendars } = settings.current();
  const calendars =
    hiddenCalendars.length === 0
      ? server.calendars
      : server.calendars.map((one) => ({ ...one, shown: one.shown && !hiddenCalendars.includes(one.id) }));
  seen.become({ ...server, events, calendars });
};

/** Those that the provider shows, also the hidden ones. */
export const calendarsToShow = (): readonly Calendar[] => known().server.calendars.filter((one) => one.shown);

export const useCalendar = (): CalendarView => useSyncExternalStore(seen.subscribe, seen.current, seen.current);

const following = perDevice((): { ask: () => void } => ({ ask: () => {} }));

/** Asks the server again after a failure to reach it. */
export const retryCalendar = (): void => following().ask();

/** Asks the server to look at the provider. */
export const lookAtCalendar = (): Promise<unknown> => call(syncCalendar, {});

type Following = { heard: (revision: number) => void };

export const followCalendar = (store: Store, stopped: AbortSignal): Following => {
  const course: Course = { store, stopped, revision: 0 };
  let isRequested = false;
  let asking = false;
  const kept = showKept(course);
  const ask = async (): Promise<void> => {
    await kept;
    while (isRequested && !stopped.aborted) {
      isRequested = false;
      const more = await takeChanges(course);
      isRequested ||= more;
    }
  };
  const start = (): void => {
    if (asking) return;
    asking = true;
    // The next event retries. One arrives as soon as the server is back.
    void ask()
      .catch(() => {
        const { server, revision } = known();
        if (server.state === 'first-load') learn({ ...server, state: 'unreachable' }, revision);
      })
      .finally(() => {
        asking = false;
      });
  };
  const request = (): void => {
    isRequested = true;
    start();
  };
  following().ask = request;
  calendarHere().doneBy = (changes) => withChanges(seen.current(), changes).done;
  const unsubscribe = [eventOverlays.subscribe(show), followHidden(show)];
  prefetchEvents(document, () => void lookAtCalendar().then(request, () => {}), stopped);
  const forget = (): void => {
    for (const end of unsubscribe) end();
    calendarHere().doneBy = () => [];
    heldAtServer.become([]);
    forgetPreps();
    learn(unknown, 0);
  };
  stopped.addEventListener('abort', forget, { once: true });
  return {
    heard: (revision) => {
      if (revision !== course.revision || seen.current().state !== 'ready') request();
    },
  };
};

const followHidden = (changed: () => void): (() => void) => {
  let before = settings.current().hiddenCalendars;
  return settings.subscribe(() => {
    const { hiddenCalendars } = settings.current();
    if (isSameValue(hiddenCalendars, before)) return;
    before = hiddenCalendars;
    changed();
  });
};

type Course = { store: Store; stopped: AbortSignal; revision: number };

const showKept = async (course: Course): Promise<void> => {
  const before = await keptCalendar(course.store);
  if (before === null || course.stopped.aborted) return;
  const { revision, calendars, whole } = before.place;
  course.revision = revision;
  showKeptPreps(before.preps);
  learn({ ...known().server, state: 'ready', calendars, whole, events: before.events }, revision);
};

/** Returns true if more changes wait. */
const takeChanges = async (course: Course): Promise<boolean> => {
  const since = course.revision;
  const news = await call(getCalendarChanges, { since });
  if (course.stopped.aborted) return false;
  course.revision = news.revision;
  // A lower revision means that the server has new calendars, so ask for all of them.
  if (news.revision < since) {
    course.revision = 0;
    return true;
  }
  const before = known().server;
  const calendars = news.calendars ?? before.calendars;
  const problem = isProblemCode(news.problem) ? news.problem : null;
  const isKnown = calendars.length > 0 || problem !== null;
  learn(
    {
      state: isKnown ? 'ready' : 'first-load',
      calendars,
      events: eventsAfter(since === 0 ? new Map() : before.events, news),
      whole: news.whole,
      problem,
    },
    news.revision,
  );
  const at = now().getTime();
  heldAtServer.become(news.held.map((one) => ({ ...one, leavesAt: at + one.leavesIn })));
  const preps = learnPreps(news, since === 0);
  await keep(course.store, since === 0, { revision: news.revision, calendars, whole: news.whole }, { ...news, preps });
  return news.more;
};

type EventNews = { events: readonly CalendarEvent[]; gone: readonly EventKey[] };

const eventsAfter = (before: Events, { events, gone }: EventNews): Events => {
  const after = new Map(before);
  for (const event of events) after.set(keyOfEvent(event), event);
  for (const key of gone) after.delete(key);
  return after;
};

const Place = z.object({ revision: z.number(), calendars: z.array(Calendar), whole: z.boolean() });
type Place = { revision: number; calendars: readonly Calendar[]; whole: boolean };

/** Every event's key contains a space, so none equals this one. */
const placeKey = 'place';

/** Without space, the server still provides calendars. */
const keep = (
  store: Store,
  anew: boolean,
  place: Place,
  { events, gone, preps }: EventNews & { preps: readonly MadePrep[] },
): Promise<void> => {
  const put = new Map<string, unknown>(events.map((event) => [keyOfEvent(event), event]));
  put.set(placeKey, place).set(madePrepsKey, preps);
  return store.change('event', { clear: anew, put, remove: gone }).catch(() => {});
};

type Kept = { place: z.infer<typeof Place>; events: Events; preps: unknown };

const keptCalendar = async (store: Store): Promise<Kept | null> => {
  const records = await store.all('event').catch(() => new Map<string, unknown>());
  const place = Place.safeParse(records.get(placeKey));
  if (!place.success) return null;
  const events = new Map<EventKey, CalendarEvent>();
  for (const [name, record] of records) {
    if (name === placeKey || name === madePrepsKey) continue;
    const event = CalendarEvent.safeParse(record);
    // Fetches an unreadable event again, with all others.
    if (!event.success) return null;
    events.set(keyOfEvent(event.data), event.data);
  }
  return { place: place.data, events, preps: records.get(madePrepsKey) };
};
