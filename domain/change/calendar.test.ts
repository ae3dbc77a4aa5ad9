import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, type EventFields, type Events, keyOfEvent } from '#domain/calendar.ts';
import { type EventKey, keyOf } from '#domain/event-ref.ts';
import { CalendarId, EventId } from '#domain/id.ts';
import { atWall, movedTo, wholeDay } from '#domain/wall-time.ts';
import { type CalendarChange, calendarLedger } from './calendar.ts';
import { calendarCases, caseEvents, caseRoles } from './calendar-cases.ts';
import { cancelledInstance, newEvent } from './calendar-event-after.ts';
import { refusalOf } from './calendar-refusal.ts';
import { applyToCalendar, type CalendarState } from './calendar-rules.ts';
import { StrictCalendarChange, StrictCalendarDone } from './calendar-shapes.ts';
import { changedNothing } from './change.ts';

const before: CalendarState = { events: caseEvents, roles: caseRoles };

const expected = (after: ReadonlyMap<EventKey, CalendarEvent | null>): Events => {
  const events = new Map(caseEvents);
  for (const [key, event] of after) {
    if (event === null) events.delete(key);
    else events.set(key, event);
  }
  return events;
};

describe('calendar changes', () => {
  test.each(calendarCases)('$name', ({ change, after }) => {
    const { state, done } = applyToCalendar(before, change);
    expect(state.events).toEqual(expected(after));
    expect(changedNothing(done)).toBe(after.size === 0);
    const back = applyToCalendar(state, calendarLedger.inverse(done));
    expect(back.state.events).toEqual(caseEvents);
    const again = applyToCalendar(back.state, calendarLedger.inverse(back.done));
    expect(again.state.events).toEqual(state.events);
  });

  test('the table covers every kind of event with every change', () => {
    expect(calendarCases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(calendarCases.map(({ name }) => name)).size).toBe(calendarCases.length);
  });

  test('a refused change would do nothing, and one that does something is not refused', () => {
    for (const { change, after, name } of calendarCases)
      expect([name, refusalOf(before, change) !== null && after.size > 0]).toEqual([name, false]);
    const refused = calendarCases.filter(({ change }) => refusalOf(before, change) !== null);
    expect(refused.length).toBeGreaterThan(15);
  });

  test('changes and results survive storage', () => {
    for (const { change } of calendarCases) {
      const { done } = applyToCalendar(before, change);
      expect(StrictCalendarChange.parse(JSON.parse(JSON.stringify(change)))).toEqual(change);
      expect(StrictCalendarDone.parse(JSON.parse(JSON.stringify(done)))).toEqual(done);
      const undo = calendarLedger.inverse(done);
      expect(StrictCalendarChange.parse(JSON.parse(JSON.stringify(undo)))).toEqual(undo);
    }
  });
});

const calendarId = CalendarId.parse('ada@small.example');
const zone = 'Europe/Berlin';
const roles = new Map([[calendarId, 'owner' as const]]);
const keyFor = (id: string, original: string | null = null): EventKey =>
  keyOf({ calendarId, eventId: EventId.parse(id), original });

const spans = fc
  .record({ day: fc.integer({ min: 10, max: 28 }), hour: fc.integer({ min: 0, max: 22 }), whole: fc.boolean() })
  .map(({ day, hour, whole }) => {
    const date = `2026-11-${day}`;
    if (whole) return { start: wholeDay(date), end: wholeDay(`2026-11-${day + 1}`) };
    const start = atWall(`${date}T${String(hour).padStart(2, '0')}:00`, zone);
    return movedTo({ start, end: atWall(`${date}T${String(hour + 1).padStart(2, '0')}:00`, zone) }, start);
  });
