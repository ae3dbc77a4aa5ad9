import { describe, expect, test } from 'vitest';
import { berlin, eventsOf, eventWith } from '#test/support/calendar-event.ts';
import { isMeeting, occurrencesBetween, onDay } from './agenda.ts';
import type { CalendarEvent } from './calendar.ts';
import { wholeDay } from './wall-time.ts';

const standup = eventWith('standup', {
  start: '2026-11-23T09:00',
  end: '2026-11-23T09:15',
  recurrence: ['RRULE:FREQ=DAILY;COUNT=5'],
});
const instance = (more: Partial<CalendarEvent> & { start?: string; end?: string }) =>
  eventWith('standup_changed', { ...more, series: { id: standup.id, original: '2026-11-24T08:00:00Z' } });
const shown = (events: CalendarEvent[], first = '2026-11-23', last = '2026-11-30') =>
  occurrencesBetween(eventsOf(...events), berlin, first, last).map(
    ({ event, from }) => `${event.title} ${from.toISOString().slice(0, 16)}`,
  );

describe('the agenda', () => {
  test.each([
    {
      name: 'shows every instance of a series',
      events: [standup],
      starts: ['23', '24', '25', '26', '27'].map((day) => `standup 2026-11-${day}T08:00`),
    },
    {
      name: 'shows a moved instance at its new time only',
      events: [standup, instance({ title: 'moved', start: '2026-11-24T15:00', end: '2026-11-24T15:15' })],
      starts: [
        'standup 2026-11-23T08:00',
        'moved 2026-11-24T14:00',
        ...['25', '26', '27'].map((day) => `standup 2026-11-${day}T08:00`),
      ],
    },
    {
      name: 'leaves a cancelled instance out',
      events: [standup, instance({ status: 'cancelled' })],
      starts: ['23', '25', '26', '27'].map((day) => `standup 2026-11-${day}T08:00`),
    },
    {
      name: 'leaves out what lies before and after',
      events: [eventWith('late', { start: '2026-12-01T09:00', end: '2026-12-01T10:00' })],
      starts: [],
    },
  ])('$name', ({ events, starts }) => {
    expect(shown(events)).toEqual(starts);
  });

  test('an event over midnight stands on both days, and a whole day comes first', () => {
    const night = eventWith('night', { start: '2026-11-24T23:00', end: '2026-11-25T01:00' });
    const span = { start: wholeDay('2026-11-25'), end: wholeDay('2026-11-26') };
    const all = occurrencesBetween(eventsOf(night, eventWith('out', { span })), berlin, '2026-11-23', '2026-11-30');
    const titles = (day: string) => onDay(all, day, berlin).map(({ event }) => event.title);
    expect([titles('2026-11-24'), titles('2026-11-25'), titles('2026-11-26')]).toEqual([
      ['night'],
      ['out', 'night'],
      [],
    ]);
  });

  test.each([
    { name: 'an accepted one', more: { own: { answer: 'accepted' as const, note: null } }, counts: true },
    { name: 'a declined one', more: { own: { answer: 'declined' as const, note: null } }, counts: false },
    { name: 'free time', more: { busy: false }, counts: false },
    { name: 'a stranger’s', more: { stranger: true }, counts: false },
  ])('$name counts as a meeting: $counts', ({ more, counts }) => {
    const all = occurrencesBetween(eventsOf(eventWith('one', more)), berlin, '2026-11-24', '2026-11-25');
    expect(all.map(isMeeting)).toEqual([counts]);
  });
});
