import { expect, test } from 'vitest';
import { firstSettings } from '#domain/settings.ts';
import { fieldsIn } from './sentence-line.ts';

/** Tuesday, 10:20 in Berlin. */
const now = new Date('2026-11-17T09:20:00Z');

const times = (day: string, from: string, to: string) => ({ allDay: false, day, last: day, from, to });

test.each([
  ['lunch with myself tomorrow at one for an hour', { title: 'Lunch', ...times('2026-11-18', '13:00', '14:00') }],
  [
    'Lunch with Ana Friday one, La Perla',
    { title: 'Lunch with Ana', place: 'La Perla', ...times('2026-11-20', '13:00', '14:00') },
  ],
  [
    'dinner at the Harbor Canteen on Saturday from seven to nine',
    { title: 'Dinner', place: 'the Harbor Canteen', ...times('2026-11-21', '19:00', '21:00') },
  ],
  ['Offsite next Monday for two days', { title: 'Offsite', allDay: true, day: '2026-11-23', last: '2026-11-24' }],
  [
    'yoga every Monday at six',
    { title: 'Yoga', ...times('2026-11-23', '18:00', '19:00'), recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO'] },
  ],
  ['Dentist', { title: 'Dentist' }],
  ['Dentist on Friday', { title: 'Dentist', day: '2026-11-20', last: '2026-11-20' }],
  ['9:30', times('2026-11-18', '09:30', '10:30')],
  ['', {}],
])('%s', (line, fields) => expect(fieldsIn(line, now, 'Europe/Berlin', firstSettings)).toEqual(fields));
