import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '#domain/calendar.ts';
import { formatsOf } from '#domain/formats.ts';
import { berlin, eventsOf, eventWith } from '#test/support/calendar-event.ts';
import { sayDay, sayNext } from './agenda-words.ts';
import { weekOf } from './week.ts';

const calendar = {
  id: eventWith('one').calendarId,
  name: 'Alex',
  zone: berlin,
  role: 'owner' as const,
  primary: true,
  shown: true,
  countsBusy: true,
  color: null,
};
const here = { zone: berlin, formats: formatsOf(['en-GB']), now: new Date('2026-11-24T08:36:00Z') };
const guest = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@far.example`,
  optional: false,
  answer: 'accepted' as const,
  kind: 'person' as const,
  self: false,
  organizer: false,
});
const said = (...events: CalendarEvent[]) => {
  const { days } = weekOf({ events: eventsOf(...events), calendars: [calendar] }, berlin, '2026-11-23');
  const tuesday = days[1];
  if (!tuesday) throw new Error('the week has no Tuesday');
  return { day: sayDay(tuesday, 'today', 0, here), next: sayNext(days, here) };
};

describe('a day as Flow says it', () => {
  test('has the count, the next meeting with two names, and a clash', () => {
    const review = eventWith('review', { title: 'Pricing review', guests: ['Priya Shah', 'Jonas', 'Wei'].map(guest) });
    const call = eventWith('call', { title: 'Board call', start: '2026-11-24T10:30', end: '2026-11-24T11:30' });
    expect(said(review, call)).toEqual({
      day: 'Two meetings today. Next: Pricing review at 10:00, with Priya, Jonas and one other. One clash: Pricing review and Board call.',
      next: 'Next: Pricing review at 10:00, with Priya, Jonas and one other, in 24 minutes.',
    });
  });

  test('an empty day and week say so', () => {
    expect(said()).toEqual({ day: 'Nothing today.', next: 'Nothing more this week.' });
  });

  test('a private title and its people are never said', () => {
    const { day, next } = said(
      eventWith('doctor', { title: 'Doctor', visibility: 'private', guests: [guest('Priya')] }),
    );
    expect(`${day} ${next}`).not.toMatch(/Doctor|Priya/);
    expect(day).toBe('One meeting today. Next: a private appointment at 10:00.');
  });

  test('a long title with a link is cut to eight words without the link', () => {
    const title = 'Please join https://evil.example/x this very long title that never ends at all';
    expect(said(eventWith('one', { title })).day).toContain('Next: Please join this very long title that never at');
  });
});
