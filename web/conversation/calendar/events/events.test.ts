// Words change the person's own events: shown at once, announced, and undone.
import { describe, expect, test } from 'vitest';
import { occurrencesBetween } from '#domain/agenda.ts';
import type { CalendarEvent } from '#domain/calendar.ts';
import { berlin, eventWith } from '#test/support/calendar-event.ts';
import { spokenCalendar } from '#test/support/spoken-calendar.ts';
import { hidePicked, showPicked } from '#web/conversation/calendar/spoken-event.ts';
import { currentCalendar } from '#web/data/calendar.ts';

const person = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@far.example`,
  optional: false,
  answer: 'accepted' as const,
  kind: 'person' as const,
  self: false,
  organizer: false,
});

const events: readonly CalendarEvent[] = [
  eventWith('review', { title: 'Pricing review', start: '2026-11-24T15:00', end: '2026-11-24T15:45' }),
  eventWith('dryrun', { title: 'Board dry run', start: '2026-11-25T10:00', end: '2026-11-25T11:00' }),
  eventWith('signoff', { title: 'Board sign-off', start: '2026-11-26T09:30', end: '2026-11-26T10:00' }),
  eventWith('standup', {
    title: 'Standup',
    start: '2026-11-23T09:00',
    end: '2026-11-23T09:15',
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  }),
  eventWith('lunch', {
    title: 'Lunch',
    start: '2026-11-27T12:30',
    end: '2026-11-27T13:30',
    guests: [person('Oliver')],
    guestCount: 1,
  }),
  eventWith('offsite', {
    title: 'Offsite',
    span: { start: { kind: 'day', day: '2026-11-28' }, end: { kind: 'day', day: '2026-11-30' } },
  }),
];

const { say, shown } = spokenCalendar(events);

describe('a new event', () => {
  test.each([
    [
      'block Friday afternoon',
      'Blocked',
      ['27T12:00 17:00'],
      'Blocked, Friday 12:00 to 17:00. It clashes with “Lunch”, Friday 12:30 to 13:30.',
    ],
    ['block Saturday morning', 'Blocked', ['28T09:00 12:00'], 'Blocked, Saturday 9:00 to 12:00.'],
    ['put dentist on Thursday at four', 'Dentist', ['26T16:00 17:00'], 'Dentist, Thursday 16:00 to 17:00.'],
    [
      'put dentist on today at three for half an hour',
      'Dentist',
      ['24T15:00 15:30'],
      'Dentist, today 15:00 to 15:30. It clashes with “Pricing review”, today 15:00 to 15:45.',
    ],
    [
      'block an hour tomorrow for the budget',
      'Budget',
      ['25T11:00 12:00'],
      'Blocked, “Budget”, tomorrow 11:00 to 12:00.',
    ],
    [
      'add yoga every other Thursday at six',
      'Yoga',
      ['26T18:00 19:00'],
      'Yoga, Thursday 18:00 to 19:00, every other Thursday.',
    ],
  ])('%s', (heard, title, times, words) => {
    const said = say(heard);
    expect(shown(title)).toEqual(times);
    expect(said).toBe(words);
  });

  test('without a time, Flow asks until it has one', () => {
    expect(say('put dentist on my calendar')).toBe('When is “Dentist”?');
    expect(say('on Friday')).toBe('What time is “Dentist” on Friday?');
    expect(say('at four')).toBe('Dentist, Friday 16:00 to 17:00.');
    expect(shown('Dentist')).toEqual(['27T16:00 17:00']);
  });

  test('in the past needs a yes, and a no changes nothing', () => {
    expect(say('put dentist today at nine am')).toBe('Today at 9:00 has passed. Tomorrow at 9:00?');
    expect(say('no')).toBe('All right. Nothing changed.');
    expect(say('put dentist at nine am', 'yes')).toContain('Dentist, tomorrow 9:00 to 10:00.');
    expect(shown('Dentist')).toEqual(['25T09:00 10:00']);
  });

  test('disappears with undo and returns with redo', () => {
    expect(say('block Friday morning', 'undo')).toBe('Undone. It’s off your calendar.');
    expect(shown('Blocked')).toEqual([]);
    expect(say('redo')).toBe('Done again.');
    expect(shown('Blocked')).toEqual(['27T09:00 12:00']);
  });
});

describe('an existing event', () => {
  test.each([
    [
      'move the pricing review to Thursday at two',
      ['26T14:00 14:45'],
      '“Pricing review” is now Thursday 14:00 to 14:45.',
    ],
    ['push the pricing review by half an hour', ['24T15:30 16:15'], '“Pricing review” is now today 15:30 to 16:15.'],
    [
      'bring the pricing review forward by an hour',
      ['24T14:00 14:45'],
      '“Pricing review” is now today 14:00 to 14:45.',
    ],
    ['make the pricing review an hour', ['24T15:00 16:00'], '“Pricing review” is now today 15:00 to 16:00.'],
    ['move my three o’clock to four', ['24T16:00 16:45'], '“Pricing review” is now today 16:00 to 16:45.'],
    ['cancel the pricing review', [], 'Cancelled “Pricing review”, today 15:00 to 15:45.'],
    ['move the pricing review to three', ['24T15:00 15:45'], '“Pricing review” is then already.'],
    ['move the pricing review', ['24T15:00 15:45'], 'When should “Pricing review” be?'],
  ])('%s', (heard, times, words) => {
    expect(say(heard)).toBe(words);
    expect(shown('Pricing review')).toEqual(times);
  });

  test('gets a new name and location, and "it" stays the same event', () => {
    expect(say('move the pricing review to Thursday at two', 'rename it to Price talk')).toBe(
      'Renamed to “Price talk”.',
    );
    expect(say('push it by an hour')).toBe('“Price talk” is now Thursday 15:00 to 15:45.');
    expect(say('make it an hour')).toBe('“Price talk” is now Thursday 15:00 to 16:00.');
    expect(say('undo')).toBe('Undone. It’s back at its old time.');
    expect(shown('Price talk')).toEqual(['26T15:00 15:45']);
  });

  test('with a shared name makes Flow ask by time', () => {
    expect(say('cancel the board meeting')).toBe(
      'Which? “Board dry run” tomorrow at 10:00 or “Board sign-off” Thursday at 9:30?',
    );
    expect(say('the second one')).toBe('Cancelled “Board sign-off”, Thursday 9:30 to 10:00.');
    expect(shown('Board dry run')).toHaveLength(1);
  });

  test('that does not exist makes Flow say so', () => {
    expect(say('cancel the dentist')).toBe('I find dentist nowhere in your calendar.');
  });

  test('of whole days has no hours', () => {
    expect(say('push the offsite by an hour')).toBe('“Offsite” takes whole days. Say which days instead.');
    expect(say('move the offsite to Friday')).toBe('“Offsite” is now Friday to Saturday, all day.');
  });
});

describe('an instance of a series', () => {
  const standups = ['23T09:00', '24T09:00', '25T09:00', '26T09:00', '27T09:00', '30T09:00'];
  const begins = () => shown('Standup').map((one) => one.slice(0, 8));
  test('needs a question about the others', () => {
    expect(say('cancel standup')).toBe('Just tomorrow’s, or every weekday?');
    expect(begins()).toEqual(standups);
  });
  test.each([
    [
      'just tomorrow’s',
      standups.filter((one) => !one.startsWith('25')),
      'Cancelled “Standup” tomorrow. The others stay.',
    ],
    ['from now on', standups.slice(0, 2), 'Cancelled “Standup” tomorrow and every later one.'],
    ['every weekday', [], 'Cancelled every “Standup”.'],
    ['no', standups, 'All right. Nothing changed.'],
  ])('"%s" answers it, and undo brings all back', (answer, left, words) => {
    expect(say('cancel standup', answer)).toBe(words);
    expect(begins()).toEqual(left);
    if (answer === 'no') return;
    expect(say('undo')).toBe('Undone. It’s back on your calendar.');
    expect(begins()).toEqual(standups);
  });
  test('with a day needs no question', () => {
    expect(say('move tomorrow’s standup to half past nine')).toBe('“Standup” is now tomorrow 9:30 to 9:45.');
    expect(begins()).toEqual([...standups.slice(0, 2), '25T09:30', ...standups.slice(3)]);
  });
  test('from now on moves the later ones along', () => {
    expect(say('move the standup to ten from now on')).toContain('every later one as well');
    expect(begins()).toEqual([...standups.slice(0, 2), '25T10:00', '26T10:00', '27T10:00', '30T10:00']);
  });
});

test('the picked event is "it" while the calendar is in front', () => {
  say('what’s on today');
  const [review] = occurrencesBetween(currentCalendar().events, berlin, '2026-11-24', '2026-11-25').filter(
    ({ event }) => event.title === 'Pricing review',
  );
  showPicked(review ?? null);
  expect(say('move it to Friday')).toBe('“Pricing review” is now Friday 15:00 to 15:45.');
  hidePicked();
});
