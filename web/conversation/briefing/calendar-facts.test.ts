// What the briefing takes from the calendar: whom the person meets for the first time, and what is prepared.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CalendarEvent, type Guest, keyOfEvent } from '#domain/calendar.ts';
import type { PrepFact } from '#domain/prep.ts';
import { berlin, eventsOf, eventWith } from '#test/support/calendar-event.ts';
import { outLoud } from '#web/audio/tts/out-loud.ts';
import type { CalendarView } from '#web/data/calendar.ts';
import { forgetPreps, learnPreps } from '#web/data/made-preps.ts';
import { calendarFacts } from './calendar-facts.ts';

const own = 'alex@northwind.example';
const guest = (name: string): Guest => ({
  name,
  email: `${name.toLowerCase()}@far.example`,
  optional: false,
  answer: 'accepted',
  kind: 'person',
  self: false,
  organizer: false,
});
const meeting = (id: string, day: string, names: string[], more: Partial<CalendarEvent> = {}): CalendarEvent =>
  eventWith(id, {
    title: id,
    start: `2026-11-${day}T10:00`,
    end: `2026-11-${day}T11:00`,
    guests: names.map(guest),
    guestCount: names.length + 1,
    ...more,
  });
const past = meeting('past', '20', ['Ana']);
const today = meeting('today', '24', ['Ana', 'Jonas']);

const viewWith = (more: Partial<CalendarView>, ...events: CalendarEvent[]): CalendarView => ({
  state: 'ready',
  calendars: [
    {
      id: past.calendarId,
      name: 'Alex',
      zone: berlin,
      role: 'owner',
      primary: true,
      shown: true,
      countsBusy: true,
      color: null,
    },
  ],
  events: eventsOf(...events),
  whole: true,
  problem: null,
  ...more,
});

beforeEach(() => {
  vi.stubEnv('TZ', berlin);
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T08:20:00Z') });
});
afterEach(() => {
  forgetPreps();
  outLoud.become(true);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const readyFacts = (view: CalendarView) => {
  const facts = calendarFacts(view, own);
  if (facts.state !== 'ready') throw new Error(facts.why);
  return facts;
};
const firstsIn = (view: CalendarView): string[] => readyFacts(view).firsts.flatMap(({ who }) => who);

test('somebody without an earlier meeting is met for the first time', () => {
  expect(firstsIn(viewWith({}, past, today))).toEqual(['Jonas']);
});

test.each<[string, CalendarView]>([
  ['a device without all earlier meetings', viewWith({ whole: false }, past, today)],
  ['a calendar without any earlier meeting', viewWith({}, today)],
  ['a large group', viewWith({}, past, meeting('all', '24', ['Bo', 'Cleo', 'Dov']))],
])('%s names nobody', (_, view) => expect(firstsIn(view)).toEqual([]));

test('in private mode a private meeting names nobody', () => {
  const view = viewWith({}, past, { ...today, visibility: 'private' });
  expect(firstsIn(view)).toEqual(['Jonas']);
  outLoud.become(false);
  expect(firstsIn(view)).toEqual([]);
});

const prepared = (facts: PrepFact[]): string[] => {
  const until = '2026-11-24T10:00:00.000Z';
  const preps = [{ at: keyOfEvent(today), facts, seen: '2026-11-24T06:00:00.000Z', until }];
  learnPreps({ events: [], gone: [], preps }, true);
  return readyFacts(viewWith({}, past, today)).prepared.map(({ title }) => title);
};

test('a preparation that found something is ready', () => {
  expect(prepared([{ kind: 'decide', text: 'Decide on the price.', quote: null }])).toEqual(['“today”']);
});

test('a preparation that found nothing is not worth a line', () => {
  expect(prepared([{ kind: 'nothing', wrote: null }])).toEqual([]);
});
