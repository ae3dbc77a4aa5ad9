/** Series of the demo month, whole days and trips. */
import type { Days } from '#emulators/seed/dates.ts';
import { alex, dana, hannah, ingrid, jonas, maya, nadia, rui, sofia, tomas, wei } from '#emulators/seed/people.ts';
import type { SeedEvent } from '#emulators/seed/seed.ts';
import { isoDay } from '#emulators/seed/words.ts';
import { dayAfter, days, guest, meeting, room } from './writing.ts';

const weekdays = 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';
const minute = 60_000;

/** The first of some weekdays (0 is Sunday) at or after a day some weeks back. */
const startOn = (on: Days, weekday: number, clock: string, weeksBack = 5): Date => {
  const sunday = on.sunday(weeksBack, clock);
  const day = Math.round((on.now.getTime() - sunday.getTime()) / 86_400_000);
  return on.day(day - weekday, clock);
};

const standup = (on: Days): SeedEvent => {
  const [moved, later, cancelled] = [on.work(-3, '09:00'), on.work(3, '09:00'), on.work(-2, '09:00')];
  return {
    ...meeting('standup', startOn(on, 1, '09:00'), 15, {
      title: 'Standup',
      guests: [guest(alex), guest(tomas), guest(nadia), guest(hannah), guest(rui)],
      meets: 'meet',
    }),
    recurrence: [weekdays],
    changes: [
      { original: moved, start: new Date(moved.getTime() + 30 * minute), end: new Date(moved.getTime() + 45 * minute) },
      { original: later, start: new Date(later.getTime() + 60 * minute), end: new Date(later.getTime() + 75 * minute) },
      { original: cancelled, cancelled: true },
    ],
  };
};

export const series = (on: Days): SeedEvent[] => [
  standup(on),
  meeting('leadership', startOn(on, 1, '13:00'), 60, {
    title: 'Leadership',
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO'],
    guests: [guest(alex), guest(maya), guest(tomas), guest(wei), guest(jonas), guest(nadia), room('Room 4')],
    place: 'Room 4',
  }),
  meeting('maya-weekly', startOn(on, 3, '17:00'), 30, {
    title: 'Maya 1:1',
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=WE'],
    guests: [guest(alex), guest(maya)],
  }),
  meeting('ingrid-fortnight', startOn(on, 5, '14:00', 6), 30, {
    title: 'Ingrid 1:1',
    recurrence: ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
    guests: [guest(alex), guest(ingrid)],
  }),
  meeting('focus', startOn(on, 2, '08:00'), 60, {
    title: 'Focus',
    kind: 'focusTime',
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=TU,TH'],
  }),
  // A Tuesday, half past eleven in New York. It lands an hour earlier while only one side has changed its clocks.
  meeting('new-york', new Date('2025-01-07T16:30:00Z'), 30, {
    title: 'US pipeline',
    organizer: jonas,
    zone: 'America/New_York',
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=TU'],
    guests: [guest(jonas), guest(alex, 'accepted', { optional: true })],
    meets: { name: 'Zoom Meeting', url: 'https://zoom.us/j/5550122000' },
  }),
  meeting('board-calls', on.day(90, '18:00'), 45, {
    title: 'Chair call',
    recurrence: ['RRULE:FREQ=MONTHLY;BYDAY=-1TH'],
    guests: [guest(alex), guest(wei)],
  }),
  meeting('pilot-check', startOn(on, 4, '11:30'), 30, {
    title: 'Helio pilot check',
    organizer: nadia,
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=8'],
    guests: [guest(nadia), guest(alex), guest(jonas)],
  }),
  meeting('hiring-sync', startOn(on, 1, '15:30'), 30, {
    title: 'Hiring sync',
    organizer: ingrid,
    recurrence: [`RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=${isoDay(on.now).replaceAll('-', '')}T225959Z`],
    guests: [guest(ingrid), guest(alex), guest(maya)],
  }),
  days('payroll', lastThirtyFirst(on), lastThirtyFirst(on), {
    title: 'Payroll',
    isFree: true,
    recurrence: ['RRULE:FREQ=MONTHLY;BYMONTHDAY=31'],
  }),
  days('working-hamburg', isoDay(startOn(on, 1, '12:00')), isoDay(startOn(on, 1, '12:00')), {
    title: 'Office',
    kind: 'workingLocation',
    workingAt: 'Hamburg',
    isFree: true,
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
  }),
  meeting('clock-change', clockChange(on), 60, {
    title: 'Platform: night of the clock change',
    organizer: tomas,
    guests: [guest(tomas), guest(alex, 'accepted', { optional: true }), guest(hannah)],
    place: 'On call, from home',
  }),
  meeting('pager', new Date(clockChange(on).getTime() - 6 * 86_400_000), 30, {
    title: 'Pager handover',
    organizer: hannah,
    recurrence: ['RRULE:FREQ=DAILY;COUNT=14'],
    guests: [guest(hannah), guest(tomas)],
  }),
];

export const wholeDays = (on: Days): SeedEvent[] => {
  const out = isoDay(on.moments.lisbonOut);
  const offsite = isoDay(on.work(-10, '12:00'));
  return [
    days('maya-away', isoDay(on.work(-1, '12:00')), isoDay(on.work(-1, '12:00')), {
      title: 'Maya is out after lunch',
      isFree: true,
    }),
    days('lisbon', out, dayAfter(out), { title: 'Lisbon', place: 'Lisboa', isFree: true }),
    days('offsite', offsite, dayAfter(offsite), {
      title: 'Leadership offsite',
      organizer: sofia,
      guests: [guest(alex), guest(maya), guest(tomas), guest(nadia), guest(wei)],
      place: 'Lauenburg',
    }),
    meeting('flight-out', on.moments.lisbonOut, 210, {
      title: 'Flight AL 471 to Lisbon',
      kind: 'fromGmail',
      endZone: 'Europe/Lisbon',
      place: 'Hamburg HAM',
    }),
    meeting('flight-back', new Date(on.moments.lisbonBack.getTime() + 60 * minute), 210, {
      title: 'Flight AL 478 to Hamburg',
      kind: 'fromGmail',
      zone: 'Europe/Lisbon',
      endZone: 'Europe/Berlin',
      place: 'Lisboa LIS',
    }),
    meeting('out-of-office', on.work(-14, '13:00'), 300, { title: 'Out of office', kind: 'outOfOffice' }),
    days('dana-birthday', isoDay(on.day(-9, '12:00')), isoDay(on.day(-9, '12:00')), {
      title: `${dana.name}’s birthday`,
      kind: 'birthday',
      isFree: true,
      recurrence: ['RRULE:FREQ=YEARLY'],
    }),
  ];
};

/** The newest 31st. */
const lastThirtyFirst = (on: Days): string => {
  for (let back = 0; ; back += 1) {
    const day = isoDay(on.day(back, '12:00'));
    if (day.endsWith('-31')) return day;
  }
};

/** Half past two in the night of the next change of Hamburg's clocks, on its last Sunday of March or October. */
const clockChange = (on: Days): Date => {
  for (let ahead = 1; ; ahead += 1) {
    const [before, after] = [on.day(-ahead, '00:00'), on.day(-ahead - 1, '00:00')];
    if (after.getTime() - before.getTime() !== 86_400_000) return new Date(before.getTime() + 30 * minute);
  }
};