const daily = (end = ''): string[] => [`RRULE:FREQ=DAILY${end}`];
const nobody = (): EventFields['guests'] => [];
const text = fc.constantFrom('', 'Pricing', 'Standup', 'ピザ');
const sets: fc.Arbitrary<Partial<EventFields>> = fc.record(
  {
    title: text,
    place: text,
    text,
    span: spans,
    busy: fc.boolean(),
    video: fc.boolean(),
    visibility: fc.constantFrom('default' as const, 'private' as const),
    recurrence: fc.option(fc.oneof(fc.constant(daily()), fc.constant(daily(';UNTIL=20261126T080000Z')))),
  },
  { requiredKeys: [] },
);
const wholeFields = fc.record({
  title: text,
  place: text,
  text,
  span: spans,
  recurrence: fc.option(fc.constant(daily())),
  guests: fc.constant(nobody()),
  video: fc.boolean(),
  busy: fc.boolean(),
  visibility: fc.constant('default' as const),
});
const places = fc.constantFrom(
  keyFor('a'),
  keyFor('b'),
  keyFor('c'),
  keyFor('b', '2026-11-25T08:00:00Z'),
  keyFor('b', '2026-11-26T08:00:00Z'),
);
const changes = fc
  .oneof(
    fc.record({ ledger: fc.constant('calendar'), kind: fc.constant('put-event'), at: places, fields: wholeFields }),
    fc.record({ ledger: fc.constant('calendar'), kind: fc.constant('edit-event'), at: places, set: sets }),
    fc.record({ ledger: fc.constant('calendar'), kind: fc.constant('cancel-event'), at: places }),
  )
  .map((one): CalendarChange => one);
const standup = newEvent(keyFor('b'), {
  title: 'Standup',
  place: '',
  text: '',
  span: { start: atWall('2026-11-24T09:00', zone), end: atWall('2026-11-24T09:15', zone) },
  recurrence: daily(),
  guests: [],
  video: false,
  busy: true,
  visibility: 'default',
});
const events = fc.record({ moved: fc.option(spans), cancelled: fc.boolean() }).map(({ moved, cancelled }): Events => {
  const instance = { id: EventId.parse('b'), original: '2026-11-25T08:00:00Z' };
  const changed = { ...standup, title: 'Moved', span: moved ?? standup.span, recurrence: null, series: instance };
  const gone = cancelledInstance(keyFor('b', '2026-11-26T08:00:00Z'));
  const all = [standup, ...(moved ? [changed] : []), ...(cancelled && gone ? [gone] : [])];
  return new Map(all.map((one) => [keyOfEvent(one), one]));
});

describe('undo in a calendar', () => {
  test('gives every event back after any changes, last change first', () => {
    fc.assert(
      fc.property(events, fc.array(changes, { maxLength: 8 }), (first, asked) => {
        let state: CalendarState = { events: first, roles };
        const undo: CalendarChange[] = [];
        for (const change of asked) {
          const applied = applyToCalendar(state, change);
          state = applied.state;
          undo.unshift(calendarLedger.inverse(applied.done));
        }
        for (const change of undo) state = applyToCalendar(state, change).state;
        expect(state.events).toEqual(first);
      }),
    );
  });

  test('edits of different fields commute, and undo of one keeps the other', () => {
    fc.assert(
      fc.property(sets, fc.func(fc.boolean()), (all, isFirst) => {
        const half = (first: boolean) =>
          Object.fromEntries(Object.entries(all).filter(([name]) => isFirst(name) === first));
        const [one, other] = [half(true), half(false)];
        const at = keyFor('b');
        const [first, second] = [one, other].map(
          (set): CalendarChange => ({ ledger: 'calendar', kind: 'edit-event', at, set }),
        );
        if (!first || !second) throw new Error('two edits');
        const start: CalendarState = { events: new Map([[at, standup]]), roles };
        const afterFirst = applyToCalendar(start, first);
        const both = applyToCalendar(afterFirst.state, second).state;
        const turned = applyToCalendar(applyToCalendar(start, second).state, first).state;
        expect(both.events).toEqual(turned.events);
        const undone = applyToCalendar(both, calendarLedger.inverse(afterFirst.done)).state;
        expect(undone.events).toEqual(applyToCalendar(start, second).state.events);
      }),
    );
  });

  test('keeps a field that somebody else changed since', () => {
    const at = keyFor('b');
    const edit = (set: Partial<EventFields>): CalendarChange => ({ ledger: 'calendar', kind: 'edit-event', at, set });
    const start: CalendarState = { events: new Map([[at, standup]]), roles };
    const { state, done } = applyToCalendar(start, edit({ title: 'Daily', place: 'Hall' }));
    const since = applyToCalendar(state, edit({ title: 'Theirs' })).state;
    const undone = applyToCalendar(since, calendarLedger.inverse(done)).state.events.get(at);
    expect([undone?.title, undone?.place]).toEqual(['Theirs', '']);
  });
});
